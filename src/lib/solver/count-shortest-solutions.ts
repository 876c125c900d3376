import { countSolutionsIn, distanceGraphOf } from "../any-puzzle/distance-graph.ts";
import type { PuzzleDistances } from "../any-puzzle/build-distances.ts";
import type { PuzzleState } from "../any-puzzle/definition.ts";
import { rankState } from "../puzzle/coordinates.ts";
import { N_MOVES, NO_FACE } from "../puzzle/moves.ts";
import type { State } from "../puzzle/state.ts";
import type { DistanceTable } from "../tables/distance-table.ts";
import { moveTables, stateAfterMove } from "../tables/move-tables.ts";
import { closerMoves } from "./closer-moves.ts";

/**
 * The number of shortest solutions of a state of the cube or of any puzzle, as many as
 * `shortestSolutions` generates.
 *
 * @param state  not mutated
 * @param table  from `buildDistanceTable` for the cube, from `buildDistances` for a puzzle;
 *               sets the metric, the allowed moves and the goals
 * @returns      1 for a goal; 0 when the allowed moves lead to no goal; rounded above 2^53
 * @throws {RangeError | TypeError} as `shortestSolutions`
 * @cost    for the cube some 50 look-ups for each move of each solution; for a puzzle one rank
 *          for each move that counts in each state on a solution, however many pass it
 * @example
 * const swapped = { ...SOLVED, permutation: [1, 0, 2, 3, 4, 5, 6] };
 * countShortestSolutions(swapped, buildDistanceTable({ metric: "HTM" })) // → 20
 */
export function countShortestSolutions(state: State, table: DistanceTable): number;
export function countShortestSolutions(
  state: PuzzleState,
  table: PuzzleDistances,
): number;
export function countShortestSolutions(
  state: State | PuzzleState,
  table: DistanceTable | PuzzleDistances,
): number {
  const graph = distanceGraphOf(table);
  return graph === undefined
    ? countOnCube(state as State, table as DistanceTable)
    : countSolutionsIn(graph, state as PuzzleState);
}

function countOnCube(state: State, table: DistanceTable): number {
  const tables = moveTables();
  const { nextCloserMove, barredFaceAfter, costs } = closerMoves(table);
  const start = rankState(state);
  return countFrom(start, table.distance(start), NO_FACE);

  function countFrom(index: number, left: number, barred: number): number {
    if (left === 0) return 1;
    let count = 0;
    let move = nextCloserMove(index, left, barred, 0);
    while (move < N_MOVES) {
      const next = stateAfterMove(tables, index, move);
      count += countFrom(next, left - costs[move], barredFaceAfter(move));
      move = nextCloserMove(index, left, barred, move + 1);
    }
    return count;
  }
}
