/**
 * The digits of a number in a mixed radix. With the radices n, …, 2, 1 these are
 * factorial digits; with equal radices, digits in that base.
 *
 * Unchecked: the caller guarantees whole numbers, and exact products of radices.
 * @param number  any integer; beyond what the digits can show, it rolls over
 * @param radices the number of values of each digit, most significant first
 * @cost          O(n) time
 * @example       toMixedRadix(23, [4, 3, 2]) // → [3, 2, 1]
 */
export function toMixedRadix(number: number, radices: readonly number[]): number[] {
  const digits = new Array<number>(radices.length);
  let rest = number;
  for (let i = radices.length - 1; i >= 0; i--) {
    const quotient = Math.floor(rest / radices[i]);
    digits[i] = rest - quotient * radices[i];
    rest = quotient;
  }
  return digits;
}

/**
 * The number with given digits: the inverse of `toMixedRadix`.
 *
 * Unchecked: the caller guarantees a digit in 0..radix-1 for each radix.
 * @cost    O(n) time
 * @example fromMixedRadix([3, 2, 1], [4, 3, 2]) // → 23
 */
export function fromMixedRadix(
  digits: readonly number[],
  radices: readonly number[],
): number {
  return digits.reduce((number, digit, i) => number * radices[i] + digit, 0);
}
