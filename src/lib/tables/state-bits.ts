import { unrankPermutation } from "../indexing/permutation.ts";
import { N_ORIENTATIONS, N_PERMUTATIONS, N_STATES } from "../puzzle/coordinates.ts";
import { N_PIECES } from "../puzzle/state.ts";

/**
 * A set of states as bits: for each permutation 729 bits, one for each orientation.
 *
 * Twists are indexed by piece here, not by position: the index of an orientation is the sum of
 * each piece's twist times its place value, 1, 3, 9 and so on; the twist of the seventh piece
 * follows from the others. So a turn adds the same amounts to all orientations of a
 * permutation.
 *
 * Three pieces select the bit of a word, the other three the word: 27 words of 27 bits. Each
 * permutation has 28 words, the last one 0, so that vectors of four fit.
 */
export const WORDS_PER_PERMUTATION = 28;

/** The words of a permutation that are in use. */
export const USED_WORDS = 27;

/** The number of words in a set of states. */
export const SET_WORDS: number = N_PERMUTATIONS * WORDS_PER_PERMUTATION;

/** All 27 bits of a word. */
export const ALL_BITS = 0x7ffffff;

/**
 * The bit offset of one twist of each piece, where a word counts 32 bits: 0 for the piece whose
 * twist follows from the others.
 */
const BIT_VALUES: readonly number[] = [1, 3, 9, 32, 3 * 32, 9 * 32, 0];

/** The tables whose entries add up to the bit index of a state. */
export interface BitOffsets {
  /** For three pieces in order and their twists, 210 × 27. */
  readonly ofTriple: Uint16Array;
  /** The index of the pieces of each permutation in positions 4 to 6, as read by people. */
  readonly middleTriple: Uint8Array;
  /** The offset of one twist of each permutation's last piece. */
  readonly ofLast: Uint16Array;
  /** The last twist of each orientation. */
  readonly lastTwist: Uint8Array;
}

/** The number of twist patterns of three positions. */
const TWIST_PATTERNS = 27;

/** The number of permutations that begin with the same three pieces. */
const PERMUTATIONS_PER_TRIPLE: number = N_PERMUTATIONS / (7 * 6 * 5);

/** The number of ordered triples of pieces with their twists. */
export const TWISTED_TRIPLES: number =
  (N_PERMUTATIONS / PERMUTATIONS_PER_TRIPLE) * TWIST_PATTERNS;

let cache: BitOffsets | undefined;

/** The offsets of all bits, built once: 27 KB. */
export function bitOffsets(): BitOffsets {
  return (cache ??= buildOffsets());
}

/**
 * The index of a state's bit in a set: 32 × word + bit.
 *
 * Unchecked: the caller guarantees valid indices.
 * @cost  five look-ups
 */
export function bitIndex(
  { ofTriple: ofThree, middleTriple: middleThree, ofLast, lastTwist }: BitOffsets,
  permutation: number,
  orientation: number,
): number {
  // “| 0” makes this an integer division, which is faster in this hot path.
  const firstThree = (permutation / PERMUTATIONS_PER_TRIPLE) | 0;
  const first = (orientation / TWIST_PATTERNS) | 0;
  const middle = orientation - first * TWIST_PATTERNS;
  return (
    32 * WORDS_PER_PERMUTATION * permutation +
    ofThree[firstThree * TWIST_PATTERNS + first] +
    ofThree[middleThree[permutation] * TWIST_PATTERNS + middle] +
    lastTwist[orientation] * ofLast[permutation]
  );
}

/**
 * Adds states to a set.
 *
 * @param states  indices of states, unchecked
 * @returns       the number of states that were not in it
 */
export function addStates(
  set: Int32Array,
  states: ArrayLike<number>,
  offsets: BitOffsets,
): number {
  let added = 0;
  for (let i = 0; i < states.length; i++) {
    const permutation = (states[i] / N_ORIENTATIONS) | 0;
    const orientation = states[i] - permutation * N_ORIENTATIONS;
    const bit = bitIndex(offsets, permutation, orientation);
    if ((set[bit >>> 5] >>> bit) & 1) continue; // a shift counts modulo 32
    set[bit >>> 5] |= 1 << bit;
    added++;
  }
  return added;
}

/**
 * Reads numbers stored as one set per binary digit, lowest digit first.
 *
 * @returns one number for each state, by index
 */
export function unpackNumbers(
  digits: readonly Int32Array[],
  { ofTriple: ofThree, middleTriple: middleThree, ofLast, lastTwist }: BitOffsets,
): Uint8Array<ArrayBuffer> {
  const numbers = new Uint8Array(N_STATES);
  // The numbers of one permutation, at the index of their bits.
  const row = new Uint8Array(32 * WORDS_PER_PERMUTATION);
  let index = 0;
  for (let permutation = 0; permutation < N_PERMUTATIONS; permutation++) {
    row.fill(0);
    for (let digit = 0; digit < digits.length; digit++) {
      for (let i = 0; i < USED_WORDS; i++) {
        const word = digits[digit][WORDS_PER_PERMUTATION * permutation + i];
        for (let bit = 0; bit < TWIST_PATTERNS; bit++) {
          row[32 * i + bit] |= ((word >>> bit) & 1) << digit;
        }
      }
    }
    // As in bitIndex, with common terms hoisted out of the loops.
    const firsts = ((permutation / PERMUTATIONS_PER_TRIPLE) | 0) * TWIST_PATTERNS;
    const middles = middleThree[permutation] * TWIST_PATTERNS;
    let orientation = 0;
    for (let first = 0; first < TWIST_PATTERNS; first++) {
      for (let middle = 0; middle < TWIST_PATTERNS; middle++) {
        const last = lastTwist[orientation++] * ofLast[permutation];
        numbers[index++] =
          row[ofThree[firsts + first] + ofThree[middles + middle] + last];
      }
    }
  }
  return numbers;
}

/** Plain loops, for speed: the first look-up waits for them. */
function buildOffsets(): BitOffsets {
  const ofThree = new Uint16Array(TWISTED_TRIPLES);
  const middleThree = new Uint8Array(N_PERMUTATIONS);
  const ofLast = new Uint16Array(N_PERMUTATIONS);
  const orders = Array.from({ length: PERMUTATIONS_PER_TRIPLE }, (_, order) =>
    unrankPermutation(order, 4),
  );
  for (
    let permutation = 0;
    permutation < N_PERMUTATIONS;
    permutation += PERMUTATIONS_PER_TRIPLE
  ) {
    const [a, b, c, ...rest] = unrankPermutation(permutation, N_PIECES);
    let at = (permutation / PERMUTATIONS_PER_TRIPLE) * TWIST_PATTERNS;
    for (let first = 0; first < 3; first++) {
      for (let second = 0; second < 3; second++) {
        for (let third = 0; third < 3; third++) {
          ofThree[at++] =
            first * BIT_VALUES[a] + second * BIT_VALUES[b] + third * BIT_VALUES[c];
        }
      }
    }
    // The next 24 permutations are all orders of the other four.
    for (let i = 0; i < PERMUTATIONS_PER_TRIPLE; i++) {
      const order = orders[i];
      const second = rest[order[1]];
      const third = rest[order[2]];
      middleThree[permutation + i] = rankTriple(rest[order[0]], second, third);
      ofLast[permutation + i] = BIT_VALUES[rest[order[3]]];
    }
  }
  const lastTwist = new Uint8Array(N_ORIENTATIONS);
  for (let orientation = 1; orientation < N_ORIENTATIONS; orientation++) {
    const others = lastTwist[Math.floor(orientation / 3)];
    lastTwist[orientation] = (others + 3 - (orientation % 3)) % 3;
  }
  return { ofTriple: ofThree, middleTriple: middleThree, ofLast, lastTwist };
}

/** The index of three pieces in order: that of a permutation that begins with them, divided by 24. */
function rankTriple(a: number, b: number, c: number): number {
  const second = b - (a < b ? 1 : 0);
  const third = c - (a < c ? 1 : 0) - (b < c ? 1 : 0);
  return (a * 6 + second) * 5 + third;
}
