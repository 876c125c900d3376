import { distanceGraphOf, solutionsIn } from "../any-puzzle/distance-graph.ts";
import type { PuzzleDistances } from "../any-puzzle/build-distances.ts";
import type { PuzzleState } from "../any-puzzle/definition.ts";
import { rankState } from "../puzzle/coordinates.ts";
import { N_MOVES, NO_FACE } from "../puzzle/moves.ts";
import type { State } from "../puzzle/state.ts";
import type { DistanceTable } from "../tables/distance-table.ts";
import { moveTables, stateAfterMove } from "../tables/move-tables.ts";
import { closerMoves } from "./closer-moves.ts";

/**
 * All shortest solutions of a state of the cube or of any puzzle, generated lazily.
 *
 * From each state the path continues only to states that are closer by the full cost of the
 * move. The table sets the metric, the allowed moves and the goals. On the cube in QTM a half
 * turn is one move of cost two, written once: not as U U or U' U'.
 *
 * @param state  not mutated
 * @param table  from `buildDistanceTable` for the cube, from `buildDistances` for a puzzle
 * @returns      each solution once: numbers of moves for the cube, in lexicographic order,
 *               names for a puzzle. A goal has one solution, which is empty; a state has
 *               none when the allowed moves lead to no goal. Each iteration starts from the
 *               first.
 * @throws {RangeError | TypeError} when not even all moves reach the state, or it is not a
 *         table of its distances
 * @cost    for the cube some 50 look-ups for each move of a solution, for a puzzle one rank
 *          for each move that counts; memory only for the path
 * @example
 * const table = buildDistanceTable({ metric: "HTM" });
 * const halfTurned = applyMoves(SOLVED, parseMoves("R2 U2 R2"));
 * [...shortestSolutions(halfTurned, table)].map(formatMoves)
 * // → ["R2 U2 R2", "U2 R2 U2"]
 *
 * const row = definePuzzle({
 *   orbits: { BEADS: { pieces: 3 } },
 *   moves: { L: { BEADS: { source: [1, 0, 2] } }, R: { BEADS: { source: [0, 2, 1] } } },
 * });
 * const reversed = { BEADS: { permutation: [2, 1, 0], orientation: [0, 0, 0] } };
 * [...shortestSolutions(reversed, buildDistances(row, { metric: "HTM" }))]
 * // → [["L", "R", "L"], ["R", "L", "R"]]
 * @source  the Pocket Cube guide, Solving
 */
export function shortestSolutions(
  state: State,
  table: DistanceTable,
): Iterable<number[]>;
export function shortestSolutions(
  state: PuzzleState,
  table: PuzzleDistances,
): Iterable<string[]>;
export function shortestSolutions(
  state: State | PuzzleState,
  table: DistanceTable | PuzzleDistances,
  ...others: never[]
): Iterable<number[]> | Iterable<string[]> {
  if (others.length > 0) {
    throw new TypeError(
      "shortestSolutions has too many arguments; expected (state, distances), as the distances know their puzzle",
    );
  }
  const graph = distanceGraphOf(table);
  return graph === undefined
    ? solutionsOfCube(state as State, table as DistanceTable)
    : solutionsIn(graph, state as PuzzleState);
}

function solutionsOfCube(state: State, table: DistanceTable): Iterable<number[]> {
  // The table first: of swapped arguments, it is the state that looks incomplete.
  const { nextCloserMove, barredFaceAfter, costs } = closerMoves(table);
  const start = rankState(state);
  const tables = moveTables();
  return { [Symbol.iterator]: descend };

  // A loop instead of recursion, as nested generators would pass each solution up through
  // one level per move.
  function* descend(): Generator<number[]> {
    const path: number[] = [];
    const states = [start];
    let left = table.distance(start);
    let first = 0;
    for (;;) {
      const index = states[path.length];
      if (left === 0) yield path.slice();
      const barred = path.length > 0 ? barredFaceAfter(path[path.length - 1]) : NO_FACE;
      const move = nextCloserMove(index, left, barred, first);
      if (move < N_MOVES) {
        path.push(move);
        states.push(stateAfterMove(tables, index, move));
        left -= costs[move];
        first = 0;
      } else {
        const lastMove = path.pop();
        if (lastMove === undefined) return;
        states.pop();
        left += costs[lastMove];
        first = lastMove + 1;
      }
    }
  }
}
