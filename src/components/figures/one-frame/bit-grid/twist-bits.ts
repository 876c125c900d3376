import { bitSearch } from "../../../../lib/tables/bit-search.ts";
import { ROWS, WORDS } from "../../../../lib/tables/state-bits.ts";
import { type FoundStates, runSearch } from "../../../../lib/tables/state-search.ts";

/** Squares of a grid: 27 words of 27 bits, the twists of a permutation's pieces. */
export const N_BITS: number = ROWS * ROWS;

/** Words of 27 bits, of which each is one square: those of one permutation. */
export type BitSet = readonly number[];

export function hasBit(set: BitSet, square: number): boolean {
  return ((set[Math.floor(square / ROWS)] >>> (square % ROWS)) & 1) === 1;
}

/** The squares of a set, from the first row to the last. */
export function squaresOf(set: BitSet): number[] {
  return Array.from({ length: N_BITS }, (_, square) => square).filter((square) =>
    hasBit(set, square),
  );
}

export function onlySquare(square: number): BitSet {
  const row = Math.floor(square / ROWS);
  return Array.from({ length: ROWS }, (_, i) => (i === row ? 1 << (square % ROWS) : 0));
}

/** The twists of pieces 1 to 6: three choose the place in a word, three the word. */
export function twistsOf(square: number): number[] {
  const places = [square % ROWS, Math.floor(square / ROWS)];
  return places.flatMap((value) =>
    [1, 3, 9].map((place) => Math.floor(value / place) % 3),
  );
}

/** How far each state is, as a search in bits has found it out. */
export function searchAll(moves: readonly number[]): FoundStates {
  return runSearch(bitSearch(moves), [0]);
}

/** The distances of all twistings of one permutation, by square; -1 if not reached. */
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

/** The twistings of one permutation that are so far from solved. */
export function setAt(distances: readonly number[], depth: number): BitSet {
  return Array.from({ length: ROWS }, (_, row) =>
    distances
      .slice(row * ROWS, (row + 1) * ROWS)
      .reduce((word, distance, bit) => word | (Number(distance === depth) << bit), 0),
  );
}
