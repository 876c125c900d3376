import { assertPermutation } from "./check-input.ts";

/**
 * The product a · b of two permutations: first `a`, then `b` rearranges the result.
 *
 * A permutation on the right acts on the positions, as a move does. One on the left
 * replaces pieces by others, wherever they are.
 * @param a  length n at most 10,000; each of 0..n-1 once; not mutated
 * @param b  the same; of the same length
 * @returns  `product[i]` is `a[b[i]]`
 * @throws {RangeError} when the lengths differ, or a value is out of range, not whole or repeated
 * @throws {TypeError} when one of them is not an array
 * @cost     O(n) time
 * @example
 * multiplyPermutations([1, 2, 0], [1, 0, 2]) // → [2, 1, 0]
 * multiplyPermutations([1, 0, 2], [1, 2, 0]) // → [0, 2, 1]
 */
export function multiplyPermutations(
  a: ArrayLike<number>,
  b: ArrayLike<number>,
): number[] {
  assertPermutation(a);
  assertPermutation(b);
  const n = a.length;
  if (b.length !== n) {
    throw new RangeError(
      `a permutation of length ${n} times one of length ${b.length}; expected the same length`,
    );
  }
  const product = new Array<number>(n);
  for (let i = 0; i < n; i++) product[i] = a[b[i]];
  return product;
}

/**
 * The inverse of a permutation: the product of both, in either order, is the identity.
 * @param perm  length n at most 10,000; each of 0..n-1 once; not mutated
 * @returns     `inverse[piece]` is the position of the piece
 * @throws {RangeError} when a value is out of range, not whole or repeated
 * @throws {TypeError} when perm is not an array
 * @cost        O(n) time
 * @example     invertPermutation([1, 2, 0]) // → [2, 0, 1]
 */
export function invertPermutation(perm: ArrayLike<number>): number[] {
  assertPermutation(perm);
  const n = perm.length;
  const inverse = new Array<number>(n);
  for (let i = 0; i < n; i++) inverse[perm[i]] = i;
  return inverse;
}
