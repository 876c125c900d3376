import { N_MOVES } from "../../../../lib/puzzle/moves.ts";
import { breadthFirst } from "../../../../lib/tables/breadth-first.ts";
import { moveTables } from "../../../../lib/tables/move-tables.ts";
import { movesIn } from "../../../kit/cube/move-subset.ts";

/** Which of the two small numberings is flooded. */
export type FloodTable = "permutations" | "orientations";

/**
 * What one run of the library's `breadthFirst` did, turn by turn. It tries every move on
 * every number that it reaches, so its time is counted in turns: at time t, turns
 * 1..t are done.
 */
export interface FloodLog {
  readonly table: FloodTable;
  readonly size: number;
  readonly moves: readonly number[];
  /** Where each turn led: turn t to `ledTo[t - 1]`. */
  readonly ledTo: Uint16Array;
  /** The numbers reached, in the order in which they were found; the start is first. */
  readonly found: Uint16Array;
  /** The turn that found `found[k]`; 0 for the start. */
  readonly foundAt: readonly number[];
  /** Where each number stands in `found`; -1 for those that these moves never reach. */
  readonly placeInFound: Int16Array;
  /** From the search itself: -1 where no moves lead. */
  readonly distance: Int8Array;
  readonly histogram: readonly number[];
  /** The time at which all numbers of each depth are found. */
  readonly depthEnds: readonly number[];
}

/** Runs the search and writes down what it asks of its puzzle. */
export function recordFlood(table: FloodTable, moves: readonly number[]): FloodLog {
  const moveTable =
    table === "permutations" ? moveTables().permutation : moveTables().orientation;
  const size = moveTable.length / N_MOVES;
  const ledTo: number[] = [];
  const { distance, histogram } = breadthFirst({
    size,
    start: 0,
    moves,
    rank: (index) => index,
    unrank: (index) => index,
    apply(index, move) {
      const next = moveTable[index * N_MOVES + move];
      ledTo.push(next);
      return next;
    },
  });

  const found = [0];
  const foundAt = [0];
  const placeInFound = new Int16Array(size).fill(-1);
  placeInFound[0] = 0;
  ledTo.forEach((index, turn) => {
    if (placeInFound[index] !== -1) return;
    placeInFound[index] = found.length;
    found.push(index);
    foundAt.push(turn + 1);
  });
  let reached = 0;
  const depthEnds = histogram.map((count) => {
    const end = reached * moves.length;
    reached += count;
    return end;
  });
  return {
    table,
    size,
    moves,
    ledTo: Uint16Array.from(ledTo),
    found: Uint16Array.from(found),
    foundAt,
    placeInFound,
    distance,
    histogram,
    depthEnds,
  };
}

const kept = new Map<string, FloodLog>();
const KEPT = 6;

/**
 * The log of a run, from the last few that were asked for, or recorded now.
 * @param subset  bit m stands for move m
 */
export function floodLog(table: FloodTable, subset: number): FloodLog {
  const key = `${table} ${subset}`;
  const log = kept.get(key) ?? recordFlood(table, movesIn(subset));
  kept.delete(key);
  kept.set(key, log);
  if (kept.size > KEPT) kept.delete(kept.keys().next().value!);
  return log;
}
