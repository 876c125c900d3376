import { splitIndex } from "#lib/puzzle/coordinates.ts";
import { invertMoves, type Metric, movesOf, N_MOVES } from "#lib/puzzle/moves.ts";
import { moveTables, stateAfterMove } from "#lib/tables/move-tables.ts";
import { pruningTables } from "#lib/tables/pruning-table.ts";

/** The coordinate that is fixed; the other may have any value. */
export type FixedCoordinate = "permutation" | "orientation";

/** The states with a given coordinate that are closest to solved. */
export interface ClosestStates {
  readonly turns: number;
  /** Their indices, ascending. */
  readonly states: readonly number[];
}

/**
 * Follows all shortest sequences that solve the coordinate. Each of them solves exactly one
 * state, and no state with this coordinate is closer.
 *
 * @param index  a state index, unchecked
 */
export function closestStates(
  index: number,
  fixed: FixedCoordinate,
  metric: Metric,
): ClosestStates {
  const { lowerBound } = pruningTables(metric)[fixed];
  const tables = moveTables();
  const start = splitIndex(index)[fixed];
  const states = new Set<number>();

  function follow(coordinate: number, moves: readonly number[]): void {
    if (coordinate === 0) {
      const undo = invertMoves(moves);
      states.add(undo.reduce((state, move) => stateAfterMove(tables, state, move), 0));
      return;
    }
    for (const move of movesOf(metric)) {
      const next = tables[fixed][coordinate * N_MOVES + move];
      if (lowerBound[next] < lowerBound[coordinate]) follow(next, [...moves, move]);
    }
  }

  follow(start, []);
  return { turns: lowerBound[start], states: [...states].sort((a, b) => a - b) };
}
