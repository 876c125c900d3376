import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { STATIC_TABLE_ID } from "../../../../notebook/output/table-constants.ts";
import type { RowsPage, TableView } from "../../../../notebook/output/output.ts";
import {
  isOriginalOrder,
  orderRows,
  ORIGINAL_ORDER,
  type RowOrder,
  toggleSort,
} from "../../../../notebook/output/row-order.ts";
import { formatNumber } from "../../../kit/text/format-number.ts";
import type { ReadRows } from "./read-rows.ts";

export const PAGE_ROWS = 10;
/** The maximum number of rows that are copied. */
export const MAX_COPIED_ROWS = 10_000;
/** The number of rows asked of the worker at once. */
const CHUNK_ROWS = 100;
/** Milliseconds after which what is typed is looked for. */
const FILTER_DELAY_MS = 150;

/** The visible part of a table. */
interface VisibleRows extends RowsPage {
  readonly from: number;
  readonly order: RowOrder;
}

/** Whether all rows are loaded, or in a worker. */
export function canSort({ id, rows, total }: TableView): boolean {
  return id !== STATIC_TABLE_ID || rows.length === total;
}

/** By a table's place on the page and its columns, the order that the reader has chosen. */
const orderByTable = new Map<string, RowOrder>();

/**
 * The rows of a table that the reader looks at, a page at a time, in any order. A table that
 * takes the place of one with the same columns keeps its order.
 * @param id  of the place on the page
 */
export function useRows(id: string, view: TableView, readRows: ReadRows | undefined) {
  const [shown, setShown] = useState<VisibleRows>(() => ({
    from: 0,
    order: ORIGINAL_ORDER,
    ...loadedRows(view, 0, PAGE_ROWS),
  }));
  const [problem, setProblem] = useState<string>();
  const wanted = useRef({ from: 0, order: ORIGINAL_ORDER });
  const pause = useRef<ReturnType<typeof setTimeout>>();
  const place = JSON.stringify([id, view.columns]);
  useLayoutEffect(() => {
    const order = orderByTable.get(place);
    if (order && canSort(view)) goTo(0, order);
  }, []);

  function goTo(from: number, order = wanted.current.order): void {
    clearTimeout(pause.current);
    const now = { from: from - (from % PAGE_ROWS), order };
    wanted.current = now;
    if (isOriginalOrder(order)) orderByTable.delete(place);
    else orderByTable.set(place, order);
    // The reader may have moved on while the rows were loading.
    const fail = (error: Error) => {
      if (wanted.current === now) setProblem(error.message);
    };
    const show = (page: RowsPage) => {
      if (wanted.current !== now) return;
      setShown({ ...now, ...page });
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
    shown,
    /** What is looked for, from before if there is another table now. */
    sought: orderByTable.get(place)?.contains ?? "",
    problem,
    setProblem,
    goTo,
    step(by: number): void {
      const to = wanted.current.from + by;
      setProblem(undefined);
      if (to >= 0 && to < shown.total) goTo(to);
    },
    sort(column: number): void {
      goTo(0, toggleSort(wanted.current.order, column));
    },
    /** Shows the rows that contain a text, when the reader pauses. */
    filter(contains: string): void {
      clearTimeout(pause.current);
      const find = () => goTo(0, { ...wanted.current.order, contains });
      pause.current = setTimeout(find, FILTER_DELAY_MS);
    },
    /** The rows as they are shown, tab-separated, and their number. */
    async asText(): Promise<{ text: string; count: number; total: number }> {
      const { order, total } = shown;
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

/** @throws {Error} when the rows are not at hand, and there is no way to load them */
function readPage(
  view: TableView,
  readRows: ReadRows | undefined,
  from: number,
  count: number,
  order: RowOrder,
): RowsPage | Promise<RowsPage> {
  const known = view.rows.length;
  const isWhole = known === view.total;
  if (isOriginalOrder(order) && Math.min(from + count, view.total) <= known) {
    return loadedRows(view, from, count);
  }
  if (isWhole) {
    const all = orderRows({ total: known, row: (i) => view.rows[i] }, order);
    const indices = all.slice(from, from + count);
    return { indices, rows: indices.map((i) => view.rows[i]), total: all.length };
  }
  if (readRows) return readRows(view.id, from, count, order);
  throw new Error(
    `Only the first ${formatNumber(known)} rows are loaded: run the cell to see all.`,
  );
}

function loadedRows({ rows, total }: TableView, from: number, count: number): RowsPage {
  const page = rows.slice(from, from + count);
  return { rows: page, indices: page.map((_, i) => from + i), total };
}
