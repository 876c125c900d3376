import { N_MOVES } from "../../../../lib/puzzle/moves.ts";
import { breadthFirst } from "../../../../lib/tables/breadth-first.ts";
import { moveTables } from "../../../../lib/tables/move-tables.ts";
import { movesIn } from "../../../kit/cube/move-subset.ts";

/** Which of the two small tables is filled. */
export type FloodTable = "permutations" | "orientations";

/**
 * A log of one run of the library's `breadthFirst`, turn by turn. It tries every move on
 * every index that it reaches, so its time is counted in turns: at time t, turns 1..t are
 * done.
 */
export interface FloodLog {
  readonly table: FloodTable;
  readonly size: number;
  readonly moves: readonly number[];
  /** The target of each turn: turn t leads to `ledTo[t - 1]`. */
  readonly ledTo: Uint16Array;
  /** The indices reached, in the order of discovery, beginning with the start. */
  readonly found: Uint16Array;
  /** The turn that found `found[k]`; 0 for the start. */
  readonly foundAt: readonly number[];
  /** The position of each index in `found`; -1 for those that these moves never reach. */
  readonly placeInFound: Int16Array;
  /** The result of the search: -1 where no moves lead. */
  readonly distance: Int8Array;
  readonly histogram: readonly number[];
  /** The time at which each depth is complete. */
  readonly depthEnds: readonly number[];
}

/** Runs the search and records its calls to the puzzle. */
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
 * The log of a run, from the cache of the last few, or recorded now.
 * @param subset  a bit mask: bit m represents move m
 */
export function floodLog(table: FloodTable, subset: number): FloodLog {
  const key = `${table} ${subset}`;
  const log = kept.get(key) ?? recordFlood(table, movesIn(subset));
  kept.delete(key);
  kept.set(key, log);
  if (kept.size > KEPT) kept.delete(kept.keys().next().value!);
  return log;
}
