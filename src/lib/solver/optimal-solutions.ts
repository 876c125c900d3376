import { rankState } from "../puzzle/coordinates.ts";
import { faceOf, N_MOVES } from "../puzzle/moves.ts";
import type { State } from "../puzzle/state.ts";
import type { DistanceTable } from "../tables/distance-table.ts";
import { moveTables, stateAfterMove } from "../tables/move-tables.ts";
import { moveCosts, NO_FACE } from "./sequence.ts";

/**
 * All the shortest ways to solve a state, found one by one as they are asked for.
 *
 * From each state the path goes on only to those that are nearer by all that the move
 * costs. In QTM a half turn is one move that costs two, written once: not as U U nor
 * as U' U'.
 *
 * @param state  not mutated
 * @param table  its metric says what is short
 * @returns      each solution once, in the order of the move numbers; the solved state
 *               has one, which is empty. Each loop over it starts from the first.
 * @throws {RangeError | TypeError} when it is not a state that turns can reach
 * @cost    some ten look-ups for each move of a solution; no memory but the path
 * @example
 * const table = buildDistanceTable({ metric: "HTM" });
 * const swapped = { ...SOLVED, permutation: [1, 0, 2, 3, 4, 5, 6] };
 * [...optimalSolutions(swapped, table)].length // → 20
 * @source  the Pocket Cube guide, Solving
 */
export function optimalSolutions(
  state: State,
  table: DistanceTable,
): Iterable<number[]> {
  const start = rankState(state);
  const tables = moveTables();
  const nearerMoves = findNearerMoves(table);
  return { [Symbol.iterator]: () => descend(start, NO_FACE, []) };

  function* descend(
    index: number,
    lastFace: number,
    path: number[],
  ): Generator<number[]> {
    if (table.distance(index) === 0) yield path;
    for (const move of nearerMoves(index, lastFace)) {
      yield* descend(stateAfterMove(tables, index, move), faceOf(move), [
        ...path,
        move,
      ]);
    }
  }
}

/**
 * How many shortest ways there are to solve a state.
 *
 * The same walk as that of `optimalSolutions`, but no solution is written down.
 *
 * @param state  not mutated
 * @param table  its metric says what is short
 * @returns      1 or more; 1 for the solved state
 * @throws {RangeError | TypeError} when it is not a state that turns can reach
 * @cost    some ten look-ups for each move of each solution
 * @example countOptimalSolutions(SOLVED, buildDistanceTable({ metric: "QTM" })) // → 1
 */
export function countOptimalSolutions(state: State, table: DistanceTable): number {
  const tables = moveTables();
  const nearerMoves = findNearerMoves(table);
  return countFrom(rankState(state), NO_FACE);

  function countFrom(index: number, lastFace: number): number {
    if (table.distance(index) === 0) return 1;
    let count = 0;
    for (const move of nearerMoves(index, lastFace)) {
      count += countFrom(stateAfterMove(tables, index, move), faceOf(move));
    }
    return count;
  }
}

/**
 * The moves with which a shortest solution may go on.
 *
 * Not the face of the move before: this rules out U U, which is U2 written twice. In
 * HTM it rules out nothing, since two turns of a face are never two moves nearer.
 */
function findNearerMoves(table: DistanceTable) {
  const tables = moveTables();
  const costs = moveCosts(table.metric);
  return (index: number, lastFace: number): number[] => {
    const distance = table.distance(index);
    const moves: number[] = [];
    for (let move = 0; move < N_MOVES; move++) {
      if (faceOf(move) === lastFace) continue;
      const next = stateAfterMove(tables, index, move);
      if (table.distance(next) === distance - costs[move]) moves.push(move);
    }
    return moves;
  };
}
