import { fileInWords } from "../files/shown-file.ts";
import { inspectLine, isTypedArray } from "./inspect.ts";

/** The value under a key, or a getter, which is not called. */
export interface Part {
  readonly key: string;
  readonly value?: unknown;
  readonly isGetter?: true;
}

export interface Parts {
  readonly total: number;
  readonly parts: Iterable<Part>;
}

const MAX_KEY = 40;

/**
 * The parts of a value that can be opened, in order. Runs none of its code, except that a
 * proxy may throw anything.
 */
export function partsOf(value: object): Parts {
  if (Array.isArray(value) || isTypedArray(value)) {
    return { total: value.length, parts: items(value) };
  }
  if (value instanceof Map) {
    return { total: value.size, parts: entries(value) };
  }
  if (value instanceof Set) {
    return { total: value.size, parts: members(value) };
  }
  // One line shows all of these.
  if (WHOLE.some((kind) => value instanceof kind) || fileInWords(value) !== undefined) {
    return { total: 0, parts: [] };
  }
  const keys = Object.keys(value);
  return { total: keys.length, parts: properties(value, keys) };
}

const WHOLE = [Date, RegExp, Promise, Error, ArrayBuffer];

/** The part under a key; undefined when there is none. */
export function partAt(value: object, key: PropertyKey): Part | undefined {
  const property = Object.getOwnPropertyDescriptor(value, key);
  if (property === undefined) return undefined;
  const name = String(key);
  if (property.get || property.set) return { key: name, isGetter: true };
  return { key: name, value: property.value };
}

/** The value under a key; undefined when there is none, or only a getter. */
export function valueAt(value: object, key: PropertyKey): unknown {
  return partAt(value, key)?.value;
}

function* items(array: ArrayLike<unknown>): Iterable<Part> {
  for (let i = 0; i < array.length; i++) {
    const part = partAt(array, i);
    if (part !== undefined) yield part;
  }
}

function* entries(map: Map<unknown, unknown>): Iterable<Part> {
  for (const [key, value] of Map.prototype.entries.call(map)) {
    yield { key: inspectLine(key, MAX_KEY).text, value };
  }
}

function* members(set: Set<unknown>): Iterable<Part> {
  let i = 0;
  for (const value of Set.prototype.values.call(set)) yield { key: String(i++), value };
}

function* properties(value: object, keys: readonly string[]): Iterable<Part> {
  for (const key of keys) {
    const part = partAt(value, key);
    if (part !== undefined) yield part;
  }
}
