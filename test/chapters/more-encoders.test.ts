import { expect, test } from "vitest";
import { ENCODERS } from "#figures/more-encoders/encoders/encoder-sizes.ts";
import {
  countReachablePhase2States,
  countPhaseStates,
  PHASE_1,
  PHASE_2,
} from "#figures/more-encoders/encoders/two-phases.ts";
import moreEncodersExercises from "#components/exercises/more-encoders/more-encoders-exercises.ts";
import {
  applyMove,
  isEvenPermutation,
  movesOf,
  N_STATES,
  rankCombination,
  rankDigits,
  rankEvenPermutation,
  rankOrientation,
  rankPermutation,
  rankPermutationBig,
  SOLVED,
  unrankCombination,
  unrankEvenPermutation,
  unrankPermutation,
} from "#lib/index.ts";

const range = (n: number) => Array.from({ length: n }, (_, i) => i);

test("the coordinates of the two phases have the sizes that Kociemba gives", () => {
  expect(PHASE_1.map(({ count }) => count)).toEqual([2187, 2048, 495]);
  expect(PHASE_2.map(({ count }) => count)).toEqual([40320, 40320, 24]);
  expect(countPhaseStates(PHASE_1)).toBe(2_217_093_120);
  expect(countReachablePhase2States()).toBe(19_508_428_800);
});

test("both phases together have each position of the 3x3x3 once", () => {
  const all = BigInt(countPhaseStates(PHASE_1)) * BigInt(countReachablePhase2States());
  expect(all).toBe(43_252_003_274_489_856_000n);
});

test("the table gives the known sizes", () => {
  const sizes = ENCODERS.map(({ rank, sizes }) => [
    rank,
    sizes.map(({ count, naive }) => [count, naive]),
  ]);
  expect(Object.fromEntries(sizes)).toEqual({
    rankPermutation: [
      [5040, 823_543],
      [40_320, 16_777_216],
      [479_001_600, 8_916_100_448_256],
    ],
    rankEvenPermutation: [[360, 46_656]],
    rankDigits: [[81, 81]],
    rankOrientation: [
      [729, 2187],
      [2187, 6561],
      [2048, 4096],
    ],
    rankCombination: [[495, 4096]],
  });
});

test("each size in the table is one more than the largest number its encoder gives", () => {
  const largest: Record<string, (i: number) => number> = {
    rankPermutation: (i) => rankPermutation(range([7, 8, 12][i]).toReversed()),
    rankEvenPermutation: () => rankEvenPermutation([5, 4, 3, 2, 0, 1]),
    rankDigits: () => rankDigits([2, 2, 2, 2], 3),
    rankOrientation: (i) =>
      [
        () => rankOrientation([2, 2, 2, 2, 2, 2, 0], 3),
        () => rankOrientation([2, 2, 2, 2, 2, 2, 2, 1], 3),
        () => rankOrientation([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1].with(11, 1), 2),
      ][i](),
    rankCombination: () => rankCombination(range(12).map((i) => i >= 8)),
  };
  for (const { rank, sizes } of ENCODERS) {
    sizes.forEach(({ count }, i) => expect(largest[rank](i), rank).toBe(count - 1));
  }
});

test("in every permutation of five, a swap of neighbours changes the parity and a 3-cycle does not", () => {
  for (let index = 0; index < 120; index++) {
    const order = unrankPermutation(index, 5);
    const even = isEvenPermutation(order);
    for (let i = 0; i < 4; i++) {
      const swapped = order.with(i, order[i + 1]).with(i + 1, order[i]);
      expect(isEvenPermutation(swapped)).toBe(!even);
    }
    for (const [a, b, c] of [
      [0, 1, 2],
      [0, 2, 4],
      [4, 1, 3],
    ]) {
      const cycled = order.with(a, order[b]).with(b, order[c]).with(c, order[a]);
      expect(isEvenPermutation(cycled)).toBe(even);
    }
  }
});

test("a quarter turn of the pocket cube is odd", () => {
  for (const move of movesOf("QTM")) {
    expect(isEvenPermutation(applyMove(SOLVED, move).permutation)).toBe(false);
  }
});

test("an even permutation of six cards has half the number of its pair", () => {
  for (let index = 0; index < 360; index++) {
    const order = unrankEvenPermutation(index, 6);
    expect(Math.floor(rankPermutation(order) / 2)).toBe(index);
  }
});

test("of two choices that one comes first that leaves the last place free in which they differ", () => {
  for (let index = 1; index < 70; index++) {
    const before = unrankCombination(index - 1, 8, 4);
    const after = unrankCombination(index, 8, 4);
    const last = after.findLastIndex((taken, i) => taken !== before[i]);
    expect(after[last]).toBe(true);
  }
});

test("the numbers of a deck of cards have up to 68 digits", () => {
  expect(String(rankPermutationBig(range(52).toReversed()))).toHaveLength(68);
});

test("the Pyraminx needs 933,120 numbers, fewer than the pocket cube", () => {
  expect(moreEncodersExercises.wholePuzzle.count).toBe(933_120);
  expect(moreEncodersExercises.wholePuzzle.count).toBeLessThan(N_STATES);
});
