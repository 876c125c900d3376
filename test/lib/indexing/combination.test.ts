import { combination as countCombinations } from "js-combinatorics";
import { describe, expect, test } from "vitest";
import { rankCombination, unrankCombination } from "#lib/index.ts";

for (let n = 0; n <= 12; n++) {
  test(`all choices of ${n} positions are numbered in the order of the binary numbers with position ${n} first`, () => {
    const next = new Array<number>(n + 1).fill(0);
    for (let bits = 0; bits < 2 ** n; bits++) {
      const chosen = Array.from({ length: n }, (_, i) => (bits & (1 << i)) !== 0);
      const m = chosen.filter(Boolean).length;
      const index = next[m]++;
      expect(rankCombination(chosen)).toBe(index);
      expect(unrankCombination(index, n, m)).toEqual(chosen);
    }
    next.forEach((count, m) => expect(BigInt(count)).toBe(countCombinations(n, m)));
  });
}

test("of 56 positions the first and the last choice of any m are numbered exactly", () => {
  for (let m = 0; m <= 56; m++) {
    const first = Array.from({ length: 56 }, (_, i) => i < m);
    const last = first.toReversed();
    const lastIndex = Number(countCombinations(56, m) - 1n);
    expect(Number.isSafeInteger(lastIndex)).toBe(true);
    expect(rankCombination(first)).toBe(0);
    expect(unrankCombination(0, 56, m)).toEqual(first);
    expect(rankCombination(last)).toBe(lastIndex);
    expect(unrankCombination(lastIndex, 56, m)).toEqual(last);
  }
});

test("-0 counts as 0, and no result is -0; input is left as it was", () => {
  expect(unrankCombination(-0, 3, 1)).toEqual([true, false, false]);
  expect(unrankCombination(-0, 2, -0)).toEqual([false, false]);
  expect(unrankCombination(0, -0, -0)).toEqual([]);
  expect(rankCombination([])).toBe(0);
  expect(rankCombination(Object.freeze([false, true, true]))).toBe(2);
});

describe("bad input is named", () => {
  const cases: [() => unknown, typeof RangeError | typeof TypeError, string][] = [
    [
      () => rankCombination([true, 1] as never),
      TypeError,
      "position 2 holds 1; expected true or false (positions count from 1)",
    ],
    [
      () => rankCombination(new Array(3)),
      TypeError,
      "position 1 holds undefined; expected true or false (positions count from 1)",
    ],
    [
      () => rankCombination([1, 4, 5] as never),
      TypeError,
      "a combination has true or false for each position; for a list of positions such as 1, 4, 5, use rankSubset",
    ],
    [
      () => rankCombination([1, 0, 1] as never),
      TypeError,
      "position 1 holds 1; expected true or false (positions count from 1)",
    ],
    [
      () => rankCombination("101" as never),
      TypeError,
      'a combination must be an array, not "101"',
    ],
    [
      () => rankCombination(new Array(57).fill(true)),
      RangeError,
      "a combination has length 57; expected 56 at most",
    ],
    [() => unrankCombination(70, 8, 4), RangeError, "index 70 is out of range 0..69"],
    [() => unrankCombination(1, 8, 0), RangeError, "index 1 is out of range 0..0"],
    [() => unrankCombination(0, 8, 9), RangeError, "m 9 is out of range 0..8"],
    [() => unrankCombination(0, 8, -1), RangeError, "m -1 is out of range 0..8"],
    [() => unrankCombination(0, 57, 1), RangeError, "n 57 is out of range 0..56"],
    [
      () => unrankCombination(0, 8, 0.5),
      RangeError,
      "m 0.5 is not a whole number; expected 0..8",
    ],
    [
      () => unrankCombination(NaN, 8, 4),
      RangeError,
      "index NaN is not a whole number; expected 0..69",
    ],
    [
      () => unrankCombination(0, 8, null as never),
      TypeError,
      "m is null, not a number; expected a whole number 0..8",
    ],
  ];
  for (const [call, type, message] of cases) {
    test(message, () => expect(call).toThrow(new type(message)));
  }
});
