import { Combination } from "js-combinatorics";
import { describe, expect, test } from "vitest";
import { binomial, rankCombination, rankSubset, unrankSubset } from "#lib/index.ts";

test("the subsets of up to 9 numbers come in colexicographic order without gaps", () => {
  for (let n = 1; n <= 9; n++) {
    for (let m = 1; m <= n; m++) {
      const subsets = [...new Combination([...Array(n).keys()], m)]
        .map((members) => members.toReversed().join())
        .sort();
      const ours = Array.from({ length: binomial(n, m) }, (_, i) =>
        unrankSubset(i, n, m),
      );
      expect(ours.map((members) => members.toReversed().join())).toEqual(subsets);
      expect(ours.map((members) => rankSubset(members))).toEqual([...ours.keys()]);
    }
    expect(unrankSubset(0, n, 0)).toEqual([]);
  }
  expect(rankSubset([])).toBe(0);
});

test("a subset has the index of the same combination, up to 56 positions", () => {
  for (const [n, m] of [
    [8, 4],
    [56, 28],
    [56, 1],
    [56, 55],
  ]) {
    const last = binomial(n, m) - 1;
    for (const index of [0, 1, Math.floor(last / 3), Math.floor(last / 2), last]) {
      const members = unrankSubset(Math.min(index, last), n, m);
      const chosen = Array.from({ length: n }, (_, i) => members.includes(i));
      expect(rankSubset(Uint8Array.from(members))).toBe(Math.min(index, last));
      expect(rankCombination(chosen)).toBe(Math.min(index, last));
    }
  }
});

describe("bad input is named", () => {
  const cases: [() => unknown, typeof RangeError | typeof TypeError, string][] = [
    [
      () => rankSubset([1, 5, 4]),
      RangeError,
      "position 3 holds 4, after 5; expected ascending order (positions count from 1)",
    ],
    [
      () => rankSubset([1, 1]),
      RangeError,
      "position 2 holds 1, after 1; expected ascending order (positions count from 1)",
    ],
    [
      () => rankSubset([1, 56]),
      RangeError,
      "position 2 holds 56; expected a whole number 0..55 (positions count from 1)",
    ],
    [
      () => rankSubset([false, true] as never),
      RangeError,
      "position 1 holds false; expected a whole number 0..55 (positions count from 1)",
    ],
    [() => rankSubset(7 as never), TypeError, "a subset must be an array, not 7"],
    [() => unrankSubset(20, 6, 3), RangeError, "index 20 is out of range 0..19"],
    [() => unrankSubset(0, 57, 3), RangeError, "n 57 is out of range 0..56"],
    [() => unrankSubset(0, 6, 7), RangeError, "m 7 is out of range 0..6"],
  ];
  for (const [call, type, message] of cases) {
    test(message, () => expect(call).toThrow(new type(message)));
  }
});
