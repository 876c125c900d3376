import { inspectLine, isTypedArray } from "./inspect.ts";

/** What a value holds under a key: another value, or a getter, which is not run. */
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
 * What can be opened of a value, in its order. Nothing of it runs, but a proxy throws
 * what it likes.
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
  // One line says all that there is to say of these.
  if (WHOLE.some((kind) => value instanceof kind)) return { total: 0, parts: [] };
  const keys = Object.keys(value);
  return { total: keys.length, parts: properties(value, keys) };
}

const WHOLE = [Date, RegExp, Promise, Error];

/** What the value holds under the key; undefined when there is nothing. */
export function partAt(value: object, key: PropertyKey): Part | undefined {
  const property = Object.getOwnPropertyDescriptor(value, key);
  if (property === undefined) return undefined;
  const name = String(key);
  if (property.get || property.set) return { key: name, isGetter: true };
  return { key: name, value: property.value };
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
