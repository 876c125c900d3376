import { Permutation } from "js-combinatorics";
import { describe, expect, test } from "vitest";
import {
  rankEvenPermutation,
  rankEvenPermutationBig,
  unrankEvenPermutationBig,
} from "#lib/index.ts";
import {
  hasEvenInversions,
  lexicographicPermutations,
  shuffled,
} from "./lexicographic.ts";

test("all even permutations of up to 7 pieces have the index that rankEvenPermutation gives", () => {
  for (let n = 0; n <= 7; n++) {
    let index = 0n;
    for (const perm of lexicographicPermutations(n)) {
      if (!hasEvenInversions(perm)) continue;
      expect(rankEvenPermutationBig(perm)).toBe(index);
      expect(Number(index)).toBe(rankEvenPermutation(perm));
      expect(unrankEvenPermutationBig(index, n)).toEqual(perm);
      index++;
    }
  }
});

test("of 19 to 60 pieces, it is half the index that js-combinatorics gives the pair", () => {
  for (let n = 19; n <= 60; n++) {
    const theirs = new Permutation(Array.from({ length: n }, (_, i) => i));
    const perm = shuffled(n, n);
    if (!hasEvenInversions(perm)) perm.push(...perm.splice(-2).reverse());
    const index = rankEvenPermutationBig(perm);
    const pair = [theirs.at(2n * index), theirs.at(2n * index + 1n)];
    expect(pair).toContainEqual(perm);
    expect(unrankEvenPermutationBig(index, n)).toEqual(perm);
  }
});

describe("bad input is named", () => {
  const odd = Array.from({ length: 20 }, (_, i) => i)
    .with(0, 1)
    .with(1, 0);
  const cases: [() => unknown, typeof RangeError | typeof TypeError, string][] = [
    [
      () => rankEvenPermutationBig([1, 0, 2]),
      RangeError,
      "the permutation 1 0 2 is odd; expected an even one: swap two pieces",
    ],
    [
      () => rankEvenPermutationBig(odd),
      RangeError,
      "the permutation is odd; expected an even one: swap two pieces",
    ],
    [
      () => unrankEvenPermutationBig(12n, 4),
      RangeError,
      "index 12n is out of range 0n..11n",
    ],
    [
      () => unrankEvenPermutationBig(-1n, 30),
      RangeError,
      "index -1n is out of range 0n..30!/2 - 1",
    ],
    [
      () => unrankEvenPermutationBig(1n, 1),
      RangeError,
      "index 1n is out of range 0n..0n",
    ],
    [
      () => unrankEvenPermutationBig(5 as never, 3),
      TypeError,
      "index is 5, not a bigint; expected one such as 5n",
    ],
    [
      () => unrankEvenPermutationBig(0n, 10_001),
      RangeError,
      "n 10001 is out of range 0..10000",
    ],
  ];
  for (const [call, type, message] of cases) {
    test(message, () => expect(call).toThrow(new type(message)));
  }
});
