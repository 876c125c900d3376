import {
  assertArray,
  assertValue,
  checkIndex,
  checkWhole,
  MAX_EXACT_LENGTH,
} from "./check-input.ts";

/**
 * The number of permutations of n pieces.
 * @param n  whole number, 0..18, where n! is still exact
 * @returns  n!; 0! is 1
 * @throws {RangeError} when n is out of range or not whole
 * @throws {TypeError} when n is not a number
 * @example
 * factorial(7) // → 5040
 * factorial(0) // → 1
 */
export function factorial(n: number): number {
  checkWhole("n", n, 0, MAX_EXACT_LENGTH);
  let product = 1;
  for (let i = 2; i <= n; i++) product *= i;
  return product;
}

/**
 * The digits of a number in the factorial number system.
 *
 * Most significant first: the place values are (n-1)!, …, 2!, 1!, 0!, and the digit at
 * place value k! is at most k, so the last one is always 0.
 * @param index  integer in [0, n!)
 * @param n      how many digits, 0..18
 * @returns      n digits
 * @throws {RangeError} when n or index is out of range or not whole
 * @throws {TypeError} when one of them is not a number
 * @cost         O(n) time
 * @example      toFactoradic(23, 4) // → [3, 2, 1, 0]
 * @source       D. E. Knuth, The Art of Computer Programming, vol. 2, section 4.1
 */
export function toFactoradic(index: number, n: number): number[] {
  let rest = checkIndex(index, factorial(n));
  const digits = new Array<number>(n);
  for (let radix = 1; radix <= n; radix++) {
    digits[n - radix] = rest % radix;
    rest = Math.floor(rest / radix);
  }
  return digits;
}

/**
 * The number with given digits in the factorial number system.
 * @param digits  n at most 18; most significant first, digit i in 0..n-1-i; not mutated
 * @returns       integer in [0, n!)
 * @throws {RangeError} when there are too many digits, or one is too large for its place value or not whole
 * @throws {TypeError} when digits is not an array
 * @cost          O(n) time, no allocation
 * @example       fromFactoradic([3, 2, 1, 0]) // → 23
 * @source        D. E. Knuth, The Art of Computer Programming, vol. 2, section 4.1
 */
export function fromFactoradic(digits: ArrayLike<number>): number {
  assertArray("a list of digits", digits, MAX_EXACT_LENGTH);
  const n = digits.length;
  let index = 0;
  for (let i = 0; i < n; i++) {
    const radix = n - i;
    assertValue(i, digits[i], radix);
    index = index * radix + digits[i];
  }
  return index;
}
