/**
 * The mean time of a run. Clocks in browsers are coarse, so it is run again until all runs
 * together have taken long enough.
 *
 * @param longEnough  milliseconds
 * @returns           milliseconds
 */
export function meanTime(run: () => void, longEnough: number): number {
  const start = performance.now();
  let runs = 0;
  let passed = 0;
  do {
    run();
    runs++;
    passed = performance.now() - start;
  } while (passed < longEnough);
  return passed / runs;
}
