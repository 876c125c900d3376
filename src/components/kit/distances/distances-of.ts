import { HTM_MOVES, movesOf } from "#lib/puzzle/moves.ts";
import { byteTable } from "#lib/tables/byte-table.ts";
import type { DistanceTable } from "#lib/tables/distance-table.ts";
import { moveTables, stateAfterMove } from "#lib/tables/move-tables.ts";
import type { WholeTable } from "#src/workers/whole-table.ts";

/** A cube's distance from solved, and its distance after each of the nine moves. */
export interface CubeDistances {
  readonly now: number;
  readonly afterMove: readonly number[];
}

/** @param index  a state index, unchecked */
export function distancesOf({ distance }: WholeTable, index: number): CubeDistances {
  return {
    now: distance[index],
    afterMove: HTM_MOVES.map(
      (move) => distance[stateAfterMove(moveTables(), index, move)],
    ),
  };
}

/** The page's bytes in the form that the library's solvers take. */
export function asDistanceTable({
  metric,
  distance,
  histogram,
}: Pick<WholeTable, "metric" | "distance" | "histogram">): DistanceTable {
  return byteTable({ metric, moves: movesOf(metric), histogram }, distance);
}
