import { factorial } from "../../../lib/indexing/factoradic.ts";
import { numberExercise } from "../question.ts";

/** Pieces of a layer and its turns, including no turn. */
const PIECES = 4;

/** Asks for the number of permutations of a layer, where turns of the layer don't count. */
export function ordersOfALayer() {
  const all = factorial(PIECES);
  const answer = all / PIECES;
  const exercise = numberExercise({
    label: "orders",
    form: "A whole number.",
    width: 8,
    answer,
    right: `Each of the ${all} orders comes round in a ring of four.`,
    mistakes: [
      {
        leadsTo: all,
        says: "These are all orders. But a turn of the top makes each of them into three others.",
      },
      {
        leadsTo: all / 2,
        says: "You count half of them. A quarter turn exchanges three pairs, so odd orders can be reached, too.",
      },
      {
        leadsTo: 3,
        says: "That would be so if the whole cube could be turned as well. Here only the top is turned.",
      },
      {
        leadsTo: 2,
        says: "These are the cases of the sheet, where the whole cube may be turned and what is done already is left out.",
      },
    ],
    count: all + 1,
    outside: `There are only ${all} orders in all.`,
    otherwise:
      "How many orders are there in all, and how many of them are in one ring of turns?",
  });
  return { ...exercise, pieces: PIECES, all };
}
