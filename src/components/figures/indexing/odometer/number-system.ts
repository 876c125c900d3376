import { rankDigits, unrankDigits } from "../../../../lib/indexing/digits.ts";
import {
  factorial,
  fromFactoradic,
  toFactoradic,
} from "../../../../lib/indexing/factoradic.ts";

/** The number systems of the odometer. */
export const NUMBER_SYSTEMS = ["tens", "twos", "factorial"] as const;
export type NumberSystem = (typeof NUMBER_SYSTEMS)[number];

const BASE = { tens: 10, twos: 2 };

/**
 * The number of faces of the wheel at a place, and so the ratio of the next wheel's value
 * to its own.
 * @param place  0 for the right-most wheel
 */
export function countFaces(system: NumberSystem, place: number): number {
  return system === "factorial" ? place + 1 : BASE[system];
}

/** The value of one step of the wheel at a place: 10^place, 2^place or place!. */
export function placeValue(system: NumberSystem, place: number): number {
  return system === "factorial" ? factorial(place) : BASE[system] ** place;
}

/** The number of values that this many wheels can show: the value of the next wheel. */
export function capacity(system: NumberSystem, wheels: number): number {
  return placeValue(system, wheels);
}

export function toDigits(
  system: NumberSystem,
  number: number,
  wheels: number,
): number[] {
  return system === "factorial"
    ? toFactoradic(number, wheels)
    : unrankDigits(number, wheels, BASE[system]);
}

export function fromDigits(system: NumberSystem, digits: readonly number[]): number {
  return system === "factorial"
    ? fromFactoradic(digits)
    : rankDigits(digits, BASE[system]);
}
