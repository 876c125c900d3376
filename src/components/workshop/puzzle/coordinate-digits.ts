import type { PlayableCoordinate } from "../../../puzzles/playable-puzzle.ts";

/** One coordinate of a position: its number, and the digits of that. */
export interface CoordinateDigits {
  readonly coordinate: PlayableCoordinate;
  readonly number: bigint;
  /** What a step of its number is worth in that of the position. */
  readonly weight: bigint;
  /** One for each radix. */
  readonly digits: readonly number[];
  /** What a step of each digit is worth in the coordinate's number. */
  readonly weights: readonly bigint[];
}

/** A position's number taken apart: the coordinates, most significant first. */
export function splitNumber(
  coordinates: readonly PlayableCoordinate[],
  number: bigint,
): CoordinateDigits[] {
  const weights = weightsOf(coordinates.map(({ size }) => size));
  return coordinates.map((coordinate, i): CoordinateDigits => {
    const coordinateNumber = (number / weights[i]) % coordinate.size;
    const radices = coordinate.radices.map(BigInt);
    const digitWeights = weightsOf(radices);
    return {
      coordinate,
      number: coordinateNumber,
      weight: weights[i],
      digits: radices.map((radix, digit) =>
        Number((coordinateNumber / digitWeights[digit]) % radix),
      ),
      weights: digitWeights,
    };
  });
}

/** The product of the sizes that follow each. */
function weightsOf(sizes: readonly bigint[]): bigint[] {
  let weight = 1n;
  return sizes
    .toReversed()
    .map((size) => {
      const coordinateNumber = weight;
      weight *= size;
      return coordinateNumber;
    })
    .reverse();
}
