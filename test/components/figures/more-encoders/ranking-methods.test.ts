import { expect, test } from "vitest";
import {
  formatCost,
  rankingMethodsModel,
} from "#figures/more-encoders/ranking-methods/ranking-methods-model.ts";
import { RANKING_METHODS } from "#figures/more-encoders/ranking-methods/ranking-methods.ts";
import { fromFactoradic, rankMyrvoldRuskey, rankPermutation } from "#lib/index.ts";
import { lexicographicPermutations } from "#test/lib/indexing/lexicographic.ts";

const [compare, countBits, swap] = RANKING_METHODS;

test("the digits of each method represent its index for all permutations of up to six cards", () => {
  for (let n = 2; n <= 6; n++) {
    for (const permutation of lexicographicPermutations(n)) {
      for (const way of [compare, countBits]) {
        const { digits } = way.stateAfter(permutation, n);
        expect(fromFactoradic(digits)).toBe(rankPermutation(permutation));
      }
      const { digits, cells } = swap.stateAfter(permutation, n);
      const number = digits.reduceRight((sum, digit, i) => sum * (n - i) + digit, 0);
      expect(number).toBe(rankMyrvoldRuskey(permutation));
      expect(cells.map(({ text }) => Number(text))).toEqual(
        permutation.map((_, i) => i + 1),
      );
    }
  }
});

test("operations: n(n - 1)/2 comparisons, n counts of bits, n - 1 swaps; none before the first card", () => {
  const { permutation } = rankingMethodsModel.initial;
  const costs = (step: number) =>
    RANKING_METHODS.map((way) => formatCost(way, { permutation, step }));
  expect(costs(0)).toEqual(["0 comparisons", "0 counts of bits", "0 swaps"]);
  expect(costs(1)).toEqual(["6 comparisons", "1 count of bits", "1 swap"]);
  expect(costs(7)).toEqual(["21 comparisons", "7 counts of bits", "6 swaps"]);
});

test("all three cost the same on the identity, as the chapter says", () => {
  const home = { permutation: [0, 1, 2, 3, 4, 5, 6], step: 7 };
  const { permutation } = rankingMethodsModel.initial;
  for (const way of RANKING_METHODS) {
    expect(formatCost(way, home)).toBe(formatCost(way, { permutation, step: 7 }));
  }
});

test("only the bits are labelled with their cards", () => {
  const labels = RANKING_METHODS.map((method) =>
    method.stateAfter([1, 3, 0, 2], 2).cells.map(({ bitOfCard }) => bitOfCard),
  );
  const none = Array(4).fill(undefined);
  expect(labels).toEqual([none, ["1", "2", "3", "4"], none]);
});

test("marks the current card and those it is compared or swapped with", () => {
  const marks = RANKING_METHODS.map((method) =>
    method
      .stateAfter([1, 3, 0, 2], 2)
      .cells.map(({ text, mark }) => `${text}${mark?.[0] ?? ""}`),
  );
  expect(marks).toEqual([
    ["2d", "4n", "1s", "3s"],
    ["1s", "0", "1s", "1n"],
    ["2", "1s", "3n", "4d"],
  ]);
});

test("decode(encode(state)) is the state; invalid text is explained", () => {
  const { encode, decode, update, initial } = rankingMethodsModel;
  const next = update(initial, { type: "step", step: 4 });
  for (const state of [initial, next]) expect(decode(encode(state))).toEqual(state);
  expect(update(next, { type: "step", step: 4 })).toBe(next);
  expect(update(next, { type: "order", permutation: [1, 0] }).step).toBe(0);
  expect(() => decode("213-4")).toThrow("“4” is too large");
  expect(() => decode("213")).toThrow("3124-2");
  expect(() => decode("1224-1")).toThrow("Card 2 appears twice");
});
