import { invertMoves } from "../puzzle/moves.ts";
import type { State } from "../puzzle/state.ts";
import type { DistanceTable } from "../tables/distance-table.ts";
import { compareByEffort } from "./effort.ts";
import { shortestSolutions } from "./shortest-solutions.ts";

/**
 * All shortest scrambles that lead from solved to a state: the inverses of its shortest solutions.
 *
 * @param state  not mutated
 * @param table  sets the metric
 * @returns      move sequences, in the order of `compareByEffort`
 * @throws {RangeError | TypeError} as `shortestSolutions`
 * @example
 * const turned = applyMoves(SOLVED, parseMoves("U2 R2 U2"));
 * const scrambles = shortestScrambles(turned, buildDistanceTable({ metric: "HTM" }));
 * scrambles.map(formatMoves) // → ["R2 U2 R2", "U2 R2 U2"]
 */
export function shortestScrambles(state: State, table: DistanceTable): number[][] {
  return [...shortestSolutions(state, table)].map(invertMoves).sort(compareByEffort);
}
