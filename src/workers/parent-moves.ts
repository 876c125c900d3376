import { N_STATES } from "../lib/puzzle/coordinates.ts";
import { invertMoves } from "../lib/puzzle/moves.ts";
import { moveTables, stateAfterMove } from "../lib/tables/move-tables.ts";
import { LOOKUP_MOVES } from "../lib/tables/sticker-lookup.ts";

/** No move led to this state, or none so far. */
const NONE = -1;

/**
 * The whole lookup of the sticker program in one byte per state: for each state, by index,
 * the move that produced the state's *inverse*.
 *
 * The inverse of move · cube is cube⁻¹ · move⁻¹. So where that program multiplies on the
 * left, its mirror image multiplies the inverse on the right, which is what the move tables
 * do. States are visited in the same order, so each gets the same move.
 *
 * @param report  called now and then with the number of states found
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
 * What the sticker program prints for a cube, read from the byte table.
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
