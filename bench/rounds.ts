const isOnce = process.argv.includes("--once");

/** How often something is measured: with `--once`, only to see that it can be. */
export function roundsOf(rounds: number): number {
  return isOnce ? 1 : rounds;
}
