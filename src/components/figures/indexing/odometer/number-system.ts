import { rankDigits, unrankDigits } from "../../../../lib/indexing/digits.ts";
import {
  factorial,
  fromFactoradic,
  toFactoradic,
} from "../../../../lib/indexing/factoradic.ts";

/** The systems that the odometer counts in. */
export const SYSTEMS = ["tens", "twos", "factorial"] as const;
export type System = (typeof SYSTEMS)[number];

const BASE = { tens: 10, twos: 2 };

/**
 * How many faces the wheel at a place has, and so how many times as much the next
 * wheel is worth.
 * @param place  0 for the right-most wheel
 */
export function facesOf(system: System, place: number): number {
  return system === "factorial" ? place + 1 : BASE[system];
}

/** What one step of the wheel at a place is worth: 10^place, 2^place or place!. */
export function placeValue(system: System, place: number): number {
  return system === "factorial" ? factorial(place) : BASE[system] ** place;
}

/** How many numbers so many wheels can show: what the next wheel would be worth. */
export function capacity(system: System, wheels: number): number {
  return placeValue(system, wheels);
}

export function toDigits(system: System, number: number, wheels: number): number[] {
  return system === "factorial"
    ? toFactoradic(number, wheels)
    : unrankDigits(number, wheels, BASE[system]);
}

export function fromDigits(system: System, digits: readonly number[]): number {
  return system === "factorial"
    ? fromFactoradic(digits)
    : rankDigits(digits, BASE[system]);
}
