import { describe, expect, test } from "vitest";
import {
  factorial,
  isEvenPermutation,
  rankEvenPermutation,
  unrankEvenPermutation,
} from "#lib/index.ts";
import {
  hasEvenInversions,
  lexicographicPermutations,
  shuffled,
} from "./lexicographic.ts";

for (let n = 0; n <= 8; n++) {
  test(`all even permutations of ${n} pieces have their place among the even ones as number; the odd ones throw`, () => {
    let index = 0;
    for (const perm of lexicographicPermutations(n)) {
      expect(isEvenPermutation(perm)).toBe(hasEvenInversions(perm));
      if (!hasEvenInversions(perm)) {
        expect(() => rankEvenPermutation(perm)).toThrow(/is odd; expected an even one/);
        continue;
      }
      expect(rankEvenPermutation(perm)).toBe(index);
      expect(unrankEvenPermutation(index, n)).toEqual(perm);
      index++;
    }
    expect(index).toBe(n < 2 ? 1 : factorial(n) / 2);
  });
}

test("the last thousand even ones of n = 18 come back exactly", () => {
  const count = factorial(18) / 2;
  for (let index = count - 1000; index < count; index++) {
    const perm = unrankEvenPermutation(index, 18);
    expect(hasEvenInversions(perm)).toBe(true);
    expect(rankEvenPermutation(perm)).toBe(index);
  }
});

test("parity also of long permutations: a swap changes it", () => {
  const perm = shuffled(10_000, 3);
  const even = isEvenPermutation(perm);
  expect(even).toBe(hasEvenInversions(perm));
  [perm[17], perm[4711]] = [perm[4711], perm[17]];
  expect(isEvenPermutation(perm)).toBe(!even);
});

test("-0 counts as 0, typed arrays are arrays, input is left as it was", () => {
  expect(isEvenPermutation([1, -0])).toBe(false);
  expect(rankEvenPermutation([-0, 1, 2])).toBe(0);
  expect(unrankEvenPermutation(-0, 3)).toEqual([0, 1, 2]);
  expect(rankEvenPermutation(Uint8Array.of(2, 0, 1))).toBe(2);
  expect(rankEvenPermutation(Object.freeze([2, 0, 1]))).toBe(2);
});

describe("bad input is named", () => {
  const cases: [() => unknown, typeof RangeError | typeof TypeError, string][] = [
    [
      () => rankEvenPermutation([1, 0, 2]),
      RangeError,
      "the permutation 1 0 2 is odd; expected an even one: swap two pieces",
    ],
    [
      () => rankEvenPermutation([0, 3, 3, 1]),
      RangeError,
      "position 3 repeats 3; 2 is missing (positions count from 1, values from 0)",
    ],
    [
      () => rankEvenPermutation(shuffled(19, 1)),
      RangeError,
      "n is 19, but numbers are exact only up to n = 18; up to n = 10000 use rankEvenPermutationBig and unrankEvenPermutationBig",
    ],
    [
      () => rankEvenPermutation(true as never),
      TypeError,
      "a permutation must be an array, not true",
    ],
    [
      () => isEvenPermutation([1, 1]),
      RangeError,
      "position 2 repeats 1; 0 is missing (positions count from 1, values from 0)",
    ],
    [
      () => isEvenPermutation(undefined as never),
      TypeError,
      "a permutation must be an array, not undefined",
    ],
    [
      () => unrankEvenPermutation(2520, 7),
      RangeError,
      "index 2520 is out of range 0..2519",
    ],
    [() => unrankEvenPermutation(1, 1), RangeError, "index 1 is out of range 0..0"],
    [
      () => unrankEvenPermutation(0.5, 4),
      RangeError,
      "index 0.5 is not a whole number; expected 0..11",
    ],
    [
      () => unrankEvenPermutation(0, 19),
      RangeError,
      "n is 19, but numbers are exact only up to n = 18; up to n = 10000 use rankEvenPermutationBig and unrankEvenPermutationBig",
    ],
    [
      () => unrankEvenPermutation("0" as never, 3),
      TypeError,
      'index is "0", not a number; expected a whole number 0..2',
    ],
  ];
  for (const [call, type, message] of cases) {
    test(message, () => expect(call).toThrow(new type(message)));
  }
});
