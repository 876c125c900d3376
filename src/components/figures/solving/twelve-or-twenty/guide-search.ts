import { HTM_MOVES, moveCosts } from "../../../../lib/puzzle/moves.ts";
import type { DistanceTable } from "../../../../lib/tables/distance-table.ts";
import { moveTables, stateAfterMove } from "../../../../lib/tables/move-tables.ts";

/** What stands for “no move yet”, and how the program divides whole numbers. */
export interface GuideSlip {
  readonly start: number;
  readonly rounding: Rounding;
}

/** Towards zero, as the guide's language does it, or down, as `Math.floor` does. */
export type Rounding = "towards zero" | "down";

export const GUIDE: GuideSlip = { start: -1, rounding: "towards zero" };
export const STARTS: readonly number[] = [-1, -3];
export const ROUNDINGS: readonly Rounding[] = ["towards zero", "down"];

/** The face of a move as the program works it out: a third of its number. */
export function divideByThree(number: number, rounding: Rounding): number {
  const face = rounding === "down" ? Math.floor(number / 3) : Math.trunc(number / 3);
  // Math.trunc(-1 / 3) is a negative zero, which would be shown as -0.
  return face + 0;
}

/** What a search printed, and what its test “not the same face twice” kept from it. */
export interface Printout {
  readonly solutions: readonly (readonly number[])[];
  /** Turns that the test passed over after a move, though they led nearer. */
  readonly cutLater: number;
  /** Turns that it passed over at the start, though they led nearer. */
  readonly cutAtStart: number;
}

/**
 * The guide's search, made anew: from each state to all that are nearer, but never the
 * face of the move before.
 *
 * @param slip  how “the move before the first” is written down
 * @cost        some ten look-ups for each move of each solution
 */
export function searchAsTheGuide(
  start: number,
  table: DistanceTable,
  { start: noMove, rounding }: GuideSlip,
): Printout {
  const tables = moveTables();
  const costs = moveCosts(table.metric);
  const solutions: number[][] = [];
  let cutLater = 0;
  let cutAtStart = 0;
  solve(start, [], noMove);
  return { solutions, cutLater, cutAtStart };

  function solve(index: number, moves: number[], last: number): void {
    const distance = table.distance(index);
    if (distance === 0) solutions.push(moves);
    for (const move of HTM_MOVES) {
      const next = stateAfterMove(tables, index, move);
      const isNearer = table.distance(next) === distance - costs[move];
      if (!isNearer) continue;
      if (divideByThree(last, rounding) !== divideByThree(move, rounding)) {
        solve(next, [...moves, move], move);
      } else if (moves.length > 0) {
        cutLater++;
      } else {
        cutAtStart++;
      }
    }
  }
}

/**
 * How many sequences of so many moves a search without any table has to try, with the
 * test on faces and without it.
 */
export function sequences(length: number): { tested: number; untested: number } {
  return {
    tested: length === 0 ? 1 : 9 * 6 ** (length - 1),
    untested: 9 ** length,
  };
}
