import { factorial } from "#lib/indexing/factoradic.ts";
import { numberExercise } from "../question.ts";

/** Pieces of a layer and its turns, including no turn. */
const PIECES = 4;

/** Asks for the number of permutations of a layer, where turns of the layer don't count. */
export function ordersOfALayer() {
  const all = factorial(PIECES);
  const answer = all / PIECES;
  const exercise = numberExercise({
    label: "permutations",
    form: "A whole number.",
    width: 8,
    answer,
    right: `The ${all} permutations form groups of ${PIECES}, each connected by turns of the top.`,
    mistakes: [
      {
        leadsTo: all,
        says: "These are all permutations. But turns of the top make each of them into three others.",
      },
      {
        leadsTo: all / 2,
        says: "You count only half of them. A quarter turn is three swaps, so odd permutations can be reached, too.",
      },
      {
        leadsTo: 3,
        says: "That would be right if the whole cube could be turned as well. Here, only the top turns.",
      },
      {
        leadsTo: 2,
        says: "Those are the cases of the sheet, where the whole cube may be turned too, and the solved case is left out.",
      },
    ],
    count: all + 1,
    outside: `There are only ${all} permutations.`,
    otherwise:
      "How many permutations are there in all, and how many of them do turns of the top connect?",
  });
  return { ...exercise, pieces: PIECES, all };
}
