import { splitIndex } from "../puzzle/coordinates.ts";
import {
  faceOf,
  HTM_MOVES,
  type Metric,
  moveCosts,
  N_MOVES,
  NO_FACE,
} from "../puzzle/moves.ts";
import { moveTables } from "../tables/move-tables.ts";
import { pruningTables } from "../tables/pruning-table.ts";

/** Searches for solutions of a given length, in which no face turns twice in a row. */
export interface ExactLengthSearch {
  /** No solution of the state is shorter. Unchecked: the caller guarantees an index. */
  lowerBound(index: number): number;
  /** The first solution that costs exactly `length`; undefined if there is none. */
  solutionOfLength(index: number, length: number): number[] | undefined;
}

/**
 * Prepares a search that skips states whose permutation or orientation alone needs more moves
 * than are left.
 *
 * @param order  the nine moves, in the order in which they are tried
 */
export function createExactLengthSearch(
  metric: Metric,
  order: readonly number[] = HTM_MOVES,
): ExactLengthSearch {
  const moves = moveTables();
  const pruning = pruningTables(metric);
  const costs = moveCosts(metric);
  return {
    lowerBound(index) {
      const { permutation, orientation } = splitIndex(index);
      return boundOf(permutation, orientation);
    },
    solutionOfLength(index, length) {
      const { permutation, orientation } = splitIndex(index);
      const path: number[] = [];
      return search(permutation, orientation, length, NO_FACE, path) ? path : undefined;
    },
  };

  function boundOf(permutation: number, orientation: number): number {
    return Math.max(
      pruning.permutation.lowerBound[permutation],
      pruning.orientation.lowerBound[orientation],
    );
  }

  /** Searches for a solution that costs exactly `left`, and leaves it in `path`. */
  function search(
    permutation: number,
    orientation: number,
    left: number,
    lastFace: number,
    path: number[],
  ): boolean {
    if (left === 0) return permutation === 0 && orientation === 0;
    for (const move of order) {
      if (faceOf(move) === lastFace) continue;
      const nextPermutation = moves.permutation[permutation * N_MOVES + move];
      const nextOrientation = moves.orientation[orientation * N_MOVES + move];
      const nextLeft = left - costs[move];
      if (boundOf(nextPermutation, nextOrientation) > nextLeft) continue;
      path.push(move);
      if (search(nextPermutation, nextOrientation, nextLeft, faceOf(move), path)) {
        return true;
      }
      path.pop();
    }
    return false;
  }
}
