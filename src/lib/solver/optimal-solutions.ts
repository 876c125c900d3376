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
 * All shortest solutions of a state, generated lazily.
 *
 * From each state the path continues only to states that are closer by the full cost of the
 * move. In QTM a half turn is one move of cost two, written once: not as U U or U' U'.
 *
 * @param state  not mutated
 * @param table  sets the metric, the allowed moves and the goals
 * @returns      each solution once, in lexicographic order of the moves; for the solved state
 *               one empty solution; none when no goal is reachable. Each iteration starts
 *               from the first.
 * @throws {RangeError | TypeError} when it is not a reachable state, or not a
 *         distance table
 * @cost    some 50 look-ups for each move of a solution; memory only for the path
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
 * The same search as `optimalSolutions`, without storing the solutions.
 *
 * @param state  not mutated
 * @param table  sets the metric, the allowed moves and the goals
 * @returns      1 for the solved state; 0 when no goal is reachable
 * @throws {RangeError | TypeError} when it is not a reachable state, or not a
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

/** Enumerates the moves that lead closer to a goal. */
export interface CloserMoves {
  /** The cost of each of the nine moves; Infinity if it is not allowed. */
  readonly costs: readonly number[];
  /**
   * The first move from `first` on that leads closer; N_MOVES when there is none.
   *
   * @param left    the distance of the state; below 0 there is no such move
   * @param barred  the face that must not turn, or NO_FACE
   */
  nextCloserMove(index: number, left: number, barred: number, first: number): number;
  /**
   * The face that must not turn after a move. In QTM that is the face of a quarter turn, as
   * U U would repeat U2. In HTM it is none: with all moves two turns of a face never lead two
   * moves closer, and with fewer moves they may be needed.
   */
  barredFaceAfter(move: number): number;
}

/** @throws as `optimalSolutions` for an invalid table */
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
 * The cost of each of the nine moves with the moves of a table; Infinity if not allowed. In QTM
 * a half turn is two quarter turns of its face, if these are allowed.
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

/** The costs of the moves in a table, which is checked on first use. */
function checkedCosts(table: DistanceTable): readonly number[] {
  const costs = checkedTables.get(table) ?? checkDistanceTable(table);
  checkedTables.set(table, costs);
  return costs;
}

/**
 * Distances of another metric or of other moves would silently omit solutions. So the distances
 * near the solved state are checked: each must follow from those of its neighbours.
 */
function checkDistanceTable(table: DistanceTable): readonly number[] {
  if (typeof table?.distance !== "function" || typeof table.isAt !== "function") {
    throw new TypeError(
      `the table lacks distance(index) or isAt(…); expected the result of buildDistanceTable, not ${describeValue(table)}`,
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
        `the table's isAt(…) contradicts distance(…) after ${MOVE_NAMES[move]}; expected true only for ${distance}`,
      );
    }
  }
  return costs;
}
