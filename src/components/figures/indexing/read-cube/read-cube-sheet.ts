// The digits of a cube's permutation and orientation, with their place values.
import { factorial } from "#lib/indexing/factoradic.ts";
import { lehmerCode } from "#lib/indexing/permutation.ts";
import { splitIndex, unrankState } from "#lib/puzzle/coordinates.ts";
import { N_PIECES, type State } from "#lib/puzzle/state.ts";
import { type CubeReading, countKnownEntries, N_DIGITS } from "./read-cube-state.ts";

export interface DigitColumn {
  readonly digit: number;
  readonly worth: number;
  /** The sum of all digits up to this one, times their place values. */
  readonly sum: number;
  /** The part of the index that the digits from this one on represent. */
  readonly remainder: number;
}

export interface ReadingSheet {
  readonly pieces: readonly number[];
  readonly twists: readonly number[];
  /** The first six digits of the permutation; the seventh is 0. */
  readonly digits: readonly DigitColumn[];
  /** The first six twists, as digits in base three. */
  readonly powers: readonly DigitColumn[];
  readonly orderNumber: number;
  readonly twistNumber: number;
}

/** @param cube  the index of a cube, 0..3674159 */
export function readingSheet(cube: number): ReadingSheet {
  const { permutation: pieces, orientation: twists } = unrankState(cube);
  const { permutation, orientation } = splitIndex(cube);
  return {
    pieces,
    twists,
    digits: digitColumns(
      lehmerCode(pieces),
      (i) => factorial(N_DIGITS - i),
      permutation,
    ),
    powers: digitColumns(twists, (i) => 3 ** (N_DIGITS - 1 - i), orientation),
    orderNumber: permutation,
    twistNumber: orientation,
  };
}

function digitColumns(
  digits: readonly number[],
  worthOf: (i: number) => number,
  number: number,
): DigitColumn[] {
  let sum = 0;
  return digits.slice(0, N_DIGITS).map((digit, i) => {
    const worth = worthOf(i);
    const remainder = number - sum;
    sum += digit * worth;
    return { digit, worth, sum, remainder };
  });
}

/** The pieces beyond the first positions, in ascending order. */
export function remainingPieces(
  pieces: readonly number[],
  positions: number,
): number[] {
  return pieces.slice(positions).toSorted((a, b) => a - b);
}

/** The state to draw. When unranking, pieces not yet placed are there but drawn blank. */
export function displayedState(reading: CubeReading, sheet: ReadingSheet): State {
  const { pieces, twists } = sheet;
  if (reading.direction === "rank") return { permutation: pieces, orientation: twists };
  const known = countKnownEntries(reading);
  return {
    permutation: [
      ...pieces.slice(0, known.pieces),
      ...remainingPieces(pieces, known.pieces),
    ],
    orientation: twists.map((twist, i) => (i < known.twists ? twist : 0)),
  };
}

/** How many positions are drawn with their pieces; the others are blank. */
export const countPlacedPieces = (reading: CubeReading) =>
  reading.direction === "rank" ? N_PIECES : countKnownEntries(reading).pieces;
