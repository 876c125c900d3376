import { factorial } from "#lib/indexing/factoradic.ts";

export const NUMBER_SYSTEMS = ["tens", "twos", "factorial"] as const;
export type NumberSystem = (typeof NUMBER_SYSTEMS)[number];

const BASE = { tens: 10, twos: 2 };

/** The number of faces of a wheel. Place 0 is the rightmost. */
export function countFaces(system: NumberSystem, place: number): number {
  return system === "factorial" ? place + 1 : BASE[system];
}

/** The place value of a wheel: 10^place, 2^place or place!. */
export function placeValue(system: NumberSystem, place: number): number {
  return system === "factorial" ? factorial(place) : BASE[system] ** place;
}

/** How many numbers this many wheels can display. */
export function capacity(system: NumberSystem, wheels: number): number {
  return placeValue(system, wheels);
}
