import { countBelow, fullSet, memberAt, removeFrom } from "./bit-set.ts";
import {
  assertArray,
  assertDistinct,
  checkIndex,
  checkWhole,
  MAX_LENGTH,
} from "./check-input.ts";

/**
 * The index of a partial permutation, k of n pieces in a row, in lexicographic order: among all
 * n × (n-1) × … × (n-k+1).
 * @param pieces  length k; each of 0..n-1 at most once; not mutated
 * @param n       the number of pieces to choose from, k..10,000
 * @returns       integer in [0, n! / (n-k)!)
 * @throws {RangeError} when a piece is out of range, not whole or repeated; when n is, or there
 *                      are more than 2^53 partial permutations
 * @throws {TypeError} when pieces is not an array or n not a number
 * @cost          O(k × n / 32) time
 * @example
 * rankPartialPermutation([3, 0], 4) // → 9
 * rankPartialPermutation([51, 50], 52) // → 2651
 * @source        D. E. Knuth, The Art of Computer Programming, vol. 4A, section 7.2.1.2:
 *                variations
 */
export function rankPartialPermutation(pieces: ArrayLike<number>, n: number): number {
  checkWhole("n", n, 0, MAX_LENGTH);
  assertArray("a partial permutation", pieces, n);
  assertDistinct(pieces, n);
  const k = pieces.length;
  countPartial(n, k);
  const unused = fullSet(n);
  let index = 0;
  for (let i = 0; i < k; i++) {
    index = index * (n - i) + countBelow(unused, pieces[i]);
    removeFrom(unused, pieces[i]);
  }
  return index;
}

/**
 * The partial permutation with a given index: the inverse of rankPartialPermutation.
 * @param index  integer in [0, n! / (n-k)!)
 * @param n      the number of pieces to choose from, 0..10,000
 * @param k      the number of pieces in the row, 0..n
 * @returns      k of 0..n-1, each at most once
 * @throws {RangeError} when index, n or k is out of range or not whole, or there are more than
 *                      2^53 partial permutations
 * @throws {TypeError} when one of them is not a number
 * @cost         O(k × n / 32) time
 * @example      unrankPartialPermutation(9, 4, 2) // → [3, 0]
 * @source       D. E. Knuth, The Art of Computer Programming, vol. 4A, section 7.2.1.2:
 *               variations
 */
export function unrankPartialPermutation(
  index: number,
  n: number,
  k: number,
): number[] {
  checkWhole("n", n, 0, MAX_LENGTH);
  checkWhole("k", k, 0, n);
  let rest = checkIndex(index, countPartial(n, k));
  const pieces = new Array<number>(k);
  for (let i = k - 1; i >= 0; i--) {
    const quotient = Math.floor(rest / (n - i));
    pieces[i] = rest - quotient * (n - i);
    rest = quotient;
  }
  const unused = fullSet(n);
  for (let i = 0; i < k; i++) {
    pieces[i] = memberAt(unused, pieces[i]);
    removeFrom(unused, pieces[i]);
  }
  return pieces;
}

/** n × (n-1) × … × (n-k+1), or an error above 2^53. */
function countPartial(n: number, k: number): number {
  let count = 1;
  for (let i = 0; i < k; i++) count *= n - i;
  if (count > 2 ** 53) {
    throw new RangeError(
      `n is ${n} and k is ${k}: there are more than 2^53 partial permutations, where numbers stop being exact`,
    );
  }
  return count;
}
