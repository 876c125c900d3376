import { inspectLine } from "./inspect.ts";
import { entryAt } from "./value-entries.ts";

/** The maximum number of characters in a table cell. */
export const MAX_CELL_TEXT = 60;

/** The text of a row's value; empty if there is none. Runs no code of the row. */
export function entryText(holder: object, key: PropertyKey): string {
  const entry = entryAt(holder, key);
  if (entry === undefined) return "";
  return entry.isGetter ? "[getter]" : cellText(entry.value);
}

/** Like `inspect` but without quotes around text. */
export function cellText(value: unknown): string {
  if (typeof value !== "string") return inspectLine(value, MAX_CELL_TEXT).text;
  const start = value.slice(0, MAX_CELL_TEXT).replace(/\s+/g, " ");
  return value.length > MAX_CELL_TEXT ? `${start.slice(0, MAX_CELL_TEXT - 1)}…` : start;
}
