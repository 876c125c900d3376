import { assertArray, checkWhole, describeValue } from "../indexing/check-input.ts";
import { assertMoves, N_MOVES } from "../puzzle/moves.ts";

/**
 * Fills an array of distances as the Pocket Cube guide does: for each depth it scans all
 * indices for those of that depth, and sets their unreached neighbours to the next.
 *
 * `unreached` marks indices that are not reached yet. It must not be a possible distance: 50
 * and -1 work, 0 doesn't, and -1 doesn't fit into a Uint8Array.
 *
 * @param moveTable  one of `buildMoveTables()`; not mutated
 * @param distance   one entry for each index, overwritten; index 0 is the start
 * @param options    the allowed moves, and the mark for unreached indices
 * @returns          yields the number of indices at depth 0, 1, 2 and so on; the last count is
 *                   0, for the depth at which the loop finds no index
 * @throws {RangeError | TypeError} when the move table or the array is not valid, their
 *         lengths don't match, a move is not valid, or `unreached` is not a whole number
 * @cost   one read of each index for each depth, one look-up for each index and move
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
      `distance must be a Uint8Array or an Int8Array, not ${describeValue(distance)}`,
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
