import { expect, test } from "vitest";
import {
  unrankEvenPermutation,
  unrankMyrvoldRuskey,
  unrankPermutation,
} from "#lib/index.ts";

const LEXICOGRAPHIC = "rankPermutationBig and unrankPermutationBig";

test.each([
  { unrank: unrankPermutation, pair: LEXICOGRAPHIC },
  {
    unrank: unrankEvenPermutation,
    pair: "rankEvenPermutationBig and unrankEvenPermutationBig",
  },
  {
    unrank: unrankMyrvoldRuskey,
    pair: `${LEXICOGRAPHIC}, whose order is lexicographic`,
  },
])("swapped arguments of $unrank.name are recognised", ({ unrank, pair }) => {
  const seemSwapped = (index: number, n: number) =>
    `n is ${n} and index is ${index}: they seem to be swapped; the index comes first`;
  for (const [index, n] of [
    [7, 1531],
    [4, 23],
    [4, 19],
  ]) {
    expect(() => unrank(index, n)).toThrow(
      new RangeError(`${seemSwapped(index, n)}. For n = ${n} use ${pair}`),
    );
  }
  const last = 6402373705727999;
  expect(() => unrank(18, last)).toThrow(new RangeError(seemSwapped(18, last)));
});

test("an index that is no number of pieces, or too small for it, is not taken for one", () => {
  for (const [index, n] of [
    [4, 24],
    [2, 1531],
    [19, 20],
    [-1, 20],
    [0.5, 20],
  ]) {
    expect(() => unrankPermutation(index, n)).toThrow(
      `n is ${n}, but numbers are exact only up to n = 18; up to n = 10000 use ${LEXICOGRAPHIC}`,
    );
  }
});
