import { N_STATES } from "../lib/puzzle/coordinates.ts";
import { invertMoves } from "../lib/puzzle/moves.ts";
import { moveTables, stateAfterMove } from "../lib/tables/move-tables.ts";
import { LOOKUP_MOVES } from "../lib/tables/sticker-lookup.ts";

/** The entry of solved, and of states not reached yet. */
const NONE = -1;

/**
 * Builds the complete lookup of the sticker program in one byte per state: by index, the move
 * that produced the *inverse* of the state.
 *
 * The inverse of move · cube is cube⁻¹ · move⁻¹. So the program's multiplication on the left
 * corresponds to one on the right for inverses, as in the move tables. States are visited in
 * the same order, so each gets the same move.
 *
 * @param report  called regularly with the number of states found
 * @returns       by index: a move 0..8, or -1 for solved
 * @cost          six look-ups per state; five bytes per state while building, one
 *                afterwards
 */
export function buildParentMoves(report: (count: number) => void): Int8Array {
  const tables = moveTables();
  const parentMoves = new Int8Array(N_STATES).fill(NONE);
  const queue = new Uint32Array(N_STATES);
  const undo = LOOKUP_MOVES.map((move) => invertMoves([move])[0]);
  let count = 1;
  for (let next = 0; next < count; next++) {
    if (next % REPORT_EVERY === 0) report(count);
    for (let i = 0; i < undo.length; i++) {
      const moved = stateAfterMove(tables, queue[next], undo[i]);
      if (moved === 0 || parentMoves[moved] !== NONE) continue;
      parentMoves[moved] = LOOKUP_MOVES[i];
      queue[count++] = moved;
    }
  }
  return parentMoves;
}

const REPORT_EVERY = 100_000;

/**
 * The moves that the sticker program prints for a cube, read from the byte table.
 *
 * @param inverse  the index of the cube's inverse
 */
export function printedMovesFrom(parentMoves: Int8Array, inverse: number): number[] {
  const tables = moveTables();
  const printed: number[] = [];
  for (let state = inverse; state !== 0;) {
    const move = parentMoves[state];
    printed.push(invertMoves([move])[0]);
    state = stateAfterMove(tables, state, move);
  }
  return printed;
}
