import { checkWhole } from "../../lib/indexing/check-input.ts";
import type { TableRow, TableView } from "./output.ts";
import type { Rows } from "./rows-of.ts";

/** The number of rows sent with a table; the others are requested. */
export const ROWS_ALONG = 100;
/** The maximum number of rows per request. */
const MAX_ROWS = 100;
/** The maximum number of tables whose rows are kept; beyond it the oldest is dropped. */
export const MAX_TABLES = 100;

const kept = new Map<number, Rows>();
let lastId = 0;

/**
 * Sets the first table number, so that tables of terminated workers, or of the build, are
 * not mistaken for new ones.
 */
export function numberTablesFrom(id: number): void {
  lastId = id;
}

/** Returns a table with its first rows, and keeps the rest for `readRows`. */
export function keepTable(rows: Rows): TableView {
  const { columns, total } = rows;
  const id = ++lastId;
  const first = cellsOf(rows, 0, ROWS_ALONG);
  if (total > ROWS_ALONG) {
    kept.set(id, rows);
    if (kept.size > MAX_TABLES) kept.delete(kept.keys().next().value!);
  }
  return { kind: "table", id, columns, rows: first, total };
}

/**
 * Rows of a table that was shown, from an index on; fewer at its end.
 * @throws {RangeError} when the table is no longer kept, or has no such row
 */
export function readRows(id: number, from: number, count: number): TableRow[] {
  const rows = kept.get(id);
  if (rows === undefined) {
    throw new RangeError("the rows of this table are gone: run its cell again");
  }
  checkWhole("row", from, 0, rows.total - 1);
  checkWhole("count", count, 1, MAX_ROWS);
  return cellsOf(rows, from, count);
}

function cellsOf(rows: Rows, from: number, count: number): TableRow[] {
  const length = Math.min(count, rows.total - from);
  return Array.from({ length }, (_, i) => rows.row(from + i));
}
