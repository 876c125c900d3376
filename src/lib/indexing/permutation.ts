import { countBelow, fullSet, removeFrom } from "./bit-set.ts";
import {
  assertExactLength,
  assertPermutation,
  assertSmallPermutation,
  checkIndex,
} from "./check-input.ts";
import { factorial } from "./factoradic.ts";
import { unrankPacked } from "./packed-permutation.ts";
import { assertNotSwapped } from "./swapped-arguments.ts";
import { rankByBits, unrankByBits } from "./permutation-bits.ts";

/**
 * The Lehmer code of a permutation: for each piece, the number of smaller ones to its right.
 *
 * Read as factorial digits, the code is the index of the permutation:
 * fromFactoradic(lehmerCode(perm)) equals rankPermutation(perm).
 * @param perm  length n at most 10,000; each of 0..n-1 once; not mutated
 * @returns     n digits, digit i in 0..n-1-i, so the last is 0
 * @throws {RangeError} when a value is out of range, not whole or repeated, or n too large
 * @throws {TypeError} when perm is not an array
 * @cost        O(n²/32) time
 * @example     lehmerCode([1, 3, 0, 2]) // → [1, 2, 0, 0]
 * @source      D. H. Lehmer, Teaching combinatorial tricks to a computer, 1960
 */
export function lehmerCode(perm: ArrayLike<number>): number[] {
  assertPermutation(perm);
  const n = perm.length;
  const digits = new Array<number>(n);
  const toCome = fullSet(n);
  for (let i = 0; i < n; i++) {
    removeFrom(toCome, perm[i]);
    digits[i] = countBelow(toCome, perm[i]);
  }
  return digits;
}

/**
 * The index of a permutation in the list of all n!, in lexicographic order.
 * @param perm  length n at most 18; each of 0..n-1 once; not mutated
 * @returns     integer in [0, n!); the identity is 0, the reverse n! - 1
 * @throws {RangeError} when a value is out of range, not whole or repeated; when n > 18
 * @throws {TypeError} when perm is not an array
 * @cost        O(n) time, no allocation
 * @example
 * rankPermutation([0, 1, 2]) // → 0
 * rankPermutation([2, 1, 0]) // → 5
 * @source      Jaap Scherphuis, "Computer Puzzling", Indexing: permutations
 */
export function rankPermutation(perm: ArrayLike<number>): number {
  const index = rankByBits(perm);
  // Without an index it is no permutation, and this throws the reason.
  if (index === undefined) assertSmallPermutation(perm);
  return index!;
}

/**
 * The index of a permutation in lexicographic order, computed by counting for each piece the
 * smaller ones to its right: rankPermutation without its fast path.
 * @param perm  length n at most 18; each of 0..n-1 once; not mutated
 * @returns     integer in [0, n!)
 * @throws {RangeError | TypeError} as rankPermutation
 * @cost        O(n²) time
 */
export function rankByCounting(perm: ArrayLike<number>): number {
  assertSmallPermutation(perm);
  const n = perm.length;
  let index = 0;
  for (let i = 0; i < n; i++) {
    index *= n - i;
    for (let j = i + 1; j < n; j++) {
      if (perm[j] < perm[i]) {
        index++;
      }
    }
  }
  return index;
}

/**
 * The permutation with a given index: the inverse of rankPermutation.
 * @param index  integer in [0, n!)
 * @param n      the number of pieces, 0..18
 * @returns      each of 0..n-1 once
 * @throws {RangeError} when index is out of range or not whole; when n > 18
 * @throws {TypeError} when one of them is not a number
 * @cost         O(1) time for n at most 8, with a table of 7 KB on first use; O(n²) time above
 * @example
 * unrankPermutation(0, 3) // → [0, 1, 2]
 * unrankPermutation(5, 3) // → [2, 1, 0]
 * @source       Jaap Scherphuis, "Computer Puzzling", Indexing: permutations
 */
export function unrankPermutation(index: number, n: number): number[] {
  const perm = unrankPacked(index, n) ?? unrankByBits(index, n);
  if (perm) return perm;
  // Without a permutation the input is bad, and one of these throws the reason.
  assertNotSwapped(index, n);
  assertExactLength(n);
  checkIndex(index, factorial(n));
  return perm!;
}

/**
 * The permutation with a given index: unrankPermutation without its fast path.
 *
 * Built from the right. Each new piece takes the value of its digit, and those to its
 * right that are not smaller make room by moving up one.
 * @param index  integer in [0, n!)
 * @param n      the number of pieces, 0..18
 * @returns      each of 0..n-1 once
 * @throws {RangeError | TypeError} as unrankPermutation
 * @cost         O(n²) time
 */
export function unrankByMakingRoom(index: number, n: number): number[] {
  assertExactLength(n);
  let rest = checkIndex(index, factorial(n));
  const perm = new Array<number>(n);
  for (let i = n - 1; i >= 0; i--) {
    const radix = n - i;
    perm[i] = rest % radix;
    rest = Math.floor(rest / radix);
    for (let j = i + 1; j < n; j++) {
      if (perm[j] >= perm[i]) {
        perm[j]++;
      }
    }
  }
  return perm;
}
