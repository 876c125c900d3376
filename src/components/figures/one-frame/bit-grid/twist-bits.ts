import { bitSearch } from "#lib/tables/bit-search.ts";
import { USED_WORDS, WORDS_PER_PERMUTATION } from "#lib/tables/state-bits.ts";
import { type DistanceBits, runSearch } from "#lib/tables/state-search.ts";

/** The number of squares: one bit for each orientation of a permutation. */
export const N_BITS: number = USED_WORDS * USED_WORDS;

/** The words of one permutation, with one bit per square. */
export type BitSet = readonly number[];

function hasBit(set: BitSet, square: number): boolean {
  return ((set[Math.floor(square / USED_WORDS)] >>> (square % USED_WORDS)) & 1) === 1;
}

/** The squares of a set, in row order. */
export function squaresOf(set: BitSet): number[] {
  return Array.from({ length: N_BITS }, (_, square) => square).filter((square) =>
    hasBit(set, square),
  );
}

export function setOfSquare(square: number): BitSet {
  const row = Math.floor(square / USED_WORDS);
  return Array.from({ length: USED_WORDS }, (_, i) =>
    i === row ? 1 << (square % USED_WORDS) : 0,
  );
}

/** The twists of pieces 1 to 6: three select the bit in a word, three the word. */
export function squareTwists(square: number): number[] {
  const places = [square % USED_WORDS, Math.floor(square / USED_WORDS)];
  return places.flatMap((value) =>
    [1, 3, 9].map((place) => Math.floor(value / place) % 3),
  );
}

/** The distances of all states, found by the library's bit-parallel search. */
export function searchAllStates(moves: readonly number[]): DistanceBits {
  return runSearch(bitSearch(moves), [0]);
}

/** The distance of each orientation of one permutation; -1 if not reached. */
export function twistDistances(
  { digits }: DistanceBits,
  permutation: number,
): number[] {
  const planes = digits.map((plane) =>
    Array.from(
      plane.subarray(
        permutation * WORDS_PER_PERMUTATION,
        permutation * WORDS_PER_PERMUTATION + USED_WORDS,
      ),
    ),
  );
  return Array.from({ length: N_BITS }, (_, square) =>
    planes.reduce(
      (sum, plane, digit) => sum + (hasBit(plane, square) ? 2 ** digit : 0),
      -1,
    ),
  );
}

/** The orientations of one permutation at a distance. */
export function setAtDepth(distances: readonly number[], depth: number): BitSet {
  return Array.from({ length: USED_WORDS }, (_, row) =>
    distances
      .slice(row * USED_WORDS, (row + 1) * USED_WORDS)
      .reduce((word, distance, bit) => word | (Number(distance === depth) << bit), 0),
  );
}
