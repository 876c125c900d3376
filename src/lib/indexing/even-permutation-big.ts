import { assertBigIndex, checkWhole, MAX_LENGTH } from "./check-input.ts";
import { assertEven, makeEven } from "./even-permutation.ts";
import { productFrom } from "./factoradic-big.ts";
import { rankPermutationBig, unrankPermutationBig } from "./permutation-big.ts";

/**
 * The index of an even permutation too long for rankEvenPermutation, in the same order.
 * @param perm  length n at most 10,000; each of 0..n-1 once; even; not mutated
 * @returns     bigint in [0, n!/2)
 * @throws {RangeError} when perm is odd; when a value is out of range, not whole or repeated; when n > 10,000
 * @throws {TypeError} when perm is not an array
 * @cost        O(n²/32) time; a bigint of about n log₂ n bits
 * @example
 * rankEvenPermutationBig([2, 0, 1]) // → 2n
 * rankEvenPermutationBig(Array.from({ length: 20 }, (_, i) => 19 - i)) // → 1216451004088319999n
 */
export function rankEvenPermutationBig(perm: ArrayLike<number>): bigint {
  const index = rankPermutationBig(perm);
  assertEven(perm);
  return index / 2n;
}

/**
 * The even permutation with a given index: the inverse of rankEvenPermutationBig.
 * @param index  bigint in [0, n!/2); 0n alone when n < 2
 * @param n      the number of pieces, 0..10,000
 * @returns      each of 0..n-1 once, even
 * @throws {RangeError} when index or n is out of range, or n is not whole
 * @throws {TypeError} when index is not a bigint or n not a number
 * @cost         O(n²/32) time; bigints of about n log₂ n bits
 * @example      unrankEvenPermutationBig(2n, 3) // → [2, 0, 1]
 */
export function unrankEvenPermutationBig(index: bigint, n: number): number[] {
  checkWhole("n", n, 0, MAX_LENGTH);
  assertBigIndex(index, productFrom(3, n), `${n}!/2`);
  return makeEven(unrankPermutationBig(2n * index, n));
}
