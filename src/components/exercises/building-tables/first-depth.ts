import { HTM_MOVES, type Metric } from "../../../lib/puzzle/moves.ts";
import { moveTables } from "../../../lib/tables/move-tables.ts";
import { buildPruningTable } from "../../../lib/tables/pruning-table.ts";
import { formatNumber as n } from "../../kit/text/format-number.ts";
import { type Exercise, findSlip, right, wrong } from "../exercise.ts";
import { readNumber } from "../read-number.ts";

/** How many permutations lie one turn away? */
export function firstDepth(metric: Metric) {
  const { histogram } = buildPruningTable(moveTables().permutation, { metric });
  const count = histogram[1];
  const faces = count / 2;

  const exercise: Exercise = {
    fields: [
      {
        kind: "text",
        label: "permutations",
        form: "A whole number or a calculation.",
        width: 10,
      },
    ],
    solution: [String(count)],
    check(typed) {
      const reading = readNumber(typed);
      if ("says" in reading) return reading;
      const { value } = reading;
      if (value === count) {
        return right(
          `${faces} faces, each turned one way or the other, and no two of these ${count} turns lead to the same order.`,
        );
      }
      const slip = findSlip(
        [
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
          {
            leadsTo: histogram[2],
            says: "That is how many lie at depth 2.",
          },
        ],
        value,
      );
      return slip ?? wrong(`Not ${n(value)}. List the quarter turns, one by one.`);
    },
  };
  return { ...exercise, count, faces, second: histogram[2] };
}
