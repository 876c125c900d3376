import { N_STATES } from "../lib/puzzle/coordinates.ts";
import { invertMoves } from "../lib/puzzle/moves.ts";
import { moveTables, stateAfterMove } from "../lib/tables/move-tables.ts";
import { LOOKUP_MOVES } from "../lib/tables/sticker-lookup.ts";

/** No move led here, or none yet. */
const NONE = -1;

/**
 * The whole lookup of the sticker program in one byte a state: for each state, by its
 * number, which move produced the state's *inverse*.
 *
 * The inverse of move · cube is cube⁻¹ · move⁻¹. So where that program multiplies on the
 * left, its mirror image turns the cube by the inverse on the right, and turns are what
 * the transition tables know. The states are met in the same order, so each gets the
 * same move.
 *
 * @param report  told now and then how many states are found
 * @returns       by number: a move 0..8, or -1 for solved
 * @cost          six look-ups a state; five bytes a state while it works, one after
 */
export function buildProducedBy(report: (found: number) => void): Int8Array {
  const tables = moveTables();
  const producedBy = new Int8Array(N_STATES).fill(NONE);
  const queue = new Uint32Array(N_STATES);
  const undo = LOOKUP_MOVES.map((move) => invertMoves([move])[0]);
  let found = 1;
  for (let next = 0; next < found; next++) {
    if (next % REPORT_EVERY === 0) report(found);
    for (let i = 0; i < undo.length; i++) {
      const moved = stateAfterMove(tables, queue[next], undo[i]);
      if (moved === 0 || producedBy[moved] !== NONE) continue;
      producedBy[moved] = LOOKUP_MOVES[i];
      queue[found++] = moved;
    }
  }
  return producedBy;
}

const REPORT_EVERY = 100_000;

/**
 * What the sticker program prints for a cube, read from the byte table.
 *
 * @param inverse  the number of the cube's inverse
 */
export function printedFor(producedBy: Int8Array, inverse: number): number[] {
  const tables = moveTables();
  const printed: number[] = [];
  for (let state = inverse; state !== 0;) {
    const move = producedBy[state];
    printed.push(invertMoves([move])[0]);
    state = stateAfterMove(tables, state, move);
  }
  return printed;
}
