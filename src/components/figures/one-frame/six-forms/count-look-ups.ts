import { N_STATES } from "#lib/puzzle/coordinates.ts";
import { type Metric, movesOf } from "#lib/puzzle/moves.ts";
import { buildDistanceTable } from "#lib/tables/distance-table.ts";
import { moveTables, stateAfterMove } from "#lib/tables/move-tables.ts";

export interface LookUpCount {
  /** The depth after which the search looks back from unknown states. */
  readonly switchDepth: number;
  /** The number of neighbours that the search looks at. */
  readonly count: number;
  /** The number of states still unknown at that depth. */
  readonly unknown: number;
}

/**
 * Counts the neighbours that both-ways.ts looks at, from the distances: forwards all of
 * them; backwards those up to the first one in the frontier.
 */
export function countLookUps(metric: Metric): LookUpCount {
  const moves = movesOf(metric);
  const table = buildDistanceTable({ metric });
  const tables = moveTables();
  let unknown = N_STATES;
  let switchDepth = 0;
  for (const [depth, found] of table.histogram.entries()) {
    unknown -= found;
    switchDepth = depth;
    if (unknown <= N_STATES / 2) break;
  }
  // The states expanded forwards.
  let count = (N_STATES - unknown - table.histogram[switchDepth]) * moves.length;
  for (let state = 0; state < N_STATES; state++) {
    const distance = table.distance(state);
    if (distance <= switchDepth) continue;
    const inVain = distance - 1 - switchDepth;
    const first = moves.findIndex(
      (move) => table.distance(stateAfterMove(tables, state, move)) === distance - 1,
    );
    count += inVain * moves.length + first + 1;
  }
  return { switchDepth, count, unknown };
}
