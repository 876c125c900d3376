import { fullSet, memberAt, removeFrom } from "./bit-set.ts";
import { fromFactoradicBig, toFactoradicBig } from "./factoradic-big.ts";
import { lehmerCode } from "./permutation.ts";

/**
 * The index of a permutation too long for rankPermutation, in the same order.
 * @param perm  length n at most 10,000; each of 0..n-1 once; not mutated
 * @returns     bigint in [0, n!); the identity is 0n, the reverse n! - 1
 * @throws {RangeError} when a value is out of range, not whole or repeated; when n > 10,000
 * @throws {TypeError} when perm is not an array
 * @cost        O(n²/32) time; a bigint of about n log₂ n bits
 * @example
 * rankPermutationBig([2, 1, 0]) // → 5n
 * rankPermutationBig(Array.from({ length: 20 }, (_, i) => 19 - i)) // → 2432902008176639999n
 */
export function rankPermutationBig(perm: ArrayLike<number>): bigint {
  return fromFactoradicBig(lehmerCode(perm));
}

/**
 * The permutation with a given index: the inverse of rankPermutationBig.
 * @param index  bigint in [0, n!)
 * @param n      the number of pieces, 0..10,000
 * @returns      each of 0..n-1 once
 * @throws {RangeError} when index or n is out of range, or n is not whole
 * @throws {TypeError} when index is not a bigint or n not a number
 * @cost         O(n²/32) time; bigints of about n log₂ n bits
 * @example      unrankPermutationBig(5n, 3) // → [2, 1, 0]
 */
export function unrankPermutationBig(index: bigint, n: number): number[] {
  const perm = toFactoradicBig(index, n);
  const unused = fullSet(n);
  for (let i = 0; i < n; i++) {
    perm[i] = memberAt(unused, perm[i]);
    removeFrom(unused, perm[i]);
  }
  return perm;
}
