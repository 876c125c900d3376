import { splitIndex } from "../../../../lib/puzzle/coordinates.ts";
import {
  invertMoves,
  type Metric,
  movesOf,
  N_MOVES,
} from "../../../../lib/puzzle/moves.ts";
import { moveTables, stateAfterMove } from "../../../../lib/tables/move-tables.ts";
import { pruningTables } from "../../../../lib/tables/pruning-table.ts";

/** What a cube keeps, while the other coordinate may be anything. */
export type FixedCoordinate = "permutation" | "orientation";

/** The states with the same coordinate that are nearest to solved. */
export interface ClosestStates {
  /** How many turns away they are. */
  readonly turns: number;
  /** Their numbers, ascending. */
  readonly states: readonly number[];
}

/**
 * Follows all shortest ways that bring the coordinate home. Each of them brings home the
 * whole of one state, and no state with this coordinate is nearer.
 *
 * @param index  a state, unchecked
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
