import { assertArray, assertValue, checkIndex, checkWhole } from "./check-input.ts";

/** Keeps sums of digits exact; no puzzle comes near it. */
const MAX_BASE = 0x1_0000_0000;

/** In base 2; fewer in larger bases. */
const MAX_DIGITS = 53;

/**
 * The number with given digits in a fixed base: the index of an orientation whose twists are independent.
 * @param digits  each in 0..base-1, most significant first, base^n at most 2^53; not mutated
 * @param base    the number of twists of each piece, 2..2^32
 * @returns       integer in [0, base^n)
 * @throws {RangeError} when a digit or the base is out of range or not whole, or there are too many digits
 * @throws {TypeError} when digits is not an array or base not a number
 * @cost          O(n) time, no allocation
 * @example       rankDigits([1, 0, 1, 0], 2) // → 10
 * @source        Jaap Scherphuis, "Computer Puzzling", Indexing: orientations
 */
export function rankDigits(digits: ArrayLike<number>, base: number): number {
  assertArray("a list of digits", digits, MAX_DIGITS);
  countNumbers(digits.length, base);
  let index = 0;
  for (let i = 0; i < digits.length; i++) {
    assertValue(i, digits[i], base);
    index = index * base + digits[i];
  }
  return index;
}

/**
 * The digits of a number in a fixed base: the inverse of rankDigits.
 * @param index  integer in [0, base^n)
 * @param n      the number of digits; base^n at most 2^53
 * @param base   the number of twists of each piece, 2..2^32
 * @returns      n digits, each in 0..base-1, most significant first
 * @throws {RangeError} when index, n or base is out of range or not whole
 * @throws {TypeError} when one of them is not a number
 * @cost         O(n) time
 * @example      unrankDigits(10, 4, 2) // → [1, 0, 1, 0]
 * @source       Jaap Scherphuis, "Computer Puzzling", Indexing: orientations
 */
export function unrankDigits(index: number, n: number, base: number): number[] {
  let rest = checkIndex(index, countNumbers(n, base));
  const digits = new Array<number>(n);
  for (let i = n - 1; i >= 0; i--) {
    digits[i] = rest % base;
    rest = Math.floor(rest / base);
  }
  return digits;
}

/**
 * How many numbers n digits can write.
 * @param n     the number of digits
 * @param base  the number of twists of each piece, 2..2^32
 * @returns     base^n, at most 2^53
 * @throws {RangeError} when base or n is out of range or not whole, or base^n is above 2^53
 * @throws {TypeError} when one of them is not a number
 * @example     countNumbers(6, 3) // → 729
 */
export function countNumbers(n: number, base: number): number {
  checkWhole("base", base, 2, MAX_BASE);
  checkWhole("n", n, 0, MAX_DIGITS);
  let count = 1;
  for (let i = 0; i < n; i++) count *= base;
  if (count > 2 ** 53) {
    throw new RangeError(
      `${n} digits of base ${base} go beyond 2^53, where numbers stop being exact`,
    );
  }
  return count;
}
