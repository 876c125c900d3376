import { describeFile } from "../files/describe-file.ts";
import { inspectLine, isTypedArray } from "./inspect.ts";

/** A key with its value, or a getter, which is not called. */
export interface ValueEntry {
  readonly key: string;
  readonly value?: unknown;
  readonly isGetter?: true;
}

export interface ValueEntries {
  readonly total: number;
  readonly entries: Iterable<ValueEntry>;
}

const MAX_KEY = 40;

/**
 * The entries of a value that can be expanded, in order. Runs none of its code, except
 * that a proxy may throw anything.
 */
export function entriesOf(value: object): ValueEntries {
  if (Array.isArray(value) || isTypedArray(value)) {
    return { total: value.length, entries: items(value) };
  }
  if (value instanceof Map) {
    return { total: value.size, entries: mapEntries(value) };
  }
  if (value instanceof Set) {
    return { total: value.size, entries: members(value) };
  }
  // These are fully shown in one line.
  if (
    OPAQUE_CLASSES.some((kind) => value instanceof kind) ||
    describeFile(value) !== undefined
  ) {
    return { total: 0, entries: [] };
  }
  const keys = Object.keys(value);
  return { total: keys.length, entries: properties(value, keys) };
}

const OPAQUE_CLASSES = [Date, RegExp, Promise, Error, ArrayBuffer];

/** The entry under a key, if any. */
export function entryAt(value: object, key: PropertyKey): ValueEntry | undefined {
  const property = Object.getOwnPropertyDescriptor(value, key);
  if (property === undefined) return undefined;
  const name = String(key);
  if (property.get || property.set) return { key: name, isGetter: true };
  return { key: name, value: property.value };
}

/** The value under a key; undefined if there is none, or only a getter. */
export function valueAt(value: object, key: PropertyKey): unknown {
  return entryAt(value, key)?.value;
}

function* items(array: ArrayLike<unknown>): Iterable<ValueEntry> {
  for (let i = 0; i < array.length; i++) {
    const entry = entryAt(array, i);
    if (entry !== undefined) yield entry;
  }
}

function* mapEntries(map: Map<unknown, unknown>): Iterable<ValueEntry> {
  for (const [key, value] of Map.prototype.entries.call(map)) {
    yield { key: inspectLine(key, MAX_KEY).text, value };
  }
}

function* members(set: Set<unknown>): Iterable<ValueEntry> {
  let i = 0;
  for (const value of Set.prototype.values.call(set)) yield { key: String(i++), value };
}

function* properties(value: object, keys: readonly string[]): Iterable<ValueEntry> {
  for (const key of keys) {
    const entry = entryAt(value, key);
    if (entry !== undefined) yield entry;
  }
}
