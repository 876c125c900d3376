/**
 * Unranks short permutations with SWAR arithmetic: up to eight pieces of four bits each fit in
 * one 32-bit integer, so one addition changes all of them.
 */
import { isIndex } from "./check-input.ts";
import { factorial } from "./factoradic.ts";

/**
 * For each permutation of four pieces: the source of each in the ascending row 0123, as a shift
 * in bits from the right.
 */
const SHIFTS = [
  0xc840, 0xc804, 0xc480, 0xc408, 0xc084, 0xc048, 0x8c40, 0x8c04, 0x84c0, 0x840c,
  0x80c4, 0x804c, 0x4c80, 0x4c08, 0x48c0, 0x480c, 0x40c8, 0x408c, 0x0c84, 0x0c48,
  0x08c4, 0x084c, 0x04c8, 0x048c,
];

/** All 1680 permutations of eight whose last four ascend, packed; built once. */
let heads: Int32Array | undefined;

/**
 * The permutation of up to eight pieces with a given index. Its first pieces come from a
 * table of permutations whose last four ascend; then these four are permuted.
 * @returns  undefined unless n is 0..8 and index a whole number in [0, n!)
 * @cost     O(1) time, one array, and another for fewer than seven pieces
 */
export function unrankPacked(index: number, n: number): number[] | undefined {
  if (n === 8 && isIndex(index, 40320)) {
    heads ??= buildHeads();
    const head = (index / 24) | 0;
    const p = heads[head];
    const shifts = SHIFTS[index - 24 * head];
    return [
      p >>> 28,
      (p >>> 24) & 15,
      (p >>> 20) & 15,
      (p >>> 16) & 15,
      (p >>> (shifts >>> 12)) & 15,
      (p >>> ((shifts >>> 8) & 15)) & 15,
      (p >>> ((shifts >>> 4) & 15)) & 15,
      (p >>> (shifts & 15)) & 15,
    ];
  }
  if (n === 7 && isIndex(index, 5040)) {
    heads ??= buildHeads();
    const head = (index / 24) | 0;
    // The first 5040 permutations of eight begin with 0; the other seven pieces count from 1.
    const p = heads[head] - 0x01111111;
    const shifts = SHIFTS[index - 24 * head];
    return [
      p >>> 24,
      (p >>> 20) & 15,
      (p >>> 16) & 15,
      (p >>> (shifts >>> 12)) & 15,
      (p >>> ((shifts >>> 8) & 15)) & 15,
      (p >>> ((shifts >>> 4) & 15)) & 15,
      (p >>> (shifts & 15)) & 15,
    ];
  }
  if (isIndex(n, 7) && isIndex(index, factorial(n))) {
    // The first n! permutations of eight begin with the same pieces.
    const eight = unrankPacked(index, 8)!;
    const nFixed = 8 - n;
    const perm = new Array<number>(n);
    for (let i = 0; i < n; i++) perm[i] = eight[nFixed + i] - nFixed;
    return perm;
  }
  return undefined;
}

function buildHeads(): Int32Array {
  return Int32Array.from({ length: 1680 }, (_, head) => packHead(head));
}

/** A permutation of eight whose last four ascend, with the first piece in the highest four bits. */
function packHead(head: number): number {
  // Quotients by the place values 7!, 6! and 5!, in units of 4!.
  const sevens = (head / 210) | 0;
  const sixes = (head / 30) | 0;
  const fives = (head / 5) | 0;
  const a = sevens;
  const b = sixes - 7 * sevens;
  const c = fives - 6 * sixes;
  const d = head - 5 * fives;
  let p = (a << 28) | (b << 24) | (c << 20) | (d << 16) | 0x0123;
  p = makeRoom(p, d, 0x00008888);
  p = makeRoom(p, c, 0x00088888);
  p = makeRoom(p, b, 0x00888888);
  return makeRoom(p, a, 0x08888888);
}

/**
 * Increments the pieces after a new one that are not smaller, as in unrankByMakingRoom. Adding
 * 8 - piece sets the highest bit of exactly those; shifted down, that bit is the increment.
 */
function makeRoom(pieces: number, piece: number, behind: number): number {
  const added = pieces + ((0x88888888 - Math.imul(0x11111111, piece)) | 0);
  return (pieces + ((added & behind) >>> 3)) | 0;
}
