import { assertArray, checkWhole, describeValue } from "../indexing/check-input.ts";
import { assertMoves, N_MOVES } from "../puzzle/moves.ts";

/**
 * Fills a distance array as the Pocket Cube guide does: at each depth it looks through
 * all numbers for those of that depth, and gives their unreached neighbours the next.
 *
 * `unreached` is the value that means “not reached yet”. The caller must choose one that
 * is no distance: 50 and -1 will do, 0 will not, and -1 does not fit into a Uint8Array.
 *
 * @param moveTable  one of `buildMoveTables()`; not mutated
 * @param distance   one entry for each number, all overwritten; 0 is the start
 * @param options    the moves allowed, each of them one step
 * @returns          how many numbers were found at depth 0, 1, 2 and so on, as they are
 *                   found; the last count is always 0, for the depth at which the loop
 *                   learns that there is nothing left
 * @throws {RangeError | TypeError} when the move table or the array is not one, they do
 *         not fit together, a move is not one, or `unreached` is not a whole number
 * @cost   one look at each number for each depth, one look-up for each number and move
 * @example
 * const twists = buildMoveTables().orientation;
 * const scan = { moves: HTM_MOVES, unreached: 50 };
 * [...scanDepths(twists, new Uint8Array(N_ORIENTATIONS), scan)]
 * // → [1, 2, 12, 64, 274, 336, 40, 0]
 * @source the Pocket Cube guide, Building Tables
 */
export function* scanDepths(
  moveTable: Uint16Array,
  distance: Uint8Array | Int8Array,
  { moves, unreached }: { moves: readonly number[]; unreached: number },
): Generator<number, void> {
  assertScan(moveTable, distance, moves, unreached);
  distance.fill(unreached);
  distance[0] = 0;
  let count = 0;
  let depth = 0;
  do {
    count = 0;
    for (let index = 0; index < distance.length; index++) {
      if (distance[index] !== depth) continue;
      count++;
      for (const move of moves) {
        const neighbor = moveTable[index * N_MOVES + move];
        if (distance[neighbor] === unreached) distance[neighbor] = depth + 1;
      }
    }
    yield count;
    depth++;
  } while (count > 0);
}

function assertScan(
  moveTable: Uint16Array,
  distance: Uint8Array | Int8Array,
  moves: readonly number[],
  unreached: number,
): void {
  assertArray("a move table", moveTable, Infinity);
  if (!(distance instanceof Uint8Array || distance instanceof Int8Array)) {
    throw new TypeError(
      `the distances go into a Uint8Array or an Int8Array, not ${describeValue(distance)}`,
    );
  }
  if (distance.length === 0 || moveTable.length !== distance.length * N_MOVES) {
    throw new RangeError(
      `the move table has length ${moveTable.length}; expected ${N_MOVES} entries for each of ${distance.length} distances`,
    );
  }
  assertMoves(moves);
  checkWhole("unreached", unreached, -128, 255);
}
