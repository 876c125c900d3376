import { N_MOVES } from "#lib/puzzle/moves.ts";
import { breadthFirst } from "#lib/tables/breadth-first.ts";
import { moveTables } from "#lib/tables/move-tables.ts";
import { movesIn } from "#kit/cube/move-subset.ts";

/** The two small tables that the search can fill. */
export type BreadthFirstTable = "permutations" | "orientations";

/** A log of one run of the library's `breadthFirst`. At time t, turns 1..t are done. */
export interface BreadthFirstLog {
  readonly table: BreadthFirstTable;
  readonly size: number;
  readonly moves: readonly number[];
  /** The index that each turn leads to: turn t leads to `targets[t - 1]`. */
  readonly targets: Uint16Array;
  /** The indices reached, in order of discovery, from the start. */
  readonly discoveries: Uint16Array;
  /** The turn that led to `discoveries[k]` first; 0 for the start. */
  readonly discoveryTimes: readonly number[];
  /** The place of each index in `discoveries`; -1 if these moves never reach it. */
  readonly discoveryIndex: Int16Array;
  /** The result of the search; -1 where no moves lead. */
  readonly distance: Int8Array;
  readonly histogram: readonly number[];
  /** The time at which each depth is complete. */
  readonly depthEnds: readonly number[];
}

/** Runs the search and records every turn. */
export function recordBreadthFirst(
  table: BreadthFirstTable,
  moves: readonly number[],
): BreadthFirstLog {
  const moveTable =
    table === "permutations" ? moveTables().permutation : moveTables().orientation;
  const size = moveTable.length / N_MOVES;
  const targets: number[] = [];
  const { distance, histogram } = breadthFirst({
    size,
    start: 0,
    moves,
    rank: (index) => index,
    unrank: (index) => index,
    apply(index, move) {
      const next = moveTable[index * N_MOVES + move];
      targets.push(next);
      return next;
    },
  });

  const discoveries = [0];
  const discoveryTimes = [0];
  const discoveryIndex = new Int16Array(size).fill(-1);
  discoveryIndex[0] = 0;
  targets.forEach((index, turn) => {
    if (discoveryIndex[index] !== -1) return;
    discoveryIndex[index] = discoveries.length;
    discoveries.push(index);
    discoveryTimes.push(turn + 1);
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
    targets: Uint16Array.from(targets),
    discoveries: Uint16Array.from(discoveries),
    discoveryTimes,
    discoveryIndex,
    distance,
    histogram,
    depthEnds,
  };
}

const logCache = new Map<string, BreadthFirstLog>();
const MAX_CACHED_LOGS = 6;

/** The log of a search, cached. Bit m of `subset` allows move m. */
export function breadthFirstLog(
  table: BreadthFirstTable,
  subset: number,
): BreadthFirstLog {
  const key = `${table} ${subset}`;
  const log = logCache.get(key) ?? recordBreadthFirst(table, movesIn(subset));
  logCache.delete(key);
  logCache.set(key, log);
  if (logCache.size > MAX_CACHED_LOGS) logCache.delete(logCache.keys().next().value!);
  return log;
}
