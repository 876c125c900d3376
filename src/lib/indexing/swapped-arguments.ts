import { BIG_PAIR, isIndex, MAX_EXACT_LENGTH, MAX_LENGTH } from "./check-input.ts";
import { factorial } from "./factoradic.ts";

/**
 * Throws a RangeError when n is too large for a number of pieces, but the other way round the
 * two arguments would be an index and a number of pieces.
 * @param bigPair  the functions for n pieces, in case the arguments are not swapped
 */
export function assertNotSwapped(
  index: number,
  n: number,
  bigPair: string = BIG_PAIR,
): void {
  if (!isIndex(n, Infinity) || n <= MAX_EXACT_LENGTH) return;
  if (!isIndex(index, MAX_EXACT_LENGTH + 1) || n >= factorial(index)) return;
  const swapped = `n is ${n} and index is ${index}: they seem to be swapped; the index comes first`;
  const big = `. For n = ${n} use ${bigPair}`;
  throw new RangeError(n > MAX_LENGTH ? swapped : swapped + big);
}
