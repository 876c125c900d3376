import { HTM_MOVES, type Metric } from "#lib/puzzle/moves.ts";
import { moveTables } from "#lib/tables/move-tables.ts";
import { buildPruningTable } from "#lib/tables/pruning-table.ts";
import { formatNumber as n } from "#kit/text/format-number.ts";
import { numberExercise } from "../question.ts";

/** Asks for the number of permutations one turn away. */
export function firstDepth(metric: Metric) {
  const { histogram } = buildPruningTable(moveTables().permutation, { metric });
  const [, count, second] = histogram;
  const faces = count / 2;

  const exercise = numberExercise({
    label: "permutations",
    form: "A whole number or a calculation.",
    width: 10,
    answer: count,
    right: `${faces} faces, each turned one way or the other, and no two of these ${count} turns lead to the same permutation.`,
    mistakes: [
      {
        leadsTo: HTM_MOVES.length,
        says: "That counts half turns too. Here a half turn is two moves, so it leads to depth 2.",
      },
      { leadsTo: faces, says: "Each face can also be turned the other way." },
      {
        leadsTo: 2 * count,
        says: `That would be right if six faces turned. Here only ${faces} do, so that one corner stays where it is.`,
      },
      {
        leadsTo: count + 1,
        says: "Solved itself is at depth 0; don’t count it again.",
      },
      { leadsTo: second, says: "That is the number at depth 2." },
    ],
    otherwise: (value) => `Not ${n(value)}. List the quarter turns, one by one.`,
  });
  return { ...exercise, count, faces, second };
}
