import {
  BIG_PAIR,
  assertExactLength,
  assertSmallPermutation,
  checkIndex,
} from "./check-input.ts";
import { factorial } from "./factoradic.ts";
import { assertNotSwapped } from "./swapped-arguments.ts";

const OTHER_BIG_PAIR = `${BIG_PAIR}, whose order is lexicographic`;

/**
 * The index of a permutation in the order of Myrvold and Ruskey, computed in linear time.
 *
 * The order is not lexicographic: the identity has the last index. The last piece is the first
 * digit; swapping it into its own position leaves a permutation of one piece fewer.
 * @param perm  length n at most 18; each of 0..n-1 once; not mutated
 * @returns     integer in [0, n!)
 * @throws {RangeError} when a value is out of range, not whole or repeated; when n > 18
 * @throws {TypeError} when perm is not an array
 * @cost        O(n) time
 * @example
 * rankMyrvoldRuskey([1, 2, 3, 0]) // → 0
 * rankMyrvoldRuskey([0, 1, 2, 3]) // → 23
 * @source      W. Myrvold and F. Ruskey, "Ranking and unranking permutations in linear
 *              time", 2001: rank1
 */
export function rankMyrvoldRuskey(perm: ArrayLike<number>): number {
  assertSmallPermutation(perm, OTHER_BIG_PAIR);
  const n = perm.length;
  const pieces = new Array<number>(n);
  const positions = new Array<number>(n);
  for (let i = 0; i < n; i++) {
    pieces[i] = perm[i];
    positions[perm[i]] = i;
  }
  let index = 0;
  let worth = 1;
  for (let last = n - 1; last > 0; last--) {
    const piece = pieces[last];
    index += piece * worth;
    worth *= last + 1;
    // Swap the last piece with the one that belongs in its position.
    pieces[positions[last]] = piece;
    positions[piece] = positions[last];
  }
  return index;
}

/**
 * The permutation with a given index in the order of Myrvold and Ruskey: the inverse of
 * rankMyrvoldRuskey.
 * @param index  integer in [0, n!)
 * @param n      the number of pieces, 0..18
 * @returns      each of 0..n-1 once
 * @throws {RangeError} when index is out of range or not whole; when n > 18
 * @throws {TypeError} when one of them is not a number
 * @cost         O(n) time
 * @example
 * unrankMyrvoldRuskey(0, 4) // → [1, 2, 3, 0]
 * unrankMyrvoldRuskey(23, 4) // → [0, 1, 2, 3]
 * @source       W. Myrvold and F. Ruskey, 2001: unrank1
 */
export function unrankMyrvoldRuskey(index: number, n: number): number[] {
  assertNotSwapped(index, n, OTHER_BIG_PAIR);
  assertExactLength(n, OTHER_BIG_PAIR);
  let rest = checkIndex(index, factorial(n));
  const perm = new Array<number>(n);
  for (let i = 0; i < n; i++) perm[i] = i;
  for (let last = n - 1; last > 0; last--) {
    const digit = rest % (last + 1);
    rest = (rest - digit) / (last + 1);
    const piece = perm[last];
    perm[last] = perm[digit];
    perm[digit] = piece;
  }
  return perm;
}
