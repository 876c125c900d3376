import { N_ORIENTATIONS, N_PERMUTATIONS } from "#lib/puzzle/coordinates.ts";
import { N_MOVES } from "#lib/puzzle/moves.ts";
import { moveTables } from "#lib/tables/move-tables.ts";
import { moveLabel } from "#kit/cube/move-label.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import type { WidgetModel } from "#kit/widget/model.ts";
import { WidgetStore } from "#kit/widget/store.ts";

export type TableName = "order" | "twist";

/** The names that readers see. */
export const TABLE_NAMES: Readonly<Record<TableName, string>> = {
  order: "permutation",
  twist: "orientation",
};

/** A walk through a transition table: the first row and the moves from there. */
export interface TableWalk {
  readonly table: TableName;
  readonly start: number;
  /** Each 0..8. */
  readonly moves: readonly number[];
}

export type TableWalkAction =
  /** Repeats the moves in the other table, from its solved row. */
  | { type: "table"; table: TableName }
  /** Starts a new walk at a row. */
  | { type: "go"; row: number }
  /** Follows an entry; starts a new walk unless the current one ends at that row. */
  | { type: "follow"; row: number; move: number }
  | { type: "back" };

/** Longer walks lose their first moves. */
export const MAX_WALK_MOVES = 60;

export const tableWalkModel: WidgetModel<TableWalk, TableWalkAction> = {
  key: "walk",
  version: 1,
  initial: { table: "order", start: 0, moves: [0, 0, 0, 0] },

  update(walk, action) {
    switch (action.type) {
      case "table":
        if (action.table === walk.table) return walk;
        return { table: action.table, start: 0, moves: walk.moves };
      case "go":
        if (action.row === walk.start && walk.moves.length === 0) return walk;
        return { ...walk, start: action.row, moves: [] };
      case "follow":
        return action.row === lastRowOfWalk(walk)
          ? appendMove(walk, action.move)
          : { ...walk, start: action.row, moves: [action.move] };
      case "back":
        if (walk.moves.length === 0) return walk;
        return { ...walk, moves: walk.moves.slice(0, -1) };
    }
  },

  encode: ({ table, start, moves }) => `${table}-${start}-${moves.join("")}`,

  decode(text) {
    const [, table, start, moves] =
      /^(order|twist)-(\d{1,4})-([0-8]*)$/.exec(text) ?? [];
    if (table === undefined) {
      throw new Error(
        "it should be a table, a row and moves numbered 0 to 8, such as order-0-036",
      );
    }
    const size = countTableRows(table as TableName);
    if (Number(start) >= size) {
      throw new Error(
        `the ${TABLE_NAMES[table as TableName]} table has rows 0 to ${formatNumber(size - 1)}`,
      );
    }
    if (moves.length > MAX_WALK_MOVES) {
      throw new Error(`a walk has at most ${MAX_WALK_MOVES} moves`);
    }
    return {
      table: table as TableName,
      start: Number(start),
      moves: Array.from(moves, Number),
    };
  },

  describe(walk) {
    const last = walk.moves.at(-1);
    const by = last === undefined ? "Row" : `${moveLabel(last)} leads to row`;
    const home = isClosedWalk(walk) ? " You are back where you started." : "";
    return `${by} ${formatNumber(lastRowOfWalk(walk))} of the ${TABLE_NAMES[walk.table]} table.${home}`;
  },
};

function appendMove(walk: TableWalk, move: number): TableWalk {
  const moves = [...walk.moves, move];
  return moves.length > MAX_WALK_MOVES
    ? { ...walk, start: walkRows(walk)[1], moves: moves.slice(1) }
    : { ...walk, moves };
}

export function countTableRows(table: TableName): number {
  return table === "order" ? N_PERMUTATIONS : N_ORIENTATIONS;
}

/** The index after a move, from the library's table. */
export function lookUpMove(table: TableName, row: number, move: number): number {
  const { permutation, orientation } = moveTables();
  return (table === "order" ? permutation : orientation)[row * N_MOVES + move];
}

/** All rows of the walk, from the first. */
export function walkRows({ table, start, moves }: TableWalk): number[] {
  const rows = [start];
  for (const move of moves) rows.push(lookUpMove(table, rows.at(-1)!, move));
  return rows;
}

export function lastRowOfWalk(walk: TableWalk): number {
  return walkRows(walk).at(-1)!;
}

/** Whether the walk ends where it started. */
export function isClosedWalk(walk: TableWalk): boolean {
  return walk.moves.length > 0 && lastRowOfWalk(walk) === walk.start;
}

export const tableWalkStore = new WidgetStore(tableWalkModel);
