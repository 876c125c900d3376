/**
 * Sets of whole numbers 0..n-1 as the bits of 32-bit words, the lowest bit of the first word
 * for 0. Counting and selecting members takes O(n / 32) time. Unchecked: the caller guarantees
 * the ranges.
 */
import { countBits } from "./count-bits.ts";

/** The set of all of 0..n-1. */
export function fullSet(n: number): Int32Array {
  const words = new Int32Array((n + 31) >>> 5).fill(-1);
  if (n & 31) words[n >>> 5] = (1 << (n & 31)) - 1;
  return words;
}

/** Removes a member. */
export function removeFrom(words: Int32Array, member: number): void {
  words[member >>> 5] &= ~(1 << (member & 31));
}

/** The number of members smaller than a limit in 0..n-1. */
export function countBelow(words: Int32Array, limit: number): number {
  const last = limit >>> 5;
  let count = countBits(words[last] & ((1 << (limit & 31)) - 1));
  for (let word = 0; word < last; word++) count += countBits(words[word]);
  return count;
}

/** The member that has `rank` smaller members. */
export function memberAt(words: Int32Array, rank: number): number {
  let rest = rank;
  for (let word = 0; ; word++) {
    const count = countBits(words[word]);
    if (rest < count) return 32 * word + bitAt(words[word], rest);
    rest -= count;
  }
}

/** The position of the set bit that has `rank` set bits below it, in a word. */
export function bitAt(word: number, rank: number): number {
  let rest = word;
  // Each round clears the lowest set bit.
  for (let i = 0; i < rank; i++) rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
}
