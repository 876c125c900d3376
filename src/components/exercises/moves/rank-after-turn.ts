import { lehmerCode, rankPermutation } from "../../../lib/indexing/permutation.ts";
import { N_ORIENTATIONS, N_PERMUTATIONS } from "../../../lib/puzzle/coordinates.ts";
import { applyMove, MOVE_NAMES, moveOf } from "../../../lib/puzzle/moves.ts";
import { SOLVED } from "../../../lib/puzzle/state.ts";
import { formatNumber as n } from "../../kit/text/format-number.ts";
import { spaced, toCards, worth } from "../cards.ts";
import { numberExercise } from "../question.ts";

/** Asks for the permutation rank of the solved cube after a half turn. @param face  0..2 */
export function rankAfterTurn(face: number) {
  const [quarter, half, back] = [1, 2, 3].map((quarters) => {
    const move = moveOf(face, quarters);
    const { permutation } = applyMove(SOLVED, move);
    return { name: MOVE_NAMES[move], permutation, rank: rankPermutation(permutation) };
  });
  const { name, rank } = half;
  const cards = toCards(half.permutation);
  const digits = lehmerCode(half.permutation);

  const exercise = numberExercise({
    label: "order number",
    form: "A whole number, or the sum that leads to it.",
    width: 16,
    answer: rank,
    right: `${name} makes the order ${spaced(cards)}, and ${worth(digits)} = ${n(rank)}.`,
    mistakes: [
      {
        leadsTo: quarter.rank,
        says: `That is the number after ${quarter.name}, a single quarter turn. Rearrange that order once more.`,
      },
      {
        leadsTo: back.rank,
        says: `That is the number after ${back.name}. You want two quarter turns, not three.`,
      },
      {
        leadsTo: 2 * quarter.rank,
        says: "That is the number of a quarter turn, doubled. Numbers do not add up when turns follow each other: rearrange the pieces twice, and rank at the end.",
      },
      {
        leadsTo: rank * N_ORIENTATIONS,
        says: `That is the number of the whole cube, ${n(rank)} × ${n(N_ORIENTATIONS)}. Only that of its order is asked for.`,
      },
      { leadsTo: 0, says: `0 is the solved order. ${name} moves four pieces.` },
    ],
    count: N_PERMUTATIONS,
    outside: `The orders are numbered 0 to ${n(N_PERMUTATIONS - 1)}.`,
    otherwise: (value) =>
      `Not ${n(value)}. Write down the order after each of the two turns of face ${quarter.name}, then its digits.`,
  });
  return {
    ...exercise,
    name,
    quarter: quarter.name,
    once: toCards(quarter.permutation),
    cards,
    digits,
    worth: worth(digits),
    rank,
  };
}
