import { N_STATES } from "../lib/puzzle/coordinates.ts";

/** All state indices are below 2²²; each is split into two halves of 11 bits. */
const HALF_BITS = 11;
const HALF_MASK = 2 ** HALF_BITS - 1;

/** The keys of the rounds; any others give another bijection. */
const KEYS = [0x2b992ddf, 0x6c078965, 0x51ed270b, 0x1f123bb5];
const REVERSED_KEYS = KEYS.toReversed();

/**
 * Maps a state index to another by a fixed pseudorandom bijection of 0..3674159.
 *
 * A Feistel network: each round mixes one half with a hash of the other. Results outside the
 * range are mapped again until they are inside (cycle-walking), which is a bijection, too.
 *
 * Unchecked: the caller guarantees a state index.
 * @returns integer in [0, 3674160)
 * @source  Black and Rogaway, "Ciphers with Arbitrary Finite Domains", cycle-walking
 */
export function shuffleIndex(index: number): number {
  let shuffled = index;
  do shuffled = mix(shuffled);
  while (shuffled >= N_STATES);
  return shuffled;
}

/** The inverse of `shuffleIndex`, likewise unchecked. */
export function unshuffleIndex(shuffled: number): number {
  let index = shuffled;
  do index = unmix(index);
  while (index >= N_STATES);
  return index;
}

function mix(number: number): number {
  let [left, right] = [number >>> HALF_BITS, number & HALF_MASK];
  for (const key of KEYS) [left, right] = [right, left ^ digest(right, key)];
  return (left << HALF_BITS) | right;
}

function unmix(number: number): number {
  let [left, right] = [number >>> HALF_BITS, number & HALF_MASK];
  for (const key of REVERSED_KEYS) [left, right] = [right ^ digest(left, key), left];
  return (left << HALF_BITS) | right;
}

/** An 11-bit hash of a half and the key. */
function digest(half: number, key: number): number {
  let bits = Math.imul(half ^ key, 0x9e3779b1);
  bits = Math.imul(bits ^ (bits >>> 15), 0x85ebca6b);
  return (bits ^ (bits >>> 13)) & HALF_MASK;
}
