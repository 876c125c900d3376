import { Permutation } from "js-combinatorics";
import permutationRank from "permutation-rank";
import { describe, expect, test } from "vitest";
import {
  factorial,
  fromFactoradic,
  lehmerCode,
  rankPermutation,
  toFactoradic,
  unrankPermutation,
} from "#lib/index.ts";
import { lexicographicPermutations, shuffled } from "./lexicographic.ts";

/** The guide's table: permutation of 1 to 4, its three digits, its rank. */
const TABLE_OF_24 = `
1234 000  0 · 1243 001  1 · 1324 010  2 · 1342 011  3 · 1423 020  4 · 1432 021  5
2134 100  6 · 2143 101  7 · 2314 110  8 · 2341 111  9 · 2413 120 10 · 2431 121 11
3124 200 12 · 3142 201 13 · 3214 210 14 · 3241 211 15 · 3412 220 16 · 3421 221 17
4123 300 18 · 4132 301 19 · 4213 310 20 · 4231 311 21 · 4312 320 22 · 4321 321 23`;

describe("permutations up to n = 8", () => {
  for (let n = 0; n <= 8; n++) {
    test(`all ${factorial(n)} of ${n} pieces have their place in lexicographic order as number`, () => {
      let index = 0;
      for (const perm of lexicographicPermutations(n)) {
        expect(rankPermutation(perm)).toBe(index);
        expect(unrankPermutation(index, n)).toEqual(perm);
        index++;
      }
      expect(index).toBe(factorial(n));
    });
  }

  test("the Lehmer code read as factorial digits is the number, and the digits of the number are the code", () => {
    for (let n = 0; n <= 8; n++) {
      let index = 0;
      for (const perm of lexicographicPermutations(n)) {
        const code = lehmerCode(perm);
        expect(fromFactoradic(code)).toBe(index);
        expect(toFactoradic(index, n)).toEqual(code);
        index++;
      }
    }
  });

  test("a digit counts the smaller pieces to the right", () => {
    for (const perm of lexicographicPermutations(6)) {
      const counted = perm.map((a, i) => perm.slice(i + 1).filter((b) => b < a).length);
      expect(lehmerCode(perm)).toEqual(counted);
    }
  });

  test("the guide's table of all 24", () => {
    const rows = TABLE_OF_24.trim().split(/\n| · /);
    expect(rows).toHaveLength(24);
    for (const row of rows) {
      const [pieces, digits, index] = row.trim().split(/ +/);
      const perm = Array.from(pieces, (piece) => Number(piece) - 1);
      expect(rankPermutation(perm)).toBe(Number(index));
      expect(unrankPermutation(Number(index), 4)).toEqual(perm);
      expect(lehmerCode(perm).join("")).toBe(`${digits}0`);
    }
  });
});

describe("against libraries that we did not write", () => {
  test("js-combinatorics lists the permutations of 7 pieces in the same order", () => {
    let index = 0;
    for (const perm of new Permutation([0, 1, 2, 3, 4, 5, 6])) {
      expect(unrankPermutation(index, 7)).toEqual(perm);
      expect(rankPermutation(perm)).toBe(index);
      index++;
    }
    expect(index).toBe(5040);
  });

  test("js-combinatorics agrees on seeded permutations of 9 to 18 pieces", () => {
    for (let n = 9; n <= 18; n++) {
      const theirs = new Permutation(Array.from({ length: n }, (_, i) => i));
      for (let seed = 1; seed <= 50; seed++) {
        const perm = shuffled(n, seed);
        expect(theirs.at(rankPermutation(perm))).toEqual(perm);
      }
    }
  });

  // Its order is different, but its 5040 permutations must get our 5040 ranks.
  test("each permutation of permutation-rank gets a number of its own", () => {
    const numbers = new Set<number>();
    for (let theirs = 0; theirs < 5040; theirs++) {
      numbers.add(rankPermutation(permutationRank.unrank(7, theirs)));
    }
    expect(numbers.size).toBe(5040);
    expect(Math.max(...numbers)).toBe(5039);
  });
});

describe("up to n = 18", () => {
  test("the identity is 0 and the reverse n! - 1", () => {
    for (let n = 0; n <= 18; n++) {
      const identity = Array.from({ length: n }, (_, i) => i);
      const reverse = identity.toReversed();
      expect(rankPermutation(identity)).toBe(0);
      expect(rankPermutation(reverse)).toBe(factorial(n) - 1);
      expect(unrankPermutation(0, n)).toEqual(identity);
      expect(unrankPermutation(factorial(n) - 1, n)).toEqual(reverse);
    }
  });

  test("the last thousand numbers for n = 18 come back exactly", () => {
    const count = 6402373705728000;
    for (let index = count - 1000; index < count; index++) {
      expect(rankPermutation(unrankPermutation(index, 18))).toBe(index);
    }
  });

  test("n! - 1 is exact where a multiple of a place value is just missed", () => {
    for (let digit = 1; digit <= 17; digit++) {
      const index = digit * factorial(17) - 1;
      expect(unrankPermutation(index, 18)[0]).toBe(digit - 1);
      expect(unrankPermutation(index + 1, 18)[0]).toBe(digit);
    }
  });
});

describe("input", () => {
  test("is left as it was", () => {
    const perm = Object.freeze([2, 0, 3, 1]);
    expect(rankPermutation(perm)).toBe(13);
    expect(lehmerCode(perm)).toEqual([2, 0, 1, 0]);
  });

  test("may be a typed array", () => {
    expect(rankPermutation(Uint8Array.of(2, 0, 3, 1))).toBe(13);
    expect(rankPermutation(Float64Array.of(2, 0, 3, 1))).toBe(13);
    expect(lehmerCode(Uint16Array.of(2, 0, 3, 1))).toEqual([2, 0, 1, 0]);
  });

  test("-0 counts as 0, and no result is -0", () => {
    expect(rankPermutation([-0, 1, 2])).toBe(0);
    expect(rankPermutation([1, -0, 2])).toBe(2);
    expect(lehmerCode([1, -0])).toEqual([1, 0]);
    expect(unrankPermutation(-0, 3)).toEqual([0, 1, 2]);
    expect(unrankPermutation(0, -0)).toEqual([]);
  });
});

describe("bad input is named", () => {
  const cases: [() => unknown, typeof RangeError | typeof TypeError, string][] = [
    [
      () => rankPermutation([0, 5, 5, 1, 3, 4]),
      RangeError,
      "position 3 repeats 5; 2 is missing (positions count from 1, values from 0)",
    ],
    [
      () => rankPermutation([0, 1, 1]),
      RangeError,
      "position 3 repeats 1; 2 is missing (positions count from 1, values from 0)",
    ],
    [
      () => rankPermutation([-0, 0]),
      RangeError,
      "position 2 repeats 0; 1 is missing (positions count from 1, values from 0)",
    ],
    [
      () => rankPermutation([1, 2, 3]),
      RangeError,
      "position 3 holds 3; expected a whole number 0..2 (positions count from 1)",
    ],
    [
      () => rankPermutation([0, -1]),
      RangeError,
      "position 2 holds -1; expected a whole number 0..1 (positions count from 1)",
    ],
    [
      () => rankPermutation([0.5, 1]),
      RangeError,
      "position 1 holds 0.5; expected a whole number 0..1 (positions count from 1)",
    ],
    [
      () => rankPermutation([0, NaN]),
      RangeError,
      "position 2 holds NaN; expected a whole number 0..1 (positions count from 1)",
    ],
    [
      () => rankPermutation(["0", "1"] as never),
      RangeError,
      'position 1 holds "0"; expected a whole number 0..1 (positions count from 1)',
    ],
    [
      () => rankPermutation([0, , 1] as never),
      RangeError,
      "position 2 holds undefined; expected a whole number 0..2 (positions count from 1)",
    ],
    [
      () => rankPermutation([[0], 1] as never),
      RangeError,
      "position 1 holds an array; expected a whole number 0..1 (positions count from 1)",
    ],
    [
      () => rankPermutation(BigInt64Array.of(0n, 1n) as never),
      RangeError,
      "position 1 holds 0n; expected a whole number 0..1 (positions count from 1)",
    ],
    [
      () => rankPermutation(null as never),
      TypeError,
      "a permutation must be an array, not null",
    ],
    [
      () => rankPermutation("01" as never),
      TypeError,
      'a permutation must be an array, not "01"',
    ],
    [
      () => rankPermutation({ length: 1e15 } as never),
      TypeError,
      "a permutation must be an array, not an object",
    ],
    [
      () => rankPermutation(new DataView(new ArrayBuffer(2)) as never),
      TypeError,
      "a permutation must be an array, not an object",
    ],
    [
      () => rankPermutation(shuffled(19, 1)),
      RangeError,
      "n is 19, but numbers are exact only up to n = 18; up to n = 10000 use rankPermutationBig and unrankPermutationBig",
    ],
    [
      () => rankPermutation(new Array(2 ** 32 - 1)),
      RangeError,
      "n is 4294967295, but numbers are exact only up to n = 18; up to n = 10000 use rankPermutationBig and unrankPermutationBig",
    ],
    [
      () => unrankPermutation(5040, 7),
      RangeError,
      "index 5040 is out of range 0..5039",
    ],
    [() => unrankPermutation(-1, 7), RangeError, "index -1 is out of range 0..5039"],
    [() => unrankPermutation(1, 0), RangeError, "index 1 is out of range 0..0"],
    [
      () => unrankPermutation(0.5, 3),
      RangeError,
      "index 0.5 is not a whole number; expected 0..5",
    ],
    [
      () => unrankPermutation(NaN, 3),
      RangeError,
      "index NaN is not a whole number; expected 0..5",
    ],
    [
      () => unrankPermutation(Infinity, 3),
      RangeError,
      "index Infinity is not a whole number; expected 0..5",
    ],
    [
      () => unrankPermutation("3" as never, 3),
      TypeError,
      'index is "3", not a number; expected a whole number 0..5',
    ],
    [
      () => unrankPermutation(3n as never, 3),
      TypeError,
      "index is 3n, not a number; expected a whole number 0..5",
    ],
    [
      () => unrankPermutation(0, undefined as never),
      TypeError,
      "n is undefined, not a number; expected a whole number 0..18",
    ],
    [
      () => unrankPermutation(0, 2.5),
      RangeError,
      "n 2.5 is not a whole number; expected 0..18",
    ],
    [() => unrankPermutation(0, -1), RangeError, "n -1 is out of range 0..18"],
    [
      () => unrankPermutation(0, 19),
      RangeError,
      "n is 19, but numbers are exact only up to n = 18; up to n = 10000 use rankPermutationBig and unrankPermutationBig",
    ],
    [
      () => lehmerCode([0, 0]),
      RangeError,
      "position 2 repeats 0; 1 is missing (positions count from 1, values from 0)",
    ],
    [
      () => lehmerCode(new Array(10001)),
      RangeError,
      "a permutation has length 10001; expected 10000 at most",
    ],
    [() => lehmerCode(7 as never), TypeError, "a permutation must be an array, not 7"],
  ];
  for (const [call, type, message] of cases) {
    test(message, () => expect(call).toThrow(new type(message)));
  }
});
