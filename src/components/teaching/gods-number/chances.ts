// What a class may expect, from the distances of all positions.
import { sumOf } from "../../kit/distances/histogram-sums.ts";

/** How many of some pupils have each distance, on average. */
export function expectedCounts(all: readonly number[], pupils: number): number[] {
  return all.map((count) => (pupils * count) / sumOf(all));
}

/** The chance that at least one of some pupils has a position that is farthest. */
export function chanceOfFarthest(all: readonly number[], pupils: number): number {
  return 1 - (1 - all.at(-1)! / sumOf(all)) ** pupils;
}
