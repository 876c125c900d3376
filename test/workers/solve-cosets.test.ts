import { expect, test } from "vitest";
import { buildDistanceTable, N_ORIENTATIONS, N_PERMUTATIONS } from "#lib/index.ts";
import { solveCosets, type SolvedCoset } from "#src/workers/solve-cosets.ts";

const table = buildDistanceTable({ metric: "HTM" });

/** The distances of a coset's states in the table that breadth-first search built. */
function histogramOf(coset: number): number[] {
  const histogram: number[] = [];
  for (let permutation = 0; permutation < N_PERMUTATIONS; permutation++) {
    const distance = table.distance(permutation * N_ORIENTATIONS + coset);
    histogram[distance] = (histogram[distance] ?? 0) + 1;
  }
  return Array.from(histogram, (count) => count ?? 0);
}

test("one coset in forty has the distances of the whole table, reported one by one", () => {
  const cosets = Array.from({ length: 18 }, (_, i) => 42 * i);
  const reported: SolvedCoset[] = [];
  const solved = solveCosets(cosets, (one) => reported.push(one));
  expect(reported).toEqual(solved);
  expect(solved.map(({ coset }) => coset)).toEqual(cosets);
  for (const { coset, histogram, sequences } of solved) {
    expect(histogram, `coset ${coset}`).toEqual(histogramOf(coset));
    expect(sequences).toBeGreaterThan(0);
  }
});
