import { N_STATES } from "../lib/puzzle/coordinates.ts";
import { moveTables, stateAfterMove } from "../lib/tables/move-tables.ts";
import {
  deepenLookup,
  LOOKUP_MOVES,
  startLookup,
} from "../lib/tables/sticker-lookup.ts";

/**
 * How a state is stored: as a string of 21 stickers in a Map, or as an index into an array.
 */
export type Way = "stickers" | "numbers";

export interface StickerRaceJob {
  readonly way: Way;
  /** Quarter turns from solved. */
  readonly depth: number;
}

export interface StickerRaceProgress {
  readonly states: number;
}

export interface StickerRaceResult {
  readonly way: Way;
  readonly depth: number;
  /** The number of states found, including the solved one. */
  readonly states: number;
  readonly milliseconds: number;
  /** The part of the time spent building tables, before the first turn. */
  readonly preparing: number;
}

/**
 * Finds every state up to a depth, breadth first by the six quarter turns, and stores for
 * each the move that produced it. The time includes building all tables.
 */
export function runRace(
  { way, depth }: StickerRaceJob,
  report: (progress: StickerRaceProgress) => void,
): StickerRaceResult {
  const start = performance.now();
  const deepen = way === "stickers" ? byStickers() : byNumbers();
  const preparing = performance.now() - start;
  let states = 1;
  for (let reached = 0; reached < depth; reached++) {
    states += deepen();
    report({ states });
  }
  return { way, depth, states, preparing, milliseconds: performance.now() - start };
}

/** Each call processes one more depth and returns the number of new states. */
function byStickers(): () => number {
  const lookup = startLookup();
  return () => deepenLookup(lookup);
}

function byNumbers(): () => number {
  const tables = moveTables();
  const producedBy = new Int8Array(N_STATES).fill(-1);
  let frontier = [0];
  return () => {
    const next: number[] = [];
    for (const state of frontier) {
      for (const move of LOOKUP_MOVES) {
        const moved = stateAfterMove(tables, state, move);
        if (moved === 0 || producedBy[moved] !== -1) continue;
        producedBy[moved] = move;
        next.push(moved);
      }
    }
    frontier = next;
    return next.length;
  };
}
