import { HTM_MOVES, type Metric } from "../../../lib/puzzle/moves.ts";
import { moveTables } from "../../../lib/tables/move-tables.ts";
import { buildPruningTable } from "../../../lib/tables/pruning-table.ts";
import { formatNumber as n } from "../../kit/text/format-number.ts";
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
    right: `${faces} faces, each turned one way or the other, and no two of these ${count} turns lead to the same order.`,
    mistakes: [
      {
        leadsTo: HTM_MOVES.length,
        says: "That counts half turns too. Here a half turn is two moves, so what it makes lies at depth 2.",
      },
      { leadsTo: faces, says: "Each face can also be turned the other way." },
      {
        leadsTo: 2 * count,
        says: `That would be a cube on which six faces turn. Here only ${faces} do, so that one corner stays put.`,
      },
      {
        leadsTo: count + 1,
        says: "Solved itself is at depth 0, and is not counted again.",
      },
      { leadsTo: second, says: "That is how many lie at depth 2." },
    ],
    otherwise: (value) => `Not ${n(value)}. List the quarter turns, one by one.`,
  });
  return { ...exercise, count, faces, second };
}
