import { N_STATES } from "../lib/puzzle/coordinates.ts";

/**
 * The range 0 to 2²² - 1 contains all state indices; each is split into two halves of 11
 * bits.
 */
const HALF = 11;
const MASK = 2 ** HALF - 1;

/** Any four numbers give another bijection; these act as the seed. */
const KEYS = [0x2b992ddf, 0x6c078965, 0x51ed270b, 0x1f123bb5];
const KEYS_BACK = KEYS.toReversed();

/**
 * Maps a state index to another by a fixed bijection of 0..3674159 that looks random.
 *
 * Each round mixes one half with a digest of the other, which can be undone (a Feistel
 * network). A result outside the state indices is mapped again until it is inside: since
 * the rounds are a bijection of the larger range, this is one of the smaller.
 *
 * Unchecked: the caller guarantees a state index.
 * @returns integer in [0, 3674160); `unscramble` is the inverse
 * @source  Black and Rogaway, "Ciphers with Arbitrary Finite Domains", cycle-walking
 */
export function scramble(index: number): number {
  let scrambled = index;
  do scrambled = stir(scrambled);
  while (scrambled >= N_STATES);
  return scrambled;
}

/** The inverse of `scramble`. Unchecked, like it. */
export function unscramble(scrambled: number): number {
  let index = scrambled;
  do index = unstir(index);
  while (index >= N_STATES);
  return index;
}

function stir(number: number): number {
  let [left, right] = [number >>> HALF, number & MASK];
  for (const key of KEYS) [left, right] = [right, left ^ digest(right, key)];
  return (left << HALF) | right;
}

function unstir(number: number): number {
  let [left, right] = [number >>> HALF, number & MASK];
  for (const key of KEYS_BACK) [left, right] = [right ^ digest(left, key), left];
  return (left << HALF) | right;
}

/** Eleven bits that depend on all bits of a half and of the key. */
function digest(half: number, key: number): number {
  let bits = Math.imul(half ^ key, 0x9e3779b1);
  bits = Math.imul(bits ^ (bits >>> 15), 0x85ebca6b);
  return (bits ^ (bits >>> 13)) & MASK;
}
