// Expected results of a class, from the distances of all states.
import { sumOf } from "#kit/distances/histogram-sums.ts";

/** The expected number of pupils at each distance. */
export function expectedCounts(all: readonly number[], pupils: number): number[] {
  const total = sumOf(all);
  return all.map((count) => (pupils * count) / total);
}

/**
 * The probability that a class of consecutive numbers includes one of the hardest states,
 * over all first numbers.
 * @param distance  of each position
 * @param most      how many pupils a class can have
 * @returns         by the number of pupils, 0 to `most`
 */
export function hardestStateChances(distance: Uint8Array, most: number): number[] {
  const farthest = distance.reduce((max, each) => Math.max(max, each), 0);
  /**
   * For each number of steps, how many numbers are followed by one of the hardest states.
   */
  const steps = new Array<number>(most + 1).fill(0);
  let next = Infinity;
  // Twice round, since after the last number comes the first.
  for (let i = 2 * distance.length - 1; i >= 0; i--) {
    if (i < distance.length && next - i <= most) steps[next - i]++;
    if (distance[i % distance.length] === farthest) next = i;
  }
  let met = 0;
  return steps.map((count) => (met += count) / distance.length);
}
