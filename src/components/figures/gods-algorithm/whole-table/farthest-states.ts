import type { WholeTable } from "#src/workers/whole-table.ts";

/** The indices of the states at the greatest distance from solved, in increasing order. */
export function farthestStates({ distance, histogram }: WholeTable): number[] {
  const diameter = histogram.length - 1;
  const states: number[] = [];
  for (
    let i = distance.indexOf(diameter);
    i >= 0;
    i = distance.indexOf(diameter, i + 1)
  ) {
    states.push(i);
  }
  return states;
}
