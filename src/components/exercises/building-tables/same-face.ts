import { faceOf, HTM_MOVES } from "#lib/puzzle/moves.ts";
import { moveTables } from "#lib/tables/move-tables.ts";
import { buildPruningTable } from "#lib/tables/pruning-table.ts";
import { formatNumber as n } from "#kit/text/format-number.ts";
import { numberExercise } from "../question.ts";

/**
 * Asks how many of all pairs of moves turn the same face twice and so reach no new state.
 */
export function sameFace() {
  const moves = HTM_MOVES.length;
  const pairs = moves ** 2;
  const onOneFace = HTM_MOVES.flatMap((first) =>
    HTM_MOVES.filter((second) => faceOf(second) === faceOf(first)),
  ).length;
  const { histogram } = buildPruningTable(moveTables().permutation, { metric: "HTM" });
  const second = histogram[2];

  const exercise = numberExercise({
    label: "pairs",
    form: "A whole number or a calculation.",
    width: 10,
    answer: onOneFace,
    right: `${pairs} − ${onOneFace} = ${pairs - onOneFace}, exactly as many as the search finds at depth 2.`,
    mistakes: [
      {
        leadsTo: moves,
        says: "That counts each move followed by itself. But F and then F2 turn the same face too.",
      },
      {
        leadsTo: second,
        says: "That is how many are left. How many did you take away?",
      },
      {
        leadsTo: pairs,
        says: "That is all pairs. But F R, for example, leads somewhere new.",
      },
      {
        leadsTo: moves / 3,
        says: "That is how many moves a face has. Any of them can follow any other of the same face.",
      },
      {
        leadsTo: onOneFace - moves,
        says: "Don’t forget a move followed by itself: F F is F2, one turn away.",
      },
    ],
    otherwise: (value) =>
      `Not ${n(value)}. Whichever of the ${moves} moves comes first, how many of the ${moves} turn the same face?`,
  });
  return { ...exercise, moves, pairs, onOneFace, second };
}
