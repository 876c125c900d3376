import { checkWhole, MAX_LENGTH } from "./check-input.ts";
import { drawIndex, randomOf, type RandomOptions } from "./draw.ts";

/**
 * A random permutation, uniformly distributed.
 * @param n        the number of pieces, 0..10,000
 * @param options  `random`: returns a number in [0, 1) at each call, such as `seeded`;
 *                 Math.random unless given
 * @returns        each of 0..n-1 once
 * @throws {RangeError} when n is out of range or not whole, or random returns something else
 * @throws {TypeError} when n is not a number or the options are not an object
 * @cost           O(n) time, n - 1 calls of random
 * @example
 * randomPermutation(3).sort() // → [0, 1, 2]
 * @source         R. Durstenfeld, Algorithm 235: Random permutation, 1964, after Fisher and Yates
 */
export function randomPermutation(n: number, options: RandomOptions = {}): number[] {
  checkWhole("n", n, 0, MAX_LENGTH);
  const random = randomOf(options);
  const perm = new Array<number>(n);
  for (let i = 0; i < n; i++) perm[i] = i;
  for (let last = n - 1; last > 0; last--) {
    const drawn = drawIndex(last + 1, random);
    const piece = perm[last];
    perm[last] = perm[drawn];
    perm[drawn] = piece;
  }
  return perm;
}
