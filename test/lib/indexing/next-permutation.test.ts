import { Permutation } from "js-combinatorics";
import { expect, test } from "vitest";
import {
  countMultiset,
  nextPermutation,
  previousPermutation,
  rankMultiset,
} from "#lib/index.ts";

const identity = (n: number) => Array.from({ length: n }, (_, i) => i);

test("steps through all permutations of up to 8 pieces in the order of js-combinatorics, and back", () => {
  for (let n = 1; n <= 8; n++) {
    const theirs = [...new Permutation(identity(n))].map(String);
    const perm = identity(n);
    const forward: string[] = [];
    do forward.push(String(perm));
    while (nextPermutation(perm));
    expect(forward).toEqual(theirs);
    const back: string[] = [];
    do back.push(String(perm));
    while (previousPermutation(perm));
    expect(back).toEqual(theirs.toReversed());
  }
});

test("the last and the first permutation stay as they are", () => {
  for (let n = 0; n <= 8; n++) {
    const last = identity(n).reverse();
    expect(nextPermutation(last)).toBe(false);
    expect(last).toEqual(identity(n).reverse());
    const first = identity(n);
    expect(previousPermutation(first)).toBe(false);
    expect(first).toEqual(identity(n));
  }
});

test("pieces of one kind: every permutation of a multiset once, in order, and back", () => {
  for (const kinds of [
    [0, 0, 1, 2],
    [0, 0, 0, 2, 2],
    [1, 1, 1],
    [0, 0, 1, 1, 2, 2],
  ]) {
    const row = Uint8Array.from(kinds);
    const counts = [0, 1, 2].map((kind) => kinds.filter((k) => k === kind).length);
    let index = 0n;
    do expect(rankMultiset(row)).toBe(index++);
    while (nextPermutation(row));
    expect(index).toBe(countMultiset(counts));
    do expect(rankMultiset(row)).toBe(--index);
    while (previousPermutation(row));
    expect(index).toBe(0n);
  }
});
