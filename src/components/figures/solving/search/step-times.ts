const GROWTH = 1.08;

/**
 * The numbers of moves at which a search is displayed: each of the first ones, then longer
 * and longer steps up to the last.
 */
export function stepTimes(last: number): number[] {
  const times: number[] = [];
  for (
    let time = 0;
    time < last;
    time = Math.max(time + 1, Math.round(time * GROWTH))
  ) {
    times.push(time);
  }
  return [...times, last];
}
