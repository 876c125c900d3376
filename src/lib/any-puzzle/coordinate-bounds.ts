import type { CoordinateTable } from "./coordinate-table.ts";

/**
 * For each value of a coordinate the fewest steps from it to that of a goal: a lower bound
 * of the distance of all positions that have the value.
 *
 * @param after  where each step takes each value; the steps include all inverses
 * @returns      255 where no steps lead
 */
export function boundsOf(
  { values, after }: Pick<CoordinateTable, "values" | "after">,
  goals: readonly number[],
): Uint8Array<ArrayBuffer> {
  const bound = new Uint8Array(values).fill(255);
  let frontier = [...new Set(goals)];
  for (const goal of frontier) bound[goal] = 0;
  for (let depth = 1; frontier.length > 0 && depth < 255; depth++) {
    const next: number[] = [];
    for (const value of frontier) {
      for (const table of after) {
        const reached = table[value];
        if (bound[reached] !== 255) continue;
        bound[reached] = depth;
        next.push(reached);
      }
    }
    frontier = next;
  }
  return bound;
}
