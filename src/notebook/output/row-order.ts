// Which rows of a table are shown, and in which order.
import type { TableRow } from "./output.ts";

/** As the reader has chosen: by a column, and only rows that contain a text. */
export interface RowOrder {
  /** The index of the column that sorts; undefined for the table's own order. */
  readonly column?: number;
  readonly isDescending?: boolean;
  /** Whatever its case; empty for all rows. */
  readonly contains: string;
}

export const ORIGINAL_ORDER: RowOrder = { contains: "" };
/** The maximum number of rows that are sorted or filtered. */
export const MAX_ORDERED_ROWS = 5_000_000;
/** The maximum number of characters of the text to look for. */
export const MAX_FILTER_TEXT = 100;

/** A cell that shows a number. */
export const NUMBER_CELL = /^-?(\d+(\.\d+)?(e[+-]?\d+)?n?|Infinity)$|^NaN$/;

/** Rows that can be looked at in any order. */
interface RowSource {
  readonly total: number;
  row(i: number): TableRow;
}

/** Sorts by a column: up, then down, then not at all. */
export function toggleSort(
  { contains, ...previous }: RowOrder,
  column: number,
): RowOrder {
  if (previous.column !== column) return { contains, column, isDescending: false };
  return previous.isDescending
    ? { contains }
    : { contains, column, isDescending: true };
}

export function isOriginalOrder({ column, contains }: RowOrder): boolean {
  return column === undefined && contains === "";
}

/**
 * The indices of the rows to show, in order. Numbers come before texts, and empty cells
 * last, whether up or down; equal ones keep their order.
 * @throws {RangeError} when there are too many rows
 */
export function orderRows(rows: RowSource, order: RowOrder): number[] {
  const { column, isDescending = false } = order;
  if (rows.total > MAX_ORDERED_ROWS) {
    const limit = MAX_ORDERED_ROWS.toLocaleString("en");
    throw new RangeError(
      `tables of more than ${limit} rows are not sorted or filtered`,
    );
  }
  const filterText = order.contains.toLowerCase();
  const indices: number[] = [];
  const keys: SortKey[] = [];
  for (let i = 0; i < rows.total; i++) {
    const cells = rows.row(i);
    if (!cells.some((text) => text.toLowerCase().includes(filterText))) continue;
    indices.push(i);
    if (column !== undefined) keys[i] = sortKey(cells[column]);
  }
  if (column === undefined) return indices;
  const sign = isDescending ? -1 : 1;
  return indices.sort((a, b) => compare(keys[a], keys[b], sign));
}

/** The number that a cell shows, or else its text. */
type SortKey = number | bigint | string;

function sortKey(text: string): SortKey {
  if (!NUMBER_CELL.test(text) || text === "NaN") return text;
  return text.endsWith("n") ? BigInt(text.slice(0, -1)) : Number(text);
}

const { compare: compareTexts } = new Intl.Collator("en", { numeric: true });

function compare(a: SortKey, b: SortKey, sign: number): number {
  if (typeof a !== "string" && typeof b !== "string") {
    return sign * (a < b ? -1 : a > b ? 1 : 0);
  }
  const rank = kindRank(a) - kindRank(b);
  return rank === 0 ? sign * compareTexts(String(a), String(b)) : rank;
}

function kindRank(key: SortKey): number {
  if (typeof key !== "string") return 0;
  return key === "" ? 2 : 1;
}
