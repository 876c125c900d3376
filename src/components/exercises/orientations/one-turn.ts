import { lehmerCode, rankPermutation } from "#lib/indexing/permutation.ts";
import { N_ORIENTATIONS, rankState } from "#lib/puzzle/coordinates.ts";
import { applyMoves, faceOf, invertMoves } from "#lib/puzzle/moves.ts";
import { formatMoves } from "#lib/puzzle/format-moves.ts";
import { parseMoves } from "#lib/puzzle/notation.ts";
import { SOLVED } from "#lib/puzzle/state.ts";
import { formatNumber as n } from "#kit/text/format-number.ts";
import { spaced, toCards, worth } from "../cards.ts";
import { type Diagnosis, halfway, right, wrong } from "../exercise.ts";
import { moveExercise } from "../move-exercise.ts";

/**
 * Asks for the turn that takes the solved cube to a rank.
 * @param turn  it twists nothing
 */
export function oneTurn(turn: string) {
  const moves = parseMoves(turn);
  const goal = applyMoves(SOLVED, moves);
  const rank = rankState(goal);
  const permutationRank = rankPermutation(goal.permutation);
  const cards = toCards(goal.permutation);
  const digits = lehmerCode(goal.permutation);

  const exercise = moveExercise({
    label: "turn",
    solution: formatMoves(moves),
    diagnose,
  });
  return {
    ...exercise,
    check(typed: string) {
      return typed.replace(/\D/g, "") === cards.join("")
        ? halfway("That is the permutation. Which turn of the solved cube makes it?")
        : exercise.check(typed);
    },
    rank,
    permutationRank,
    cards,
    digits,
    worth: worth(digits),
  };

  function diagnose(theirs: readonly number[]): Diagnosis {
    const state = applyMoves(SOLVED, theirs);
    const reached = rankState(state);
    const name = formatMoves(theirs);
    if (reached === rank) {
      return right(
        theirs.length === 1
          ? `${name} takes the solved cube to index ${n(rank)}: the permutation ${spaced(cards)}, and no twist.`
          : `${name} ends there. One turn does the same: ${formatMoves(moves)}.`,
      );
    }
    if (reached === 0) return wrong("That leaves the cube solved, and its index is 0.");
    if (reached === rankState(applyMoves(SOLVED, invertMoves(moves)))) {
      return wrong(
        `That is the right face, but the wrong direction: ${name} makes the permutation ${spaced(toCards(state.permutation))}, and position 1 should hold piece ${cards[0]}.`,
      );
    }
    const twists = reached % N_ORIENTATIONS;
    if (twists > 0) {
      return wrong(
        `${name} leads to ${n(reached)} = ${n(Math.floor(reached / N_ORIENTATIONS))} × ${n(N_ORIENTATIONS)} + ${n(twists)}, so it twists pieces. Does ${n(rank)} leave a remainder?`,
      );
    }
    const sameFace = theirs.length === 1 && faceOf(theirs[0]) === faceOf(moves[0]);
    return wrong(
      `${name} leads to ${n(reached)}, the permutation ${spaced(toCards(state.permutation))}. ` +
        (sameFace
          ? "That is the right face, but turned too far or not far enough."
          : `You want the permutation with index ${n(permutationRank)}: write down its digits and read them.`),
    );
  }
}
