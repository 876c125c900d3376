/** Whether this is only a check that the bench works. */
export const isOnce = process.argv.includes("--once");

/**
 * The number of measurements; one with `--once`, which only checks that the bench works.
 */
export function roundsOf(rounds: number): number {
  return isOnce ? 1 : rounds;
}
