import { N_STATES } from "../../../../lib/puzzle/coordinates.ts";
import { type Metric, movesOf } from "../../../../lib/puzzle/moves.ts";
import { buildDistanceTable } from "../../../../lib/tables/distance-table.ts";
import { moveTables, stateAfterMove } from "../../../../lib/tables/move-tables.ts";

export interface LookUps {
  /** The depth after which the unknown states look back. */
  readonly turnsAt: number;
  /** Neighbours looked at in all. */
  readonly count: number;
  /** States that were unknown when it turned. */
  readonly unknown: number;
}

/**
 * How many neighbours both-ways.ts looks at, told from the distances: all of each state
 * that looks forward; and of each that looks back, at each depth, those up to the first
 * that was just reached.
 */
export function countLookUps(metric: Metric): LookUps {
  const moves = movesOf(metric);
  const table = buildDistanceTable({ metric });
  const tables = moveTables();
  let unknown = N_STATES;
  let turnsAt = 0;
  for (const [depth, found] of table.histogram.entries()) {
    unknown -= found;
    turnsAt = depth;
    if (unknown <= N_STATES / 2) break;
  }
  // Those at depths before it looked forward.
  let count = (N_STATES - unknown - table.histogram[turnsAt]) * moves.length;
  for (let state = 0; state < N_STATES; state++) {
    const distance = table.distance(state);
    if (distance <= turnsAt) continue;
    const inVain = distance - 1 - turnsAt;
    const first = moves.findIndex(
      (move) => table.distance(stateAfterMove(tables, state, move)) === distance - 1,
    );
    count += inVain * moves.length + first + 1;
  }
  return { turnsAt, count, unknown };
}
