import {
  assertExactLength,
  assertPermutation,
  assertSmallPermutation,
  checkIndex,
  MAX_EXACT_LENGTH,
} from "./check-input.ts";
import { factorial } from "./factoradic.ts";
import { rankPermutation, unrankPermutation } from "./permutation.ts";
import { assertNotSwapped } from "./swapped-arguments.ts";

const EVEN_BIG_PAIR = "rankEvenPermutationBig and unrankEvenPermutationBig";

/**
 * Whether a permutation is even: an even number of swaps sorts it.
 *
 * A cycle of k pieces takes k - 1 swaps.
 * @param perm  length n at most 10,000; each of 0..n-1 once; not mutated
 * @returns     true for the identity, false after any single swap
 * @throws {RangeError} when a value is out of range, not whole or repeated
 * @throws {TypeError} when perm is not an array
 * @cost        O(n) time
 * @example
 * isEvenPermutation([1, 2, 0]) // → true
 * isEvenPermutation([1, 0, 2]) // → false
 */
export function isEvenPermutation(perm: ArrayLike<number>): boolean {
  assertPermutation(perm);
  const visited: boolean[] = new Array(perm.length).fill(false);
  let even = true;
  for (let start = 0; start < perm.length; start++) {
    visited[start] = true;
    for (let i = perm[start]; !visited[i]; i = perm[i]) {
      visited[i] = true;
      even = !even;
    }
  }
  return even;
}

/**
 * The index of an even permutation among the even ones, in lexicographic order.
 *
 * All permutations come in pairs that differ by a swap of the last two pieces, one even
 * and one odd. Numbering the pairs numbers the even ones: the last two pieces follow.
 * @param perm  length n at most 18; each of 0..n-1 once; even; not mutated
 * @returns     integer in [0, n!/2)
 * @throws {RangeError} when perm is odd; when a value is out of range, not whole or repeated; when n > 18
 * @throws {TypeError} when perm is not an array
 * @cost        O(n²) time
 * @example     rankEvenPermutation([2, 0, 1]) // → 2
 * @source      Jaap Scherphuis, "Computer Puzzling", Indexing: even permutations
 */
export function rankEvenPermutation(perm: ArrayLike<number>): number {
  assertSmallPermutation(perm, EVEN_BIG_PAIR);
  const index = rankPermutation(perm);
  assertEven(perm);
  return Math.floor(index / 2);
}

/**
 * The even permutation with a given index: the inverse of rankEvenPermutation.
 * @param index  integer in [0, n!/2); 0 alone when n < 2
 * @param n      the number of pieces, 0..18
 * @returns      each of 0..n-1 once, even
 * @throws {RangeError} when index is out of range or not whole; when n > 18
 * @throws {TypeError} when one of them is not a number
 * @cost         O(n²) time
 * @example      unrankEvenPermutation(2, 3) // → [2, 0, 1]
 * @source       Jaap Scherphuis, "Computer Puzzling", Indexing: even permutations
 */
export function unrankEvenPermutation(index: number, n: number): number[] {
  assertNotSwapped(index, n, EVEN_BIG_PAIR);
  assertExactLength(n, EVEN_BIG_PAIR);
  const count = n < 2 ? 1 : factorial(n) / 2;
  return makeEven(unrankPermutation(2 * checkIndex(index, count), n));
}

/** Checks that a permutation is even; otherwise throws a RangeError. */
export function assertEven(perm: ArrayLike<number>): void {
  if (isEvenPermutation(perm)) return;
  const pieces = perm.length > MAX_EXACT_LENGTH ? "" : ` ${Array.from(perm).join(" ")}`;
  throw new RangeError(
    `the permutation${pieces} is odd; expected an even one: swap two pieces`,
  );
}

/** Swaps the last two pieces of an odd permutation, in place. */
export function makeEven(perm: number[]): number[] {
  const last = perm.length - 1;
  if (!isEvenPermutation(perm)) {
    [perm[last - 1], perm[last]] = [perm[last], perm[last - 1]];
  }
  return perm;
}
