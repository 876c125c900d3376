/**
 * A histogram says how many states are at each distance, from 0 up. How many turns do all
 * of them take together?
 */
function turnsInAll(histogram: readonly number[]): number {
  return histogram.length - 1;
}
