import { describe, expect, test } from "vitest";
import {
  lehmerCode,
  rankPermutation,
  rankPermutationBig,
  unrankPermutationBig,
} from "#lib/index.ts";
import { lexicographicPermutations, shuffled } from "./lexicographic.ts";

test("all permutations of up to 7 pieces have the number that rankPermutation gives", () => {
  for (let n = 0; n <= 7; n++) {
    for (const perm of lexicographicPermutations(n)) {
      const index = rankPermutationBig(perm);
      expect(index).toBe(BigInt(rankPermutation(perm)));
      expect(unrankPermutationBig(index, n)).toEqual(perm);
    }
  }
});

test("seeded permutations of 8 to 80 pieces: the sum of digit times factorial", () => {
  for (let n = 8; n <= 80; n++) {
    const perm = shuffled(n, n);
    const index = rankPermutationBig(perm);
    expect(index).toBe(sumOfDigitsTimesFactorials(perm));
    expect(unrankPermutationBig(index, n)).toEqual(perm);
  }
});

test("the identity is 0 and the reverse n! - 1, also for n = 1000", () => {
  let count = 1n;
  for (let i = 1n; i <= 1000n; i++) count *= i;
  const identity = Array.from({ length: 1000 }, (_, i) => i);
  expect(rankPermutationBig(identity)).toBe(0n);
  expect(rankPermutationBig(identity.toReversed())).toBe(count - 1n);
  expect(unrankPermutationBig(count - 1n, 1000)).toEqual(identity.toReversed());
  expect(() => unrankPermutationBig(count, 1000)).toThrow(RangeError);
});

test("10,000 pieces go to a number and back", () => {
  const perm = shuffled(10_000, 7);
  expect(unrankPermutationBig(rankPermutationBig(perm), 10_000)).toEqual(perm);
});

describe("bad input is named", () => {
  const cases: [() => unknown, typeof RangeError | typeof TypeError, string][] = [
    [
      () => rankPermutationBig(new Array(10_001)),
      RangeError,
      "a permutation has length 10001; expected 10000 at most",
    ],
    [
      () => rankPermutationBig([0, 2, 2]),
      RangeError,
      "position 3 repeats 2; 1 is missing (positions count from 1, values from 0)",
    ],
    [
      () => rankPermutationBig({} as never),
      TypeError,
      "a permutation must be an array, not an object",
    ],
    [
      () => unrankPermutationBig(0n, 10_001),
      RangeError,
      "n 10001 is out of range 0..10000",
    ],
    [
      () => unrankPermutationBig(0n, 0.5),
      RangeError,
      "n 0.5 is not a whole number; expected 0..10000",
    ],
    [
      () => unrankPermutationBig(0n, 3n as never),
      TypeError,
      "n is 3n, not a number; expected a whole number 0..10000",
    ],
    [() => unrankPermutationBig(6n, 3), RangeError, "index 6n is out of range 0n..5n"],
    [
      () => unrankPermutationBig(-1n, 3),
      RangeError,
      "index -1n is out of range 0n..5n",
    ],
    [
      () => unrankPermutationBig(-1n, 30),
      RangeError,
      "index -1n is out of range 0n..30! - 1",
    ],
    [
      () => unrankPermutationBig(1n << 1_000_000n, 30),
      RangeError,
      "index (over 20 digits) is out of range 0n..30! - 1",
    ],
    [
      () => unrankPermutationBig(5 as never, 3),
      TypeError,
      "index is 5, not a bigint; expected one such as 5n",
    ],
  ];
  for (const [call, type, message] of cases) {
    test(message, () => expect(call).toThrow(new type(message)));
  }
});

function sumOfDigitsTimesFactorials(perm: number[]): bigint {
  let sum = 0n;
  let place = 1n;
  lehmerCode(perm)
    .reverse()
    .forEach((digit, i) => {
      if (i > 0) place *= BigInt(i);
      sum += BigInt(digit) * place;
    });
  return sum;
}
