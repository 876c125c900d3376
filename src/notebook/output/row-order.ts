// Filters and sorts the rows of a table.
import type { TableRow } from "./output.ts";

/** The reader's order: sorted by a column, and only rows that contain a text. */
export interface RowOrder {
  /** The column to sort by; undefined for the original order. */
  readonly column?: number;
  readonly isDescending?: boolean;
  /** The text to filter by, ignoring case; empty for all rows. */
  readonly contains: string;
}

export const ORIGINAL_ORDER: RowOrder = { contains: "" };
export const MAX_ORDERED_ROWS = 5_000_000;
/** The maximum length of the text to filter by. */
export const MAX_FILTER_TEXT = 100;

/** Matches a cell that contains a number. */
export const NUMBER_CELL = /^-?(\d+(\.\d+)?(e[+-]?\d+)?n?|Infinity)$|^NaN$/;

interface RowSource {
  readonly total: number;
  row(i: number): TableRow;
}

/** Sorts by a column in ascending order, then descending, then not at all. */
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
 * Returns the indices of the matching rows, in order. Numbers come before texts, and
 * empty cells last, in both directions; equal rows keep their order.
 * @throws {RangeError} if there are too many rows
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
