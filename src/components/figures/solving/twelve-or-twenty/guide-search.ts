import { HTM_MOVES, moveCosts } from "#lib/puzzle/moves.ts";
import type { DistanceTable } from "#lib/tables/distance-table.ts";
import { moveTables, stateAfterMove } from "#lib/tables/move-tables.ts";

/** A variant of the guide's program: the value for “no move yet”, and how integers are divided. */
export interface GuideVariant {
  readonly start: number;
  readonly rounding: Rounding;
}

/** Towards zero, as in the guide's language, or down, as `Math.floor` does. */
export type Rounding = "towards zero" | "down";

export const GUIDE_VARIANT: GuideVariant = { start: -1, rounding: "towards zero" };
export const START_VALUES: readonly number[] = [-1, -3];
export const ROUNDINGS: readonly Rounding[] = ["towards zero", "down"];

/** The face of a move as the program computes it. */
export function divideByThree(number: number, rounding: Rounding): number {
  const face = rounding === "down" ? Math.floor(number / 3) : Math.trunc(number / 3);
  // Turns negative zero into zero.
  return face + 0;
}

/** The output of a search, and what its test “not the same face twice” cut. */
export interface Printout {
  readonly solutions: readonly (readonly number[])[];
  /** The number of turns that lead closer but were cut after a move. */
  readonly cutLater: number;
}

/**
 * The guide's search, reimplemented: from each state to all closer ones, but never with the
 * face of the previous move.
 *
 * @cost  about ten look-ups for each move of each solution
 */
export function guideSearch(
  start: number,
  table: DistanceTable,
  { start: noMove, rounding }: GuideVariant,
): Printout {
  const tables = moveTables();
  const costs = moveCosts(table.metric);
  const solutions: number[][] = [];
  let cutLater = 0;
  solve(start, [], noMove);
  return { solutions, cutLater };

  function solve(index: number, moves: number[], last: number): void {
    const distance = table.distance(index);
    if (distance === 0) solutions.push(moves);
    for (const move of HTM_MOVES) {
      const next = stateAfterMove(tables, index, move);
      const isCloser = table.distance(next) === distance - costs[move];
      if (!isCloser) continue;
      if (divideByThree(last, rounding) !== divideByThree(move, rounding)) {
        solve(next, [...moves, move], move);
      } else if (moves.length > 0) {
        cutLater++;
      }
    }
  }
}
