/**
 * A histogram says how many states are at each distance, from 0 up. How many turns do all
 * of them take together?
 */
function turnsInAll(histogram: readonly number[]): number {
  let turns = 0;
  for (let distance = 0; distance < histogram.length; distance++) {
    turns += distance * histogram[distance];
  }
  return turns;
}
