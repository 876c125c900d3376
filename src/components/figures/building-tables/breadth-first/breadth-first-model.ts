import { HTM_MOVES, N_MOVES } from "#lib/puzzle/moves.ts";
import { subsetOf } from "#kit/cube/move-subset.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import type { WidgetModel } from "#kit/widget/model.ts";
import { WidgetStore } from "#kit/widget/store.ts";
import { breadthFirstLog, type BreadthFirstTable } from "./breadth-first-log.ts";
import { snapshotText } from "./breadth-first-text.ts";
import {
  searchEndTime,
  snapshotAt,
  timeAfterStep,
  type SearchStepSize,
} from "./search-snapshot.ts";

export interface BreadthFirstState {
  readonly table: BreadthFirstTable;
  /** The allowed moves as a bit mask: bit m represents move m. */
  readonly subset: number;
  /** The number of turns done. */
  readonly time: number;
  /** The selected index, if any. */
  readonly cell?: number;
}

export type BreadthFirstAction =
  | { type: "table"; table: BreadthFirstTable }
  | { type: "toggle"; move: number }
  | { type: "moves"; moves: readonly number[] }
  | { type: "time"; time: number }
  | { type: "step"; by: 1 | -1; stepSize: SearchStepSize }
  /** Goes to the time when a depth is complete. */
  | { type: "depth"; depth: number }
  | { type: "cell"; cell: number }
  /** Clears the selection. */
  | { type: "release" };

const ALL_MOVES = subsetOf(HTM_MOVES);
const N_SUBSETS = 2 ** N_MOVES;
const TABLES: Readonly<Record<string, BreadthFirstTable>> = {
  p: "permutations",
  o: "orientations",
};

export const breadthFirstModel: WidgetModel<BreadthFirstState, BreadthFirstAction> = {
  key: "flood",
  version: 1,
  // Early enough that most of the table is still empty.
  initial: {
    table: "permutations",
    subset: ALL_MOVES,
    time: breadthFirstLog("permutations", ALL_MOVES).depthEnds[3],
  },

  update(state, action) {
    const log = breadthFirstLog(state.table, state.subset);
    switch (action.type) {
      case "table":
        return action.table === state.table ? state : onTable(state, action.table);
      case "toggle":
        return withMoves(state, state.subset ^ (1 << action.move));
      case "moves":
        return withMoves(state, subsetOf(action.moves));
      case "time":
        return atTime(
          state,
          Math.min(Math.max(Math.floor(action.time), 0), searchEndTime(log)),
        );
      case "step":
        return atTime(
          state,
          timeAfterStep(log, state.time, action.by, action.stepSize),
        );
      case "depth":
        return atTime(state, log.depthEnds[action.depth] ?? searchEndTime(log));
      case "cell":
        if (action.cell < 0 || action.cell >= log.size) return state;
        return action.cell === state.cell ? state : { ...state, cell: action.cell };
      case "release":
        return state.cell === undefined ? state : { ...state, cell: undefined };
    }
  },

  encode({ table, subset, time, cell }) {
    const text = `${table[0]}-${subset}-${time}`;
    return cell === undefined ? text : `${text}-${cell}`;
  },

  decode(text) {
    const form = /^([po])-(\d{1,3})-(\d{1,5})(?:-(\d{1,4}))?$/.exec(text);
    if (!form) {
      throw new Error(
        "a search is written as p or o, its set of moves, its time and perhaps a number, such as p-511-90-7",
      );
    }
    const table = TABLES[form[1]];
    const [subset, time] = [Number(form[2]), Number(form[3])];
    if (subset >= N_SUBSETS) {
      throw new Error(`the sets of moves are numbered 0 to ${N_SUBSETS - 1}`);
    }
    const log = breadthFirstLog(table, subset);
    const end = searchEndTime(log);
    if (time > end) {
      throw new Error(`with these moves the search ends at time ${formatNumber(end)}`);
    }
    if (form[4] === undefined) return { table, subset, time };
    const cell = Number(form[4]);
    if (cell >= log.size) {
      throw new Error(`the ${table} are numbered 0 to ${log.size - 1}`);
    }
    return { table, subset, time, cell };
  },

  describe({ table, subset, time }) {
    const log = breadthFirstLog(table, subset);
    return snapshotText(log, snapshotAt(log, time));
  },
};

export const breadthFirstStore = new WidgetStore(breadthFirstModel);

function atTime(state: BreadthFirstState, time: number): BreadthFirstState {
  return time === state.time ? state : { ...state, time };
}

/** Other moves, at the end of their search: the question is which states they reach. */
function withMoves(state: BreadthFirstState, subset: number): BreadthFirstState {
  if (subset === state.subset) return state;
  return {
    ...state,
    subset,
    time: searchEndTime(breadthFirstLog(state.table, subset)),
  };
}

/** The other table, at the same depth or at its end. */
function onTable(
  { table, subset, time }: BreadthFirstState,
  next: BreadthFirstTable,
): BreadthFirstState {
  const { depth, stepKind } = snapshotAt(breadthFirstLog(table, subset), time);
  const log = breadthFirstLog(next, subset);
  const end = searchEndTime(log);
  const same = stepKind === "end" ? end : (log.depthEnds[depth] ?? end);
  return { table: next, subset, time: same };
}
