import { describeValue } from "../indexing/check-input.ts";
import { splitIndex } from "../puzzle/coordinates.ts";
import {
  assertMoves,
  faceOf,
  MOVE_NAMES,
  moveCosts,
  N_MOVES,
  NO_FACE,
  quarterTurnsOf,
} from "../puzzle/moves.ts";
import type { DistanceTable } from "../tables/distance-table.ts";
import { moveTables, stateAfterMove } from "../tables/move-tables.ts";

/** Enumerates the moves that lead closer to a goal. */
export interface CloserMoves {
  /** The cost of each of the nine moves; Infinity if it is not allowed. */
  readonly costs: readonly number[];
  /**
   * The first move from `first` on that leads closer; N_MOVES when there is none.
   *
   * @param left    the distance of the state; if it is Infinity, there is no such move
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

/** @throws as `shortestSolutions` for an invalid table */
export function closerMoves(table: DistanceTable): CloserMoves {
  const costs = checkedCosts(table);
  const { permutation, orientation } = moveTables();
  const isBarring = table.metric === "QTM";
  return {
    costs,
    barredFaceAfter: (move) =>
      isBarring && quarterTurnsOf(move) !== 2 ? faceOf(move) : NO_FACE,
    nextCloserMove(index, left, barred, first) {
      if (left === Infinity) return N_MOVES;
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
    const expected = Math.min(
      ...costs.map((cost, next) => distanceAfter(index, next) + cost),
    );
    const distance = table.distance(index);
    if (distance !== 0 && distance !== expected) {
      throw new RangeError(
        `the table's distance after ${MOVE_NAMES[move]} is ${describeValue(distance)}; expected ${describeValue(expected)} in ${table.metric}`,
      );
    }
    const { permutation, orientation } = splitIndex(index);
    const isRead = (turns: number) => table.isAt(permutation, orientation, turns);
    if (distance < Infinity && (!isRead(distance) || isRead(distance + 1))) {
      throw new RangeError(
        `the table's isAt(…) contradicts distance(…) after ${MOVE_NAMES[move]}; expected true only for ${distance}`,
      );
    }
  }
  return costs;
}
