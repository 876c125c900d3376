import { faceOf, NO_FACE } from "../puzzle/moves.ts";
import type { BigMoveTable } from "./move-table.ts";

/** A lower bound from a pruning table of one or two coordinates. */
export interface TableBound {
  /** The indices of the coordinates in `PhaseTables.moveTables`. */
  readonly first: number;
  readonly second: number;
  /** The entry is at scale × value of the first + value of the second; 0 for one coordinate. */
  readonly scale: number;
  readonly depths: Uint8Array;
}

/** The moves of one phase, and its tables. */
export interface PhaseTables {
  readonly moves: readonly number[];
  readonly moveTables: readonly BigMoveTable[];
  readonly bounds: readonly TableBound[];
}

/** Counts the moves that searches try. */
export interface NodeCounter {
  nodes: number;
  /** A search ends when it has tried this many. */
  readonly limit: number;
}

/** What a search reports: a sequence is in the path, or the caller may stop. */
export type PhaseEvent = "sequence" | "pause";

/** Nodes between two pauses: some milliseconds. */
const PAUSE_AFTER = 4096;

/**
 * Searches all sequences of a given length that solve the coordinates.
 *
 * No face is turned twice in a row, and of two opposite faces the first comes first.
 *
 * @param values   of each coordinate
 * @param path     the moves before; while a sequence is yielded, its moves follow them
 * @param counter  the search ends at its limit
 * @returns        "sequence" for each, and "pause" every few milliseconds in between
 */
export function* searchPhase(
  { moves, moveTables, bounds }: PhaseTables,
  values: readonly number[],
  length: number,
  path: number[],
  counter: NodeCounter,
): Generator<PhaseEvent, void> {
  const n = values.length;
  const nMoves = moves.length;
  /** The values after each move of the path, n by n. */
  const stack = new Uint16Array((length + 1) * n);
  stack.set(values);
  if (!isTooFar(0, length)) yield* continueFrom(0, length);

  function* continueFrom(before: number, left: number): Generator<PhaseEvent, void> {
    if (left === 0) {
      yield "sequence";
      return;
    }
    const last = path.length > 0 ? faceOf(path[path.length - 1]) : NO_FACE;
    const after = before + n;
    for (let i = 0; i < nMoves; i++) {
      const face = faceOf(moves[i]);
      if (face === last || face + 3 === last) continue;
      if (counter.nodes >= counter.limit) return;
      if (++counter.nodes % PAUSE_AFTER === 0) yield "pause";
      for (let c = 0; c < n; c++) {
        stack[after + c] = moveTables[c].after[stack[before + c] * nMoves + i];
      }
      if (isTooFar(after, left - 1)) continue;
      path.push(moves[i]);
      yield* continueFrom(after, left - 1);
      path.pop();
    }
  }

  function isTooFar(at: number, left: number): boolean {
    for (const { first, second, scale, depths } of bounds) {
      if (depths[scale * stack[at + first] + stack[at + second]] > left) return true;
    }
    return false;
  }
}
