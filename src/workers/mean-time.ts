/**
 * Measures the mean time of a run, in milliseconds. Repeats it until the total exceeds a
 * minimum, as browsers' clocks are coarse.
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
