import { expect, test } from "vitest";
import {
  leastCosets,
  symmetricCosets,
} from "#figures/big-cube/cosets/coset-classes.ts";
import { cosetsModel } from "#figures/big-cube/cosets/cosets-model.ts";
import { withChosen, withSymmetric } from "#figures/big-cube/cosets/cosets-run.ts";
import {
  cosetText,
  countText,
  proofText,
} from "#figures/big-cube/cosets/cosets-text.ts";
import { PUBLISHED_PROOF } from "#figures/big-cube/cosets/published-proof.ts";
import { PUBLISHED_HISTOGRAMS } from "#kit/distances/published-histograms.ts";
import { buildDistanceTable, N_ORIENTATIONS, N_PERMUTATIONS } from "#lib/index.ts";
import { definePuzzle } from "#lib/any-puzzle/puzzle.ts";
import { CUBE_3X3X3 } from "#lib/big-cube/definition.ts";
import { solveCosets } from "#src/workers/solve-cosets.ts";

const COSETS = Array.from({ length: N_ORIENTATIONS }, (_, coset) => coset);
const published = PUBLISHED_HISTOGRAMS.states.HTM;

const table = buildDistanceTable({ metric: "HTM" });
/** The distances of each coset's states in the table that breadth-first search built. */
const histograms = COSETS.map(() => published.map(() => 0));
for (let index = 0; index < N_ORIENTATIONS * N_PERMUTATIONS; index++) {
  histograms[index % N_ORIENTATIONS][table.distance(index)]++;
}

test("symmetric cosets have the same distances, and each belongs to one class", () => {
  for (const coset of COSETS) {
    const symmetric = symmetricCosets(coset);
    expect(symmetric).toContain(coset);
    for (const other of symmetric) {
      expect(histograms[other]).toEqual(histograms[coset]);
      expect(symmetricCosets(other)).toEqual(symmetric);
    }
  }
  expect(
    leastCosets()
      .flatMap(symmetricCosets)
      .toSorted((a, b) => a - b),
  ).toEqual(COSETS);
});

test("one coset of each class is enough to count all states by distance", () => {
  const solved = leastCosets().map((coset) => {
    const histogram = histograms[coset];
    const hardest = histogram.findLastIndex((count) => count > 0);
    return { coset, histogram: histogram.slice(0, hardest + 1), sequences: 1 };
  });
  const { count, hardest, histogram } = withSymmetric(solved);
  expect(count).toBe(N_ORIENTATIONS);
  expect(histogram).toEqual(published);
  expect(new Set(hardest)).toEqual(new Set([10, 11]));
  hardest.forEach((distance, coset) => {
    expect(distance).toBe(histograms[coset].findLastIndex((states) => states > 0));
  });
  const copied = N_ORIENTATIONS - solved.length;
  expect(proofText(solved.length, histogram, 2300)).toContain(
    `No state is more than 11 moves from solved: all 3,674,160 are in ${solved.length} cosets solved here in 2.3\u00a0s, and ${copied} symmetric ones.`,
  );
  expect(proofText(1, histogram.with(3, 320), 2300)).toBe(
    "The sum of all cosets differs from the published counts at depth 3: found 320, published 321.",
  );
});

test("the chosen coset and its copies count from the start, and only once", () => {
  const solvedOf = (coset: number) => ({
    ...{ coset, histogram: histograms[coset], sequences: 1 },
  });
  const chosen = solvedOf(370);
  const all = leastCosets().map(solvedOf);
  const countAfter = (steps: number) => {
    const cosets = withChosen(all.slice(0, steps), chosen);
    return withSymmetric(cosets).count;
  };
  expect(countAfter(0)).toBe(symmetricCosets(370).length);
  for (const steps of [1, 60, all.length]) {
    const cosets = [370, ...all.slice(0, steps).map(({ coset }) => coset)];
    expect(countAfter(steps)).toBe(new Set(cosets.flatMap(symmetricCosets)).size);
  }
  expect(countText(1, 6)).toBe("1 coset solved, and 5 by symmetry, of 729.");
});

test("the published proof counts the states of the 3×3×3", () => {
  const { cosets, statesOfEach } = PUBLISHED_PROOF;
  expect(BigInt(cosets) * BigInt(statesOfEach)).toBe(definePuzzle(CUBE_3X3X3).sizeBig);
});

test("a coset is described, and a link restores it", () => {
  const { decode, describe, encode, initial } = cosetsModel;
  for (const coset of COSETS) expect(decode(encode(coset))).toBe(coset);
  expect(() => decode("729")).toThrow("“729” is too large");
  expect(describe(initial)).toBe("Coset 370, symmetric to five others.");
  expect(describe(0)).toBe("Coset 0, symmetric to no others.");
  const [solved] = solveCosets([0]);
  expect(cosetText(solved)).toContain("No other coset is symmetric to it.");
});
