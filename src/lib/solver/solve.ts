import { N_ORIENTATIONS, rankState } from "../puzzle/coordinates.ts";
import { DIAMETER } from "../puzzle/diameter.ts";
import {
  faceOf,
  type Metric,
  checkMetric,
  moveCosts,
  N_MOVES,
  NO_FACE,
} from "../puzzle/moves.ts";
import type { State } from "../puzzle/state.ts";
import { moveTables } from "../tables/move-tables.ts";
import { pruningTables } from "../tables/pruning-table.ts";

/**
 * A shortest solution of a state, found without the distance table (IDA*).
 *
 * Searches for a solution as long as the lower bound, then for one longer by one, and so on:
 * the first one found is shortest. No solution is longer than 11 turns (14 in QTM), so the
 * search always ends.
 *
 * @param state    not mutated
 * @param options  the metric
 * @returns        moves; in QTM a half turn is one move of cost two. Empty when solved.
 * @throws {RangeError | TypeError} when it is not a reachable state, the
 *         metric is unknown, or there are no options
 * @cost    milliseconds; move tables (104 kB) and pruning tables (6 kB) are built on the first
 *          call and cached
 * @example
 * const mixed = applyMoves(SOLVED, parseMoves("R U"));
 * formatMoves(solve(mixed, { metric: "HTM" })) // → "U' R'"
 * @source  R. E. Korf, "Depth-first iterative-deepening", Artificial Intelligence 27,
 *          1985
 */
export function solve(state: State, options: { metric: Metric }): number[] {
  const index = rankState(state);
  const metric = checkMetric(options);
  const moves = moveTables();
  const pruning = pruningTables(metric);
  const costs = moveCosts(metric);
  const path: number[] = [];

  const permutation = Math.floor(index / N_ORIENTATIONS);
  const orientation = index % N_ORIENTATIONS;
  const shortest = lowerBound(permutation, orientation);
  for (let length = shortest; length <= DIAMETER[metric]; length++) {
    if (search(permutation, orientation, length, NO_FACE)) return path;
  }
  throw new Error(`no solution of state ${index} within ${DIAMETER[metric]} turns`);

  function lowerBound(permutation: number, orientation: number): number {
    return Math.max(
      pruning.permutation.lowerBound[permutation],
      pruning.orientation.lowerBound[orientation],
    );
  }

  /** Searches for a solution of exactly `left` turns, and leaves it in `path`. */
  function search(
    permutation: number,
    orientation: number,
    left: number,
    lastFace: number,
  ): boolean {
    if (left === 0) return permutation === 0 && orientation === 0;
    for (let move = 0; move < N_MOVES; move++) {
      if (faceOf(move) === lastFace) continue;
      const nextPermutation = moves.permutation[permutation * N_MOVES + move];
      const nextOrientation = moves.orientation[orientation * N_MOVES + move];
      const nextLeft = left - costs[move];
      if (lowerBound(nextPermutation, nextOrientation) > nextLeft) continue;
      path.push(move);
      if (search(nextPermutation, nextOrientation, nextLeft, faceOf(move))) return true;
      path.pop();
    }
    return false;
  }
}
