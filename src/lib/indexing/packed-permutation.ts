/**
 * The numbers of short permutations by whole-row steps: up to eight pieces of four bits
 * each fill one 32-bit integer, so that one addition changes all of them. Both functions
 * give what the plain loops of permutation.ts give, and undefined for anything else than
 * flawless input, which is then left to those loops and their checks.
 */
import { isIndex } from "./check-input.ts";

/** All orders of four pieces, in lexicographic order; one hexadecimal digit is a piece. */
const FOURS = [
  0x0123, 0x0132, 0x0213, 0x0231, 0x0312, 0x0321, 0x1023, 0x1032, 0x1203, 0x1230,
  0x1302, 0x1320, 0x2013, 0x2031, 0x2103, 0x2130, 0x2301, 0x2310, 0x3012, 0x3021,
  0x3102, 0x3120, 0x3201, 0x3210,
];

/**
 * The number of a permutation of at most eight pieces.
 * @returns  undefined unless perm is an array of 0..n-1, each once, with n at most 8
 * @cost     O(n) time
 */
export function rankPacked(perm: ArrayLike<number>): number | undefined {
  if (!Array.isArray(perm) && !ArrayBuffer.isView(perm)) return undefined;
  const n = perm.length;
  if (!isIndex(n, 9)) return undefined;
  let index = 0;
  let seen = 0;
  // In the four bits of each piece: how many smaller ones have not come yet.
  let smaller = 0x76543210;
  for (let i = 0; i < n; i++) {
    const piece = perm[i];
    if (!isIndex(piece, n) || (seen >>> piece) & 1) return undefined;
    seen |= 1 << piece;
    index = index * (n - i) + ((smaller >>> (4 * piece)) & 15);
    // All larger pieces have now one smaller piece less to come.
    smaller = (smaller - (0x11111110 << (4 * piece))) | 0;
  }
  return index;
}

/**
 * The permutation of seven or eight pieces that has a number.
 * @returns  undefined unless n is 7 or 8 and index a whole number in [0, n!)
 */
export function unrankPacked(index: number, n: number): number[] | undefined {
  if (n === 8 && isIndex(index, 40320)) {
    const p = orderOfEight(index);
    return [
      p >>> 28,
      (p >>> 24) & 15,
      (p >>> 20) & 15,
      (p >>> 16) & 15,
      (p >>> 12) & 15,
      (p >>> 8) & 15,
      (p >>> 4) & 15,
      p & 15,
    ];
  }
  if (n === 7 && isIndex(index, 5040)) {
    // Of eight, the first 5040 begin with 0; the seven behind it count from 1.
    const p = orderOfEight(index) - 0x01111111;
    return [
      p >>> 24,
      (p >>> 20) & 15,
      (p >>> 16) & 15,
      (p >>> 12) & 15,
      (p >>> 8) & 15,
      (p >>> 4) & 15,
      p & 15,
    ];
  }
  return undefined;
}

/** The order of eight pieces with a number; the first piece in the highest four bits. */
function orderOfEight(index: number): number {
  // How often each place value, 7!, 6!, 5! and 4!, goes into the index.
  const sevens = (index / 5040) | 0;
  const sixes = (index / 720) | 0;
  const fives = (index / 120) | 0;
  const fours = (index / 24) | 0;
  const a = sevens;
  const b = sixes - 7 * sevens;
  const c = fives - 6 * sixes;
  const d = fours - 5 * fives;
  let p = (a << 28) | (b << 24) | (c << 20) | (d << 16) | FOURS[index - 24 * fours];
  p = makeRoom(p, d, 0x00008888);
  p = makeRoom(p, c, 0x00088888);
  p = makeRoom(p, b, 0x00888888);
  return makeRoom(p, a, 0x08888888);
}

/**
 * Those behind a new piece that are not smaller move up one, as in unrankByMakingRoom.
 * Adding 8 - piece to each of them carries into its highest bit just where it is not
 * smaller; that bit, brought down to its lowest, is the one to add.
 */
function makeRoom(pieces: number, piece: number, behind: number): number {
  const added = pieces + ((0x88888888 - Math.imul(0x11111111, piece)) | 0);
  return (pieces + ((added & behind) >>> 3)) | 0;
}
