import type { PlayableCoordinate } from "#src/puzzles/playable-puzzle.ts";

/** One coordinate of a state: its value and digits. */
export interface CoordinateDigits {
  readonly coordinate: PlayableCoordinate;
  readonly number: bigint;
  /** The weight of the coordinate in the state's number. */
  readonly weight: bigint;
  readonly digits: readonly number[];
  /** The weight of each digit in the coordinate's value. */
  readonly weights: readonly bigint[];
}

/** Splits a state's number into coordinates, most significant first. */
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

/** The product of the sizes after each. */
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
