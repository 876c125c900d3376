/**
 * Ranks permutations of up to 18 pieces, and unranks long ones, with a set of pieces in the
 * bits of one integer. Both functions return the same as the plain loops of permutation.ts, or
 * undefined for bad input, for which those loops throw the error.
 */
import { bitAt } from "./bit-set.ts";
import { isIndex, MAX_EXACT_LENGTH } from "./check-input.ts";
import { countBits } from "./count-bits.ts";
import { unrankPacked } from "./packed-permutation.ts";

/**
 * The index of a permutation in lexicographic order.
 * @returns  undefined unless perm is an array of 0..n-1, each once, with n at most 18
 * @cost     O(n) time, no allocation
 */
export function rankByBits(perm: ArrayLike<number>): number | undefined {
  if (!Array.isArray(perm) && !ArrayBuffer.isView(perm)) return undefined;
  const n = perm.length;
  if (!isIndex(n, MAX_EXACT_LENGTH + 1)) return undefined;
  let index = 0;
  let toCome = (1 << n) - 1;
  for (let i = 0; i < n; i++) {
    const piece = perm[i];
    if (!isIndex(piece, n)) return undefined;
    const bit = 1 << piece;
    if ((toCome & bit) === 0) return undefined;
    toCome ^= bit;
    index = index * (n - i) + countBits(toCome & (bit - 1));
  }
  return index;
}

/** The number of pieces that unrankPacked places, and of their permutations. */
const TAIL = 8;
const TAIL_COUNT = 40320;

/**
 * The permutation of more than eight pieces with a given index in lexicographic order.
 *
 * Each piece before the last eight is selected by its factorial digit from the unused ones; the
 * last eight are the rest, in one of 8! orders.
 * @returns  undefined unless n is 9..18 and index a whole number in [0, n!)
 * @cost     O(n²) time, one array
 */
export function unrankByBits(index: number, n: number): number[] | undefined {
  if (!isIndex(n, MAX_EXACT_LENGTH + 1) || n <= TAIL) return undefined;
  if (!isIndex(index, Infinity)) return undefined;
  const nSelected = n - TAIL;
  const perm = new Array<number>(n);
  const tailIndex = index % TAIL_COUNT;
  const order = unrankPacked(tailIndex, TAIL)!;
  let rest = (index - tailIndex) / TAIL_COUNT;
  for (let i = nSelected - 1; i >= 0; i--) {
    const digit = rest % (n - i);
    rest = (rest - digit) / (n - i);
    perm[i] = digit;
  }
  if (rest > 0) return undefined;
  let unused = (1 << n) - 1;
  for (let i = 0; i < nSelected; i++) {
    perm[i] = bitAt(unused, perm[i]);
    unused ^= 1 << perm[i];
  }
  const last = new Array<number>(TAIL);
  for (let i = 0; i < TAIL; i++) {
    last[i] = bitAt(unused, 0);
    unused &= unused - 1;
  }
  for (let i = 0; i < TAIL; i++) perm[nSelected + i] = last[order[i]];
  return perm;
}
