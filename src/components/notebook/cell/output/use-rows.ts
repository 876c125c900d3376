import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { STATIC_TABLE_ID } from "#notebook/output/table-constants.ts";
import type { RowsPage, TableView } from "#notebook/output/output.ts";
import {
  isOriginalOrder,
  orderRows,
  ORIGINAL_ORDER,
  type RowOrder,
  toggleSort,
} from "#notebook/output/row-order.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import type { ReadRows } from "./read-rows.ts";

export const PAGE_ROWS = 10;
export const MAX_COPIED_ROWS = 10_000;
/** The number of rows that are requested from the worker at once. */
const CHUNK_ROWS = 100;
/** The filter is applied when the reader has not typed for this long. */
const FILTER_DELAY_MS = 150;

/** The visible part of a table. */
interface VisibleRows extends RowsPage {
  readonly from: number;
  readonly order: RowOrder;
}

/** Whether the rows can be sorted: all are loaded, or a worker has them. */
export function canSort({ id, rows, total }: TableView): boolean {
  return id !== STATIC_TABLE_ID || rows.length === total;
}

/** The order that the reader has chosen, by a table's position on the page and its columns. */
const orderByTable = new Map<string, RowOrder>();

/**
 * The visible rows of a table, a page at a time, in any order. A table that replaces one with the
 * same columns keeps its order.
 * @param id  of the table's position on the page
 */
export function useRows(id: string, view: TableView, readRows: ReadRows | undefined) {
  const [visible, setVisible] = useState<VisibleRows>(() => ({
    from: 0,
    order: ORIGINAL_ORDER,
    ...loadedRows(view, 0, PAGE_ROWS),
  }));
  const [problem, setProblem] = useState<string>();
  const target = useRef({ from: 0, order: ORIGINAL_ORDER });
  const pause = useRef<ReturnType<typeof setTimeout>>();
  const tableKey = JSON.stringify([id, view.columns]);
  useLayoutEffect(() => {
    const order = orderByTable.get(tableKey);
    if (order && canSort(view)) goTo(0, order);
  }, []);

  function goTo(from: number, order = target.current.order): void {
    clearTimeout(pause.current);
    const now = { from: from - (from % PAGE_ROWS), order };
    target.current = now;
    if (isOriginalOrder(order)) orderByTable.delete(tableKey);
    else orderByTable.set(tableKey, order);
    // The reader may have moved on while the rows were loading.
    const fail = (error: Error) => {
      if (target.current === now) setProblem(error.message);
    };
    const show = (page: RowsPage) => {
      if (target.current !== now) return;
      setVisible({ ...now, ...page });
      setProblem(undefined);
    };
    try {
      const page = readPage(view, readRows, now.from, PAGE_ROWS, order);
      if (page instanceof Promise) page.then(show, fail);
      else show(page);
    } catch (error) {
      fail(error as Error);
    }
  }

  return {
    visible,
    /** The filter text, also of an earlier table with the same columns. */
    searchText: orderByTable.get(tableKey)?.contains ?? "",
    problem,
    setProblem,
    goTo,
    step(by: number): void {
      const to = target.current.from + by;
      setProblem(undefined);
      if (to >= 0 && to < visible.total) goTo(to);
    },
    sort(column: number): void {
      goTo(0, toggleSort(target.current.order, column));
    },
    /** Shows the rows that contain a text, debounced. */
    filter(contains: string): void {
      clearTimeout(pause.current);
      const find = () => goTo(0, { ...target.current.order, contains });
      pause.current = setTimeout(find, FILTER_DELAY_MS);
    },
    /** The rows in the current order, as tab-separated text. */
    async asText(): Promise<{ text: string; count: number; total: number }> {
      const { order, total } = visible;
      const lines = [view.columns];
      const count = Math.min(total, MAX_COPIED_ROWS);
      for (let from = 0; from < count; from += CHUNK_ROWS) {
        const page = await readPage(view, readRows, from, CHUNK_ROWS, order);
        lines.push(...page.rows);
      }
      return { text: lines.map((cells) => cells.join("\t")).join("\n"), count, total };
    },
  };
}

/** @throws {Error} when the rows can't be loaded */
function readPage(
  view: TableView,
  readRows: ReadRows | undefined,
  from: number,
  count: number,
  order: RowOrder,
): RowsPage | Promise<RowsPage> {
  const loaded = view.rows.length;
  const isWhole = loaded === view.total;
  if (isOriginalOrder(order) && Math.min(from + count, view.total) <= loaded) {
    return loadedRows(view, from, count);
  }
  if (isWhole) {
    const sorted = orderRows({ total: loaded, row: (i) => view.rows[i] }, order);
    const indices = sorted.slice(from, from + count);
    return { indices, rows: indices.map((i) => view.rows[i]), total: sorted.length };
  }
  if (readRows) return readRows(view.id, from, count, order);
  throw new Error(
    `Only the first ${formatNumber(loaded)} rows are loaded: run the cell to see all.`,
  );
}

function loadedRows({ rows, total }: TableView, from: number, count: number): RowsPage {
  const page = rows.slice(from, from + count);
  return { rows: page, indices: page.map((_, i) => from + i), total };
}
