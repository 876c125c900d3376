import { bigFaceOf } from "../../lib/big-cube/moves.ts";
import type { BigMoveTable } from "../../lib/big-cube/move-table.ts";

/** A lower bound from a pruning table of one or two coordinates. */
export interface TableBound {
  /** The places of the coordinates. */
  readonly first: number;
  readonly second: number;
  /** The entry is at scale × value of the first + value of the second. */
  readonly scale: number;
  readonly depths: Uint8Array;
}

/** What a search of one phase needs. */
export interface PhaseTables {
  readonly moves: readonly number[];
  readonly moveTables: readonly BigMoveTable[];
  readonly bounds: readonly TableBound[];
}

/** The number of moves that searches may still try. */
export interface NodeCounter {
  left: number;
}

/** Whether no search has been ended for want of nodes. */
export const hasNodes = ({ left }: NodeCounter): boolean => left >= 0;

/**
 * Tries all sequences of a given length that solve the coordinates.
 *
 * No face is turned twice in a row, and of two opposite faces the first comes first.
 *
 * @param values   of each coordinate
 * @param path     the moves before; changed during the search, and left as it is when the
 *                 search is ended
 * @param onEnd    called with each sequence in the path; returns whether to end the search
 * @param counter  the search ends when none is left
 * @returns        whether it was ended
 */
export function searchPhase(
  { moves, moveTables, bounds }: PhaseTables,
  values: readonly number[],
  length: number,
  path: number[],
  onEnd: () => boolean,
  counter: NodeCounter,
): boolean {
  const n = values.length;
  const nMoves = moves.length;
  /** The values after each move of the path, n by n. */
  const stack = new Uint16Array((length + 1) * n);
  stack.set(values);
  return !isTooFar(0, length) && continueFrom(0, length);

  function continueFrom(before: number, left: number): boolean {
    if (left === 0) return onEnd();
    const last = path.length > 0 ? bigFaceOf(path[path.length - 1]) : -1;
    const after = before + n;
    for (let i = 0; i < nMoves; i++) {
      const face = bigFaceOf(moves[i]);
      if (face === last || face + 3 === last) continue;
      if (counter.left-- <= 0) return true;
      for (let c = 0; c < n; c++) {
        stack[after + c] = moveTables[c].after[stack[before + c] * nMoves + i];
      }
      if (isTooFar(after, left - 1)) continue;
      path.push(moves[i]);
      if (continueFrom(after, left - 1)) return true;
      path.pop();
    }
    return false;
  }

  function isTooFar(at: number, left: number): boolean {
    for (const { first, second, scale, depths } of bounds) {
      if (depths[scale * stack[at + first] + stack[at + second]] > left) return true;
    }
    return false;
  }
}
