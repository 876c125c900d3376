import { bitSearch } from "../../../../lib/tables/bit-search.ts";
import { ROWS, WORDS } from "../../../../lib/tables/state-bits.ts";
import { type FoundStates, runSearch } from "../../../../lib/tables/state-search.ts";

/** The squares of a grid: 27 words of 27 bits, one bit per orientation of a permutation. */
export const N_BITS: number = ROWS * ROWS;

/** The words of one permutation's states, 27 bits each, one bit per square. */
export type BitSet = readonly number[];

function hasBit(set: BitSet, square: number): boolean {
  return ((set[Math.floor(square / ROWS)] >>> (square % ROWS)) & 1) === 1;
}

/** The squares of a set, in row order. */
export function squaresOf(set: BitSet): number[] {
  return Array.from({ length: N_BITS }, (_, square) => square).filter((square) =>
    hasBit(set, square),
  );
}

export function setOfSquare(square: number): BitSet {
  const row = Math.floor(square / ROWS);
  return Array.from({ length: ROWS }, (_, i) => (i === row ? 1 << (square % ROWS) : 0));
}

/** The twists of pieces 1 to 6: three select the bit in a word, three the word. */
export function squareTwists(square: number): number[] {
  const places = [square % ROWS, Math.floor(square / ROWS)];
  return places.flatMap((value) =>
    [1, 3, 9].map((place) => Math.floor(value / place) % 3),
  );
}

/** The distances of all states, as found by a search on bits. */
export function searchAllStates(moves: readonly number[]): FoundStates {
  return runSearch(bitSearch(moves), [0]);
}

/** The distances of all orientations of one permutation, by square; -1 if not reached. */
export function twistDistances({ digits }: FoundStates, permutation: number): number[] {
  const planes = digits.map((plane) =>
    Array.from(plane.subarray(permutation * WORDS, permutation * WORDS + ROWS)),
  );
  return Array.from({ length: N_BITS }, (_, square) =>
    planes.reduce(
      (sum, plane, digit) => sum + (hasBit(plane, square) ? 2 ** digit : 0),
      -1,
    ),
  );
}

/** The orientations of one permutation at a given depth. */
export function setAtDepth(distances: readonly number[], depth: number): BitSet {
  return Array.from({ length: ROWS }, (_, row) =>
    distances
      .slice(row * ROWS, (row + 1) * ROWS)
      .reduce((word, distance, bit) => word | (Number(distance === depth) << bit), 0),
  );
}
