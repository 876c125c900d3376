import { cellText, entryText } from "../values/table-cell-text.ts";
import { isTypedArray } from "../values/inspect.ts";
import type { TableRow } from "./output.ts";
import { valueAt } from "../values/value-entries.ts";

/** The rows of a table, each created on demand. */
export interface Rows {
  readonly columns: readonly string[];
  readonly total: number;
  row(i: number): TableRow;
}

const MAX_COLUMNS = 50;
/** The number of rows examined to determine the columns. */
const MAX_EXAMINED_ROWS = 10_000;

/** Converts a value to table rows; undefined if it doesn't look like a table. */
export function rowsOf(value: object): Rows | undefined {
  if (isTypedArray(value)) return oneColumn(value);
  if (value instanceof Map) return keysAndValues(value);
  if (!Array.isArray(value)) return undefined;
  const items = Array.from(
    { length: Math.min(value.length, MAX_EXAMINED_ROWS) },
    (_, i) => valueAt(value, i),
  );
  if (items.every(isPrimitive)) return oneColumn(value);
  const keys = sharedIndices(items) ?? sharedKeys(items);
  if (keys === undefined) return undefined;
  return {
    columns: keys.map(cellText),
    total: value.length,
    row(i) {
      const item = valueAt(value, i);
      if (isPrimitive(item)) return keys.map((_, k) => (k === 0 ? cellText(item) : ""));
      return keys.map((key) => entryText(item, key));
    },
  };
}

/** A row with a single cell for each item of an array. */
export function oneColumn(value: ArrayLike<unknown>): Rows {
  return {
    columns: ["value"],
    total: value.length,
    row: (i) => [entryText(value, i)],
  };
}

function keysAndValues(map: Map<unknown, unknown>): Rows {
  let entries: readonly [unknown, unknown][] | undefined;
  return {
    columns: ["key", "value"],
    total: map.size,
    row(i) {
      entries ??= [...Map.prototype.entries.call(map)];
      return entries[i].map(cellText);
    },
  };
}

function sharedIndices(items: readonly unknown[]): string[] | undefined {
  const lengths = new Set(items.map(arrayLength));
  const [length] = lengths;
  const isTable = lengths.size === 1 && length > 0 && length <= MAX_COLUMNS;
  return isTable ? Array.from({ length }, (_, i) => String(i)) : undefined;
}

function arrayLength(item: unknown): number {
  return Array.isArray(item) || (isObject(item) && isTypedArray(item))
    ? item.length
    : -1;
}

/** The keys of plain objects, if most objects have most of them. */
function sharedKeys(items: readonly unknown[]): string[] | undefined {
  const keys = new Set<string>();
  let filled = 0;
  for (const item of items) {
    if (!isPlain(item)) return undefined;
    const itemKeys = Object.keys(item);
    filled += itemKeys.length;
    for (const key of itemKeys) keys.add(key);
    if (keys.size > MAX_COLUMNS) return undefined;
  }
  return keys.size > 0 && 2 * filled >= keys.size * items.length
    ? [...keys]
    : undefined;
}

function isPrimitive(value: unknown): value is string | number | undefined | null {
  return !isObject(value) && typeof value !== "function";
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function isPlain(value: unknown): value is object {
  if (!isObject(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}
