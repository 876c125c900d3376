import { checkWhole } from "../indexing/check-input.ts";
import { rankState } from "../puzzle/coordinates.ts";
import { applyMove, applyMoves, assertMoves, HTM_MOVES } from "../puzzle/moves.ts";
import type { State } from "../puzzle/state.ts";
import { compareByEffort } from "./effort.ts";

/** A wrong move in a sequence, and the resulting state. */
export interface WrongTurn {
  /** The number of correct moves before it. */
  readonly step: number;
  /** The wrong move, 0..8, as in `MOVE_NAMES`. */
  readonly move: number;
  /** The state after it and the remaining moves made. */
  readonly state: State;
}

/**
 * The possible states after one wrong move in a sequence: one move is replaced by another, all
 * others are as intended. States on the intended path are left out.
 *
 * @param state      the start; not mutated
 * @param moves      the intended moves, each 0..8
 * @param movesMade  the number of moves made, including the wrong one; default: all
 * @returns          each state once, with the first wrong move that leads to it; by step, then
 *                   in the order of `compareByEffort`
 * @throws {RangeError | TypeError} when it is not a reachable state, not an array of moves, or
 *         `movesMade` is not 0 to the number of moves
 * @cost   eight states for each move made
 * @example
 * const astray = wrongTurns(SOLVED, parseMoves("R U"), 1);
 * astray.map(({ move }) => MOVE_NAMES[move]).join(" ") // → "R' U U' F F' R2 U2 F2"
 */
export function wrongTurns(
  state: State,
  moves: readonly number[],
  movesMade: number = moves.length,
): WrongTurn[] {
  assertMoves(moves);
  const steps = checkWhole("movesMade", movesMade, 0, moves.length);
  const path = [state];
  for (const move of moves) path.push(applyMove(path.at(-1)!, move));
  const visited = new Set(path.map(rankState));
  const byEffort = HTM_MOVES.toSorted((a, b) => compareByEffort([a], [b]));
  return path.slice(0, steps).flatMap((before, step) =>
    byEffort.flatMap((move) => {
      const after = applyMoves(before, [move, ...moves.slice(step + 1, steps)]);
      const index = rankState(after);
      if (visited.has(index)) return [];
      visited.add(index);
      return [{ step, move, state: after }];
    }),
  );
}
