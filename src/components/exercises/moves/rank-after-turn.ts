import { lehmerCode, rankPermutation } from "#lib/indexing/permutation.ts";
import { N_ORIENTATIONS, N_PERMUTATIONS } from "#lib/puzzle/coordinates.ts";
import { applyMove, MOVE_NAMES, moveOf } from "#lib/puzzle/moves.ts";
import { SOLVED } from "#lib/puzzle/state.ts";
import { formatNumber as n } from "#kit/text/format-number.ts";
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
    label: "permutation index",
    form: "A whole number, or the sum that leads to it.",
    width: 16,
    answer: rank,
    right: `${name} makes the permutation ${spaced(cards)}, and ${worth(digits)} = ${n(rank)}.`,
    mistakes: [
      {
        leadsTo: quarter.rank,
        says: `That is the index after ${quarter.name}, a single quarter turn. Rearrange that permutation once more.`,
      },
      {
        leadsTo: back.rank,
        says: `That is the index after ${back.name}. You want two quarter turns, not three.`,
      },
      {
        leadsTo: 2 * quarter.rank,
        says: "That is the index after a quarter turn, doubled. You can’t add indices when turns follow each other: rearrange the pieces twice, then rank them.",
      },
      {
        leadsTo: rank * N_ORIENTATIONS,
        says: `That is the index of the state, ${n(rank)} × ${n(N_ORIENTATIONS)}. You want the index of its permutation.`,
      },
      {
        leadsTo: 0,
        says: `0 is the index of the solved permutation. ${name} moves four pieces.`,
      },
    ],
    count: N_PERMUTATIONS,
    outside: `Permutations have the indices 0 to ${n(N_PERMUTATIONS - 1)}.`,
    otherwise: (value) =>
      `Not ${n(value)}. Write down the permutation after each of the two turns of face ${quarter.name}, then its digits.`,
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
