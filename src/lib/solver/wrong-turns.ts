import { checkWhole } from "../indexing/check-input.ts";
import { rankState } from "../puzzle/coordinates.ts";
import { applyMove, applyMoves, assertMoves, HTM_MOVES } from "../puzzle/moves.ts";
import type { State } from "../puzzle/state.ts";
import { compareByEffort } from "./effort.ts";

/** One wrong turn on the way through a sequence, and where it leads. */
export interface WrongTurn {
  /** How many moves were made as written before it. */
  readonly step: number;
  /** The move that was made, 0..8, as in `MOVE_NAMES`. */
  readonly move: number;
  /** The state after it and after those of the made moves that follow it. */
  readonly state: State;
}

/**
 * Where a reader who has made one wrong turn may be: all states reached when a move other
 * than the one that was to be made stands in its place, and those before and after it are
 * made as written, unless the sequence itself passes through them.
 *
 * @param state  the start; not mutated
 * @param moves  the sequence that was to be made, each 0..8
 * @param movesMade   how many moves have been made, the wrong one among them; default: all
 * @returns      each state once, with the first step that leads to it; by step, then in
 *               the order of `compareByEffort`
 * @throws {RangeError | TypeError} when it is not a state that turns can reach, not an array
 *         of moves, or `made` is not a number of them
 * @cost   eight states for each move that was made, each by the moves after it
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
  const steps = checkWhole("made", movesMade, 0, moves.length);
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
