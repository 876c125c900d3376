import { rankOrientation, unrankOrientation } from "#lib/indexing/orientation.ts";
import { applyMoves, faceOf } from "#lib/puzzle/moves.ts";
import { formatMoves } from "#lib/puzzle/format-moves.ts";
import { parseMoves } from "#lib/puzzle/notation.ts";
import { N_PIECES, SOLVED } from "#lib/puzzle/state.ts";
import { formatNumber as n } from "#kit/text/format-number.ts";
import { spaced } from "../cards.ts";
import { type Diagnosis, halfway, right, wrong } from "../exercise.ts";
import { moveExercise } from "../move-exercise.ts";

/**
 * Asks for the move that leads from one orientation rank to another.
 *
 * @param from  a rank, 0..728
 * @param move  one turn; no other leads to the same rank
 */
export function whichMove(from: number, move: string) {
  const before = unrankOrientation(from, N_PIECES, 3);
  const [target] = parseMoves(move);
  const after = twistsAfter([target]);
  const to = rankOrientation(after, 3);

  const exercise = moveExercise({ label: "move", solution: move, diagnose });
  return { ...exercise, from, to, before, after, move };

  function twistsAfter(moves: readonly number[]): readonly number[] {
    return applyMoves({ ...SOLVED, orientation: before }, moves).orientation;
  }

  function diagnose(moves: readonly number[]): Diagnosis {
    const name = formatMoves(moves);
    const reached = twistsAfter(moves);
    const number = rankOrientation(reached, 3);
    if (number === to) {
      return moves.length === 1
        ? right(
            `${name} turns ${spaced(before)} into ${spaced(after)}, and that has index ${n(to)}.`,
          )
        : halfway(`${name} ends there too, but a single move is enough.`);
    }
    if (moves.length === 0) return wrong("That makes no move. You want one.");
    const leads = `${name} leads from ${n(from)} to ${n(number)}, the orientation ${spaced(reached)}.`;
    if (moves.length > 1) return wrong(`${leads} One move is enough.`);
    if (faceOf(moves[0]) === faceOf(target)) {
      return wrong(`That is the right face, but ${leads}`);
    }
    return wrong(
      `${leads} You want ${spaced(after)}. Which face leaves the positions alone whose twist stays the same?`,
    );
  }
}
