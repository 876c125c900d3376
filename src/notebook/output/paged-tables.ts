import { checkWhole } from "../../lib/indexing/check-input.ts";
import { ROWS_EXPIRED } from "./table-constants.ts";
import type { RowsPage, TableRow, TableView } from "./output.ts";
import {
  isOriginalOrder,
  MAX_FILTER_TEXT,
  orderRows,
  type RowOrder,
} from "./row-order.ts";
import type { Rows } from "./table-rows.ts";

export const INITIAL_ROWS = 100;
const MAX_ROWS = 100;
/** The maximum number of stored tables; beyond it, the oldest is dropped. */
const MAX_TABLES = 100;

const tables = new Map<number, Rows>();
/** The last order, cached because readers go from page to page. */
let lastOrder: { name: string; indices: readonly number[] } | undefined;
let lastId = 0;

/** Sets the first id, so that ids of terminated workers or the build aren't reused. */
export function setFirstTableId(id: number): void {
  lastId = id;
}

/** Stores a table for `readRowsPage` and returns its view. */
export function registerTable(rows: Rows): TableView {
  const { columns, total } = rows;
  const id = ++lastId;
  const first = cellsOf(rows, 0, INITIAL_ROWS);
  if (total > INITIAL_ROWS) {
    tables.set(id, rows);
    if (tables.size > MAX_TABLES) tables.delete(tables.keys().next().value!);
  }
  return { kind: "table", id, columns, rows: first, total };
}

/**
 * Returns rows of a stored table; fewer at its end.
 * @throws {RangeError} if the table has been dropped, or has no such row or column
 */
export function readRowsPage(
  id: number,
  from: number,
  count: number,
  order: RowOrder,
): RowsPage {
  const rows = tables.get(id);
  if (rows === undefined) {
    throw new RangeError(ROWS_EXPIRED);
  }
  checkWhole("count", count, 1, MAX_ROWS);
  if (isOriginalOrder(order)) {
    checkWhole("row", from, 0, rows.total - 1);
    const page = cellsOf(rows, from, count);
    return { rows: page, indices: page.map((_, i) => from + i), total: rows.total };
  }
  const { column, contains } = order;
  if (column !== undefined) checkWhole("column", column, 0, rows.columns.length - 1);
  checkWhole("characters to look for", contains.length, 0, MAX_FILTER_TEXT);
  const ordered = cachedOrder(id, rows, order);
  checkWhole("row", from, 0, Math.max(ordered.length - 1, 0));
  const indices = ordered.slice(from, from + count);
  return { rows: indices.map((i) => rows.row(i)), indices, total: ordered.length };
}

function cachedOrder(id: number, rows: Rows, order: RowOrder): readonly number[] {
  const name = JSON.stringify([id, order]);
  if (lastOrder?.name !== name) lastOrder = { name, indices: orderRows(rows, order) };
  return lastOrder.indices;
}

function cellsOf(rows: Rows, from: number, count: number): TableRow[] {
  const length = Math.min(count, rows.total - from);
  return Array.from({ length }, (_, i) => rows.row(from + i));
}
