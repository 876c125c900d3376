import type { PlayableCoordinate } from "../../../puzzles/playable-puzzle.ts";

/** One coordinate of a position: its number, and the digits of that. */
export interface CoordinateDigits {
  readonly coordinate: PlayableCoordinate;
  readonly number: bigint;
  /** What a step of its number is worth in that of the position. */
  readonly worth: bigint;
  /** One for each radix. */
  readonly digits: readonly number[];
  /** What a step of each digit is worth in the coordinate's number. */
  readonly worths: readonly bigint[];
}

/** A position's number taken apart: the coordinates, most significant first. */
export function splitNumber(
  coordinates: readonly PlayableCoordinate[],
  number: bigint,
): CoordinateDigits[] {
  const worths = weightsOf(coordinates.map(({ size }) => size));
  return coordinates.map((coordinate, i): CoordinateDigits => {
    const own = (number / worths[i]) % coordinate.size;
    const radices = coordinate.radices.map(BigInt);
    const digitWorths = weightsOf(radices);
    return {
      coordinate,
      number: own,
      worth: worths[i],
      digits: radices.map((radix, digit) => Number((own / digitWorths[digit]) % radix)),
      worths: digitWorths,
    };
  });
}

/** The product of the sizes that follow each. */
function weightsOf(sizes: readonly bigint[]): bigint[] {
  let worth = 1n;
  return sizes
    .toReversed()
    .map((size) => {
      const own = worth;
      worth *= size;
      return own;
    })
    .reverse();
}
