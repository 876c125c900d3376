import { invertMoves } from "../puzzle/moves.ts";
import type { State } from "../puzzle/state.ts";
import type { DistanceTable } from "../tables/distance-table.ts";
import { compareByEffort } from "./effort.ts";
import { optimalSolutions } from "./optimal-solutions.ts";

/**
 * All shortest ways to bring a solved cube into a state: its shortest solutions, undone.
 *
 * @param state  not mutated
 * @param table  its metric decides what counts as short
 * @returns      sequences of moves, in the order of `compareByEffort`
 * @throws {RangeError | TypeError} as `optimalSolutions` does
 * @example
 * const turned = applyMoves(SOLVED, parseMoves("U2 R2 U2"));
 * const scrambles = shortestScrambles(turned, buildDistanceTable({ metric: "HTM" }));
 * scrambles.map(formatMoves) // → ["R2 U2 R2", "U2 R2 U2"]
 */
export function shortestScrambles(state: State, table: DistanceTable): number[][] {
  return [...optimalSolutions(state, table)].map(invertMoves).sort(compareByEffort);
}
