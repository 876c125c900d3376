import { describeValue } from "../indexing/check-input.ts";
import { rankState, splitIndex } from "../puzzle/coordinates.ts";
import {
  assertMoves,
  faceOf,
  MOVE_NAMES,
  moveCosts,
  N_MOVES,
  NO_FACE,
  quarterTurnsOf,
} from "../puzzle/moves.ts";
import type { State } from "../puzzle/state.ts";
import type { DistanceTable } from "../tables/distance-table.ts";
import { moveTables, stateAfterMove } from "../tables/move-tables.ts";

/**
 * All shortest solutions of a state, found one at a time as they are asked for.
 *
 * From each state the path goes on only to states that are nearer by the full cost of the
 * move. In QTM a half turn is one move that costs two, written once: not as U U nor
 * as U' U'.
 *
 * @param state  not mutated
 * @param table  its metric decides what counts as short, its moves what is allowed, its
 *               goals where a solution may end
 * @returns      each solution once, in the order of the move numbers; the solved state
 *               has one, which is empty; none where no moves lead to a goal. Each loop
 *               over it starts from the first.
 * @throws {RangeError | TypeError} when it is not a state that turns can reach, or not a
 *         distance table
 * @cost    some 50 look-ups for each move of a solution; no memory but the path
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
  const {
    nextCloserMove: nearerMove,
    barredFaceAfter: barredAfter,
    costs,
  } = closerMoves(table);
  return { [Symbol.iterator]: descend };

  // One loop, since a generator that calls itself would hand each solution up through
  // as many generators as it has moves.
  function* descend(): Generator<number[]> {
    const path: number[] = [];
    const states = [start];
    let left = table.distance(start);
    let first = 0;
    for (;;) {
      const index = states[path.length];
      if (left === 0) yield path.slice();
      const barred = path.length > 0 ? barredAfter(path[path.length - 1]) : NO_FACE;
      const move = nearerMove(index, left, barred, first);
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

/**
 * The number of shortest solutions of a state.
 *
 * Walks as `optimalSolutions` does, without writing the solutions down.
 *
 * @param state  not mutated
 * @param table  its metric decides what counts as short
 * @returns      1 for the solved state; 0 where no moves lead to a goal
 * @throws {RangeError | TypeError} when it is not a state that turns can reach, or not a
 *         distance table
 * @cost    some 50 look-ups for each move of each solution
 * @example
 * const swapped = { ...SOLVED, permutation: [1, 0, 2, 3, 4, 5, 6] };
 * countOptimalSolutions(swapped, buildDistanceTable({ metric: "HTM" })) // → 20
 */
export function countOptimalSolutions(state: State, table: DistanceTable): number {
  const tables = moveTables();
  const {
    nextCloserMove: nearerMove,
    barredFaceAfter: barredAfter,
    costs,
  } = closerMoves(table);
  const start = rankState(state);
  return countFrom(start, table.distance(start), NO_FACE);

  function countFrom(index: number, left: number, barred: number): number {
    if (left === 0) return 1;
    let count = 0;
    let move = nearerMove(index, left, barred, 0);
    while (move < N_MOVES) {
      const next = stateAfterMove(tables, index, move);
      count += countFrom(next, left - costs[move], barredAfter(move));
      move = nearerMove(index, left, barred, move + 1);
    }
    return count;
  }
}

/** How a shortest solution goes on from a state. */
export interface CloserMoves {
  /** What each of the nine moves costs; Infinity if it is not allowed. */
  readonly costs: readonly number[];
  /**
   * The next of the moves with which it may go on, from `first` on; N_MOVES when there
   * is none.
   *
   * @param left    the state's distance; below 0 there is no such move
   * @param barred  the face that may not be turned, or NO_FACE
   */
  nextCloserMove(index: number, left: number, barred: number, first: number): number;
  /**
   * The face that a move bars for the next. In QTM a quarter turn bars its own: U U is
   * U2, written twice. In HTM none is barred: with all moves two turns of a face are
   * never two moves nearer, and with fewer they may be needed.
   */
  barredFaceAfter(move: number): number;
}

/** @throws as `optimalSolutions` does of a table */
export function closerMoves(table: DistanceTable): CloserMoves {
  const costs = checkedCosts(table);
  const { permutation, orientation } = moveTables();
  const isBarring = table.metric === "QTM";
  return {
    costs,
    barredFaceAfter: (move) =>
      isBarring && quarterTurnsOf(move) !== 2 ? faceOf(move) : NO_FACE,
    nextCloserMove(index, left, barred, first) {
      const state = splitIndex(index);
      const permutationRow = state.permutation * N_MOVES;
      const orientationRow = state.orientation * N_MOVES;
      let move = first;
      for (; move < N_MOVES; move++) {
        const leftAfter = left - costs[move];
        if (leftAfter < 0 || faceOf(move) === barred) continue;
        const permutationAfter = permutation[permutationRow + move];
        const orientationAfter = orientation[orientationRow + move];
        if (table.isAt(permutationAfter, orientationAfter, leftAfter)) break;
      }
      return move;
    },
  };
}

/**
 * What each of the nine moves costs with the moves of a table; Infinity for what is not
 * allowed. In QTM a half turn is two of one face's quarter turns, if these are.
 */
function allowedMoveCosts({ metric, moves }: DistanceTable): number[] {
  return moveCosts(metric).map((cost, move) => {
    const face = faceOf(move);
    const isMadeOf = (single: number) =>
      cost === 1 ? single === move : faceOf(single) === face;
    return moves.some(isMadeOf) ? cost : Infinity;
  });
}

const checkedTables = new WeakMap<DistanceTable, readonly number[]>();

/** What the moves cost in a table, which is checked when it is first used. */
function checkedCosts(table: DistanceTable): readonly number[] {
  const costs = checkedTables.get(table) ?? checkDistanceTable(table);
  checkedTables.set(table, costs);
  return costs;
}

/**
 * Distances of another metric or of other moves would silently leave out solutions. So the
 * distances near the solved cube are checked: each must follow from its neighbours'.
 */
function checkDistanceTable(table: DistanceTable): readonly number[] {
  if (typeof table?.distance !== "function" || typeof table.isAt !== "function") {
    throw new TypeError(
      `the table has no distance(index) or no isAt(…); expected what buildDistanceTable gives, not ${describeValue(table)}`,
    );
  }
  assertMoves(table.moves);
  const costs = allowedMoveCosts(table);
  const distanceAfter = (index: number, move: number) =>
    table.distance(stateAfterMove(moveTables(), index, move));
  for (let move = 0; move < N_MOVES; move++) {
    const index = stateAfterMove(moveTables(), 0, move);
    const candidates = costs.map((cost, next) => {
      const distance = distanceAfter(index, next);
      return distance === -1 ? Infinity : distance + cost;
    });
    const nearest = Math.min(...candidates);
    const distance = table.distance(index);
    const expected = nearest === Infinity ? -1 : nearest;
    if (distance !== 0 && distance !== expected) {
      throw new RangeError(
        `the table's distance after ${MOVE_NAMES[move]} is ${describeValue(distance)}; expected ${describeValue(expected)} in ${table.metric}`,
      );
    }
    const { permutation, orientation } = splitIndex(index);
    const isRead = (turns: number) => table.isAt(permutation, orientation, turns);
    if (distance >= 0 && (!isRead(distance) || isRead(distance + 1))) {
      throw new RangeError(
        `the table's isAt(…) does not say that the state after ${MOVE_NAMES[move]} is at its distance, ${distance}`,
      );
    }
  }
  return costs;
}
