/**
 * The mean time of a run. Clocks in browsers are coarse, so it is run again until all runs
 * together have taken long enough.
 *
 * @param minMilliseconds  milliseconds
 * @returns           milliseconds
 */
export function meanTime(run: () => void, minMilliseconds: number): number {
  const start = performance.now();
  let runs = 0;
  let elapsed = 0;
  do {
    run();
    runs++;
    elapsed = performance.now() - start;
  } while (elapsed < minMilliseconds);
  return elapsed / runs;
}
