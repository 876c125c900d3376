import { N_STATES } from "../lib/puzzle/coordinates.ts";
import { moveTables, stateAfterMove } from "../lib/tables/move-tables.ts";
import {
  deepenLookup,
  LOOKUP_MOVES,
  startLookup,
} from "../lib/tables/sticker-lookup.ts";

/** How states are stored: as strings of 21 stickers in a Map, or as indices into an array. */
export type StateEncoding = "stickers" | "numbers";

export interface StickerRaceJob {
  readonly encoding: StateEncoding;
  /** Quarter turns from solved. */
  readonly depth: number;
}

export interface StickerRaceProgress {
  readonly states: number;
}

export interface StickerRaceResult {
  readonly encoding: StateEncoding;
  readonly depth: number;
  /** The number of states found, including the solved one. */
  readonly states: number;
  readonly milliseconds: number;
  /** The part of the time spent on building tables. */
  readonly setupMilliseconds: number;
}

/**
 * Finds all states up to a depth by breadth-first search in quarter turns, and stores the move
 * that produced each. The time includes building all tables.
 */
export function runStickerRace(
  { encoding: way, depth }: StickerRaceJob,
  report: (progress: StickerRaceProgress) => void,
): StickerRaceResult {
  const start = performance.now();
  const deepen = way === "stickers" ? stickerSearch() : indexSearch();
  const setupMilliseconds = performance.now() - start;
  let states = 1;
  for (let reached = 0; reached < depth; reached++) {
    states += deepen();
    report({ states });
  }
  return {
    encoding: way,
    depth,
    states,
    setupMilliseconds,
    milliseconds: performance.now() - start,
  };
}

/** Returns a function that searches the next depth and returns the number of new states. */
function stickerSearch(): () => number {
  const lookup = startLookup();
  return () => deepenLookup(lookup);
}

function indexSearch(): () => number {
  const tables = moveTables();
  const parentMoves = new Int8Array(N_STATES).fill(-1);
  let frontier = [0];
  return () => {
    const next: number[] = [];
    for (const state of frontier) {
      for (const move of LOOKUP_MOVES) {
        const moved = stateAfterMove(tables, state, move);
        if (moved === 0 || parentMoves[moved] !== -1) continue;
        parentMoves[moved] = move;
        next.push(moved);
      }
    }
    frontier = next;
    return next.length;
  };
}
