import { describe } from "../indexing/check-input.ts";
import { rankState } from "../puzzle/coordinates.ts";
import { faceOf, MOVE_NAMES, moveCosts, N_MOVES, NO_FACE } from "../puzzle/moves.ts";
import type { State } from "../puzzle/state.ts";
import type { DistanceTable } from "../tables/distance-table.ts";
import { moveTables, stateAfterMove } from "../tables/move-tables.ts";

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
 * @throws {RangeError | TypeError} when it is not a state that turns can reach, or not a
 *         distance table
 * @cost    some ten look-ups for each move of a solution; no memory but the path
 * @example
 * const table = buildDistanceTable({ metric: "HTM" });
 * const halfTurned = applyMoves(SOLVED, parseMoves("R2 U2 R2"));
 * [...optimalSolutions(halfTurned, table)].map(formatMoves)
 * // → ["R2 U2 R2", "U2 R2 U2"]
 * @source  the Pocket Cube guide, Solving
 */
export function optimalSolutions(
  state: State,
  table: DistanceTable,
): Iterable<number[]> {
  const start = rankState(state);
  const tables = moveTables();
  const nearerMove = findNearerMove(table);
  return { [Symbol.iterator]: descend };

  // One loop, since a generator that calls itself would hand each solution up through
  // as many generators as it has moves.
  function* descend(): Generator<number[]> {
    const path: number[] = [];
    const passed = [start];
    let firstToTry = 0;
    for (;;) {
      const index = passed[path.length];
      if (table.distance(index) === 0) yield path.slice();
      const lastFace = path.length > 0 ? faceOf(path[path.length - 1]) : NO_FACE;
      const move = nearerMove(index, lastFace, firstToTry);
      if (move < N_MOVES) {
        path.push(move);
        passed.push(stateAfterMove(tables, index, move));
        firstToTry = 0;
      } else {
        const tried = path.pop();
        if (tried === undefined) return;
        passed.pop();
        firstToTry = tried + 1;
      }
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
 * @throws {RangeError | TypeError} when it is not a state that turns can reach, or not a
 *         distance table
 * @cost    some ten look-ups for each move of each solution
 * @example
 * const swapped = { ...SOLVED, permutation: [1, 0, 2, 3, 4, 5, 6] };
 * countOptimalSolutions(swapped, buildDistanceTable({ metric: "HTM" })) // → 20
 */
export function countOptimalSolutions(state: State, table: DistanceTable): number {
  const tables = moveTables();
  const nearerMove = findNearerMove(table);
  return countFrom(rankState(state), NO_FACE);

  function countFrom(index: number, lastFace: number): number {
    if (table.distance(index) === 0) return 1;
    let count = 0;
    let move = nearerMove(index, lastFace, 0);
    while (move < N_MOVES) {
      count += countFrom(stateAfterMove(tables, index, move), faceOf(move));
      move = nearerMove(index, lastFace, move + 1);
    }
    return count;
  }
}

/**
 * The next of the moves with which a shortest solution may go on, from `first` on;
 * N_MOVES when there is none.
 *
 * Not the face of the move before: this rules out U U, which is U2 written twice. In
 * HTM it rules out nothing, since two turns of a face are never two moves nearer.
 */
export function findNearerMove(table: DistanceTable) {
  assertDistanceTable(table);
  const tables = moveTables();
  const costs = moveCosts(table.metric);
  return (index: number, lastFace: number, first: number): number => {
    const distance = table.distance(index);
    let move = first;
    for (; move < N_MOVES; move++) {
      if (faceOf(move) === lastFace) continue;
      const next = stateAfterMove(tables, index, move);
      if (table.distance(next) === distance - costs[move]) break;
    }
    return move;
  };
}

/** Distances that are not those of the table's metric would leave out solutions in silence. */
function assertDistanceTable(table: DistanceTable): void {
  if (typeof table?.distance !== "function") {
    throw new TypeError(
      `the table has no distance(index); expected what buildDistanceTable gives, not ${describe(table)}`,
    );
  }
  moveCosts(table.metric).forEach((cost, move) => {
    const distance = table.distance(stateAfterMove(moveTables(), 0, move));
    if (distance === cost) return;
    throw new RangeError(
      `the table's distance after ${MOVE_NAMES[move]} is ${describe(distance)}; expected ${cost} in ${table.metric}`,
    );
  });
}
