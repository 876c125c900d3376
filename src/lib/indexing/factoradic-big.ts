import {
  assertArray,
  assertBigIndex,
  assertValue,
  checkWhole,
  MAX_LENGTH,
} from "./check-input.ts";

/**
 * The number of permutations of n pieces, also where it is too large for factorial.
 * @param n  whole number, 0..10,000
 * @returns  n!; 0! is 1
 * @throws {RangeError} when n is out of range or not whole
 * @throws {TypeError} when n is not a number
 * @cost     a bigint of about n log₂ n bits: some milliseconds for 10,000
 * @example
 * factorialBig(20) // → 2432902008176640000n
 * factorialBig(0) // → 1n
 */
export function factorialBig(n: number): bigint {
  return productFrom(1, checkWhole("n", n, 0, MAX_LENGTH));
}

/**
 * The digits of a bigint in the factorial number system, in the order of toFactoradic.
 * @param index  bigint in [0, n!)
 * @param n      how many digits, 0..10,000
 * @returns      n digits, most significant first; the last one is 0
 * @throws {RangeError} when index or n is out of range, or n is not whole
 * @throws {TypeError} when index is not a bigint or n not a number
 * @cost         bigints of about n log₂ n bits
 * @example      toFactoradicBig(23n, 4) // → [3, 2, 1, 0]
 */
export function toFactoradicBig(index: bigint, n: number): number[] {
  checkWhole("n", n, 0, MAX_LENGTH);
  assertBigIndex(index, productFrom(1, n), `${n}!`);
  const digits = new Array<number>(n);
  splitDigits(index, digits, 0, n);
  return digits;
}

/**
 * The number with given digits in the factorial number system, of any length.
 * @param digits  n at most 10,000; most significant first, digit i in 0..n-1-i; not mutated
 * @returns       bigint in [0, n!)
 * @throws {RangeError} when there are too many digits, or one is too large for its place value or not whole
 * @throws {TypeError} when digits is not an array
 * @cost          bigints of about n log₂ n bits
 * @example       fromFactoradicBig([3, 2, 1, 0]) // → 23n
 */
export function fromFactoradicBig(digits: ArrayLike<number>): bigint {
  assertArray("a list of digits", digits);
  const n = digits.length;
  for (let i = 0; i < n; i++) assertValue(i, digits[i], n - i);
  return joinDigits(digits, 0, n);
}

// Halving keeps the two factors of each multiplication about equally long, which is where
// bigints are fast. Digits whose numbers all fit in 2^53 are converted in plain numbers, which
// are several times faster still.

/** The value of the digits from `start` up to `end`, taken alone. */
function joinDigits(digits: ArrayLike<number>, start: number, end: number): bigint {
  const n = digits.length;
  if (exactProduct(n - end + 1, n - start) !== undefined) {
    let value = 0;
    for (let i = start; i < end; i++) value = value * (n - i) + digits[i];
    return BigInt(value);
  }
  const middle = (start + end) >> 1;
  const left = joinDigits(digits, start, middle);
  const right = joinDigits(digits, middle, end);
  return left * placeValue(n, middle, end) + right;
}

/** Writes the digits of a number from `start` up to `end`. */
function splitDigits(
  value: bigint,
  digits: number[],
  start: number,
  end: number,
): void {
  const n = digits.length;
  if (exactProduct(n - end + 1, n - start) !== undefined) {
    let rest = Number(value);
    for (let i = end - 1; i >= start; i--) {
      const quotient = Math.floor(rest / (n - i));
      digits[i] = rest - quotient * (n - i);
      rest = quotient;
    }
    return;
  }
  const middle = (start + end) >> 1;
  const place = placeValue(n, middle, end);
  const left = value / place;
  splitDigits(left, digits, start, middle);
  splitDigits(value - left * place, digits, middle, end);
}

/** The number of values of the digits from `start` up to `end`: digit i has n-i of them. */
function placeValue(n: number, start: number, end: number): bigint {
  return productFrom(n - end + 1, n - start);
}

/** low × (low + 1) × … × high; 1 when there is nothing to multiply. Unchecked. */
export function productFrom(low: number, high: number): bigint {
  const exact = exactProduct(low, high);
  if (exact !== undefined) return BigInt(exact);
  const middle = Math.floor((low + high) / 2);
  return productFrom(low, middle) * productFrom(middle + 1, high);
}

/** The same product as a number; undefined from 2^53 on. */
function exactProduct(low: number, high: number): number | undefined {
  let product = 1;
  for (let factor = low; factor <= high; factor++) {
    product *= factor;
    if (product > Number.MAX_SAFE_INTEGER) return undefined;
  }
  return product;
}
