import { assertEntries, describeValue } from "../indexing/check-input.ts";
import type { OrbitLayout } from "./transformation.ts";

/** Names for the parts of a definition in messages, as in `PuzzleDefinition`. */
export const DEFAULT_PART_NAMES = {
  pieces: "pieces",
  twists: "twists",
  source: "source",
  twist: "twist",
  solved: "solved",
  permutation: "permutation",
  seenTwists: "seenTwists",
};

/** The same for another format. */
export type PartNames = Readonly<Record<keyof typeof DEFAULT_PART_NAMES, string>>;

/** More kinds of pieces are a mistake. */
export const MAX_ORBITS = 1000;

/** Checks a row of whole numbers in 0..count-1, one for each position. */
export function checkRow(
  where: string,
  row: readonly number[],
  length: number,
  count: number,
): Int32Array<ArrayBuffer> {
  if (!Array.isArray(row) && !ArrayBuffer.isView(row)) {
    throw new TypeError(`${where} is ${describeValue(row)}; expected an array`);
  }
  if (row.length !== length) {
    throw new RangeError(`${where} has ${row.length} entries; expected ${length}`);
  }
  assertEntries(where, row, count);
  return Int32Array.from(row);
}

/** Returns the keys of an object, at most `max`. */
export function checkKeys(what: string, object: unknown, max: number): string[] {
  if (!isObject(object)) {
    throw new TypeError(`${what} is ${describeValue(object)}; expected an object`);
  }
  const names = Object.keys(object);
  if (names.length > max) {
    throw new RangeError(
      `${what} has ${names.length} entries; expected ${max} at most`,
    );
  }
  return names;
}

/**
 * Returns the orbits that an object has entries for.
 *
 * @throws {RangeError} when the puzzle does not have one of them
 */
export function checkOrbitNames(
  what: string,
  object: unknown,
  { orbits }: OrbitLayout,
): string[] {
  const names = checkKeys(what, object, MAX_ORBITS);
  const orbitNames = new Set(orbits.map(({ name }) => name));
  const unknownName = names.find((name) => !orbitNames.has(name));
  if (unknownName === undefined) return names;
  throw new RangeError(
    `${what} names orbit ${describeValue(unknownName)}, which the puzzle does not have`,
  );
}

/** Returns an object's own property, even if it is named `__proto__`. */
export function ownProperty<T>(object: Readonly<Record<string, T>>, name: string): T {
  return (Object.hasOwn(object, name) ? object[name] : undefined) as T;
}

export function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
