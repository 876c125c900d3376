import { assertArray, assertValue, checkWhole } from "./check-input.ts";
import { countNumbers, unrankDigits } from "./digits.ts";

/** In base 2; fewer in larger bases. */
const MAX_PIECES = 54;

/**
 * The index of an orientation whose twists sum to 0 modulo base.
 *
 * The twist of the last piece follows from the others and adds no digit.
 * @param orientation  each in 0..base-1, position 1 most significant, base^(n-1) at most 2^53; not mutated
 * @param base         the number of twists of each piece, 2..2^32
 * @returns            integer in [0, base^(n-1)); all 0 is 0
 * @throws {RangeError} when the sum is not 0 modulo base; when a value or the base is out of range or not whole; when n is too large
 * @throws {TypeError} when orientation is not an array or base not a number
 * @cost               O(n) time, no allocation
 * @example            rankOrientation([1, 0, 2], 3) // → 3
 * @source             Jaap Scherphuis, "Computer Puzzling", Indexing: orientations
 */
export function rankOrientation(orientation: ArrayLike<number>, base: number): number {
  assertArray("an orientation", orientation, MAX_PIECES);
  const n = orientation.length;
  countNumbers(Math.max(n - 1, 0), base);
  let sum = 0;
  for (let i = 0; i < n; i++) {
    assertValue(i, orientation[i], base);
    sum += orientation[i];
  }
  if (sum % base !== 0) throw new RangeError(wrongSum(sum, base));
  let index = 0;
  for (let i = 0; i < n - 1; i++) {
    index = index * base + orientation[i];
  }
  return index;
}

/**
 * The orientation with a given index: the inverse of rankOrientation.
 * @param index  integer in [0, base^(n-1)); 0 alone when n is 0
 * @param n      the number of pieces; base^(n-1) at most 2^53
 * @param base   the number of twists of each piece, 2..2^32
 * @returns      n values in 0..base-1 whose sum is 0 modulo base
 * @throws {RangeError} when index, n or base is out of range or not whole
 * @throws {TypeError} when one of them is not a number
 * @cost         O(n) time
 * @example      unrankOrientation(3, 3, 3) // → [1, 0, 2]
 * @source       Jaap Scherphuis, "Computer Puzzling", Indexing: orientations
 */
export function unrankOrientation(index: number, n: number, base: number): number[] {
  checkWhole("n", n, 0, MAX_PIECES);
  const orientation = unrankDigits(index, Math.max(n - 1, 0), base);
  if (n === 0) return orientation;
  let last = 0;
  for (const twist of orientation) {
    last -= twist;
    if (last < 0) last += base;
  }
  orientation.push(last);
  return orientation;
}

function wrongSum(sum: number, base: number): string {
  const excess = sum % base;
  const total = sum < base ? `${sum}` : `${sum} (${excess} modulo ${base})`;
  const wrong = `twists sum to ${total}, not 0`;
  if (base === 2) return `${wrong}: one piece is flipped`;
  if (base !== 3) return `${wrong}: expected a multiple of ${base}`;
  return `${wrong}: one corner is turned ${excess === 1 ? "clockwise" : "anticlockwise"}`;
}
