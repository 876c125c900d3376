import { Permutation } from "js-combinatorics";
import { describe, expect, test } from "vitest";
import {
  rankPartialPermutation,
  rankPermutation,
  unrankPartialPermutation,
} from "#lib/index.ts";
import { lexicographicPermutations } from "./lexicographic.ts";

test("k of n pieces are in lexicographic order without gaps: each k and n up to 7", () => {
  for (let n = 0; n <= 7; n++) {
    for (let k = 0; k <= n; k++) {
      // The beginnings of all permutations, each once.
      const rows = [
        ...new Map(
          Array.from(lexicographicPermutations(n), (perm) => [
            String(perm.slice(0, k)),
            perm.slice(0, k),
          ]),
        ).values(),
      ];
      rows.forEach((row, index) => {
        expect(rankPartialPermutation(row, n)).toBe(index);
        expect(unrankPartialPermutation(index, n, k)).toEqual(row);
      });
      expect(() => unrankPartialPermutation(rows.length, n, k)).toThrow(RangeError);
    }
  }
});

test("there are as many as js-combinatorics counts, and the last index belongs to the last pieces", () => {
  for (const [n, k] of [
    [18, 18],
    [52, 5],
    [100, 8],
    [10_000, 3],
  ]) {
    const pieces = Array.from({ length: n }, (_, i) => i);
    const count = Number(new Permutation(pieces, k).length);
    const last = pieces.toReversed().slice(0, k);
    expect(rankPartialPermutation(last, n)).toBe(count - 1);
    expect(unrankPartialPermutation(count - 1, n, k)).toEqual(last);
  }
});

test("all n of n pieces are a permutation", () => {
  for (const perm of lexicographicPermutations(6)) {
    expect(rankPartialPermutation(Uint8Array.from(perm), 6)).toBe(
      rankPermutation(perm),
    );
  }
});

describe("bad input is named", () => {
  const cases: [() => unknown, typeof RangeError | typeof TypeError, string][] = [
    [
      () => rankPartialPermutation([3, 3], 4),
      RangeError,
      "position 2 repeats 3 (positions count from 1, values from 0)",
    ],
    [
      () => rankPartialPermutation([0, 4], 4),
      RangeError,
      "position 2 holds 4; expected a whole number 0..3 (positions count from 1)",
    ],
    [
      () => rankPartialPermutation([0, 1, 2], 2),
      RangeError,
      "a partial permutation has length 3; expected 2 at most",
    ],
    [
      () => rankPartialPermutation("01" as never, 2),
      TypeError,
      'a partial permutation must be an array, not "01"',
    ],
    [
      () => unrankPartialPermutation(0, 100, 9),
      RangeError,
      "n is 100 and k is 9: there are more than 2^53 partial permutations, where numbers stop being exact",
    ],
    [
      () => unrankPartialPermutation(12, 4, 2),
      RangeError,
      "index 12 is out of range 0..11",
    ],
    [() => unrankPartialPermutation(0, 4, 5), RangeError, "k 5 is out of range 0..4"],
  ];
  for (const [call, type, message] of cases) {
    test(message, () => expect(call).toThrow(new type(message)));
  }
});
