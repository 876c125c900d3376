import { checkWhole, describe, MAX_LENGTH } from "./check-input.ts";
import { lehmerCode } from "./permutation.ts";

/**
 * The number of a permutation too long for rankPermutation, in the same order.
 * @param perm  length n at most 10,000; each of 0..n-1 once; not mutated
 * @returns     bigint in [0, n!); the identity is 0n, the reverse n! - 1
 * @throws {RangeError} when a value is out of range, not whole or repeated; when n > 10,000
 * @throws {TypeError} when perm is not an array
 * @cost        O(n²) comparisons; a bigint of about n log₂ n bits
 * @example
 * rankPermutationBig([2, 1, 0]) // → 5n
 * rankPermutationBig(Array.from({ length: 20 }, (_, i) => 19 - i)) // → 2432902008176639999n
 */
export function rankPermutationBig(perm: ArrayLike<number>): bigint {
  const digits = lehmerCode(perm);
  return joinDigits(digits, 0, digits.length);
}

/**
 * The permutation with a given number: the inverse of rankPermutationBig.
 * @param index  bigint in [0, n!)
 * @param n      how many pieces, 0..10,000
 * @returns      each of 0..n-1 once
 * @throws {RangeError} when index or n is out of range, or n is not whole
 * @throws {TypeError} when index is not a bigint or n not a number
 * @cost         O(n²) moves of array elements; bigints of about n log₂ n bits
 * @example      unrankPermutationBig(5n, 3) // → [2, 1, 0]
 */
export function unrankPermutationBig(index: bigint, n: number): number[] {
  checkWhole("n", n, 0, MAX_LENGTH);
  assertBigIndex(index, n);
  const digits = new Array<number>(n);
  splitDigits(index, digits, 0, n);
  const unused = Array.from(digits, (_, value) => value);
  return digits.map((digit) => unused.splice(digit, 1)[0]);
}

function assertBigIndex(index: bigint, n: number): void {
  if (typeof index !== "bigint") {
    throw new TypeError(
      `index is ${describe(index)}, not a bigint; expected one such as 5n`,
    );
  }
  const count = product(1, n);
  if (index < 0n || index >= count) {
    const last = n <= 20 ? `${count - 1n}n` : `${n}! - 1`;
    throw new RangeError(`index ${describe(index)} is out of range 0n..${last}`);
  }
}

// Halving keeps the two factors of each multiplication about equally long, which is
// where bigints are fast: one digit at a time would copy the whole number for each.

/** The number that the digits from `start` up to `end` stand for, as if they stood alone. */
function joinDigits(digits: number[], start: number, end: number): bigint {
  if (start === end) return 0n;
  if (end - start === 1) return BigInt(digits[start]);
  const middle = (start + end) >> 1;
  const left = joinDigits(digits, start, middle);
  const right = joinDigits(digits, middle, end);
  return left * placeValue(digits.length, middle, end) + right;
}

/** Writes the digits of a number into the places from `start` up to `end`. */
function splitDigits(
  value: bigint,
  digits: number[],
  start: number,
  end: number,
): void {
  if (start === end) return;
  if (end - start === 1) {
    digits[start] = Number(value);
    return;
  }
  const middle = (start + end) >> 1;
  const place = placeValue(digits.length, middle, end);
  splitDigits(value / place, digits, start, middle);
  splitDigits(value % place, digits, middle, end);
}

/** How many numbers the digits from `start` up to `end` can spell: digit i has n-i faces. */
function placeValue(n: number, start: number, end: number): bigint {
  return product(n - end + 1, n - start);
}

/** low × (low + 1) × … × high; 1 when there is nothing to multiply. */
function product(low: number, high: number): bigint {
  if (low > high) return 1n;
  if (low === high) return BigInt(low);
  const middle = (low + high) >> 1;
  return product(low, middle) * product(middle + 1, high);
}
