import {
  CORNER_PERMUTATION,
  CORNER_TWISTS,
  EDGE_FLIPS,
} from "#lib/big-cube/coordinates.ts";
import { factorial } from "#lib/indexing/factoradic.ts";

/** A digit of the index of a 3×3×3. */
export interface NumberPart {
  /** What it numbers. */
  readonly name: string;
  /** The number of its values. */
  readonly size: number;
  /** What a step of this digit adds to the index. */
  readonly placeValue: bigint;
}

const PARTS = [
  { name: "permutation of the corners", size: CORNER_PERMUTATION.size },
  { name: "orientation of the corners", size: CORNER_TWISTS.size },
  // The corners say whether it is an even permutation or an odd one.
  { name: "permutation of the edges", size: factorial(12) / 2 },
  { name: "orientation of the edges", size: EDGE_FLIPS.size },
];

/** The digits of the index, the most significant first, as `rankBigCube` numbers them. */
export const NUMBER_PARTS: readonly NumberPart[] = PARTS.map((part, i) => ({
  ...part,
  placeValue: PARTS.slice(i + 1).reduce((value, { size }) => value * BigInt(size), 1n),
}));

/** The index of the cube whose edges are all flipped, which is the largest last digit. */
export const SUPERFLIP = BigInt(EDGE_FLIPS.size - 1);

/** The digits of an index in the mixed radix of the parts. */
export function digitsOfNumber(index: bigint): number[] {
  return NUMBER_PARTS.map(({ size, placeValue }) =>
    Number((index / placeValue) % BigInt(size)),
  );
}

/** The index with one digit replaced. */
export function withDigit(index: bigint, place: number, digit: number): bigint {
  const change = digit - digitsOfNumber(index)[place];
  return index + BigInt(change) * NUMBER_PARTS[place].placeValue;
}
