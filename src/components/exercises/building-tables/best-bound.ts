import { N_ORIENTATIONS, rankState } from "../../../lib/puzzle/coordinates.ts";
import { applyMoves } from "../../../lib/puzzle/moves.ts";
import { parseMoves } from "../../../lib/puzzle/notation.ts";
import { SOLVED } from "../../../lib/puzzle/state.ts";
import { moveTables } from "../../../lib/tables/move-tables.ts";
import { buildPruningTable } from "../../../lib/tables/pruning-table.ts";
import { formatNumber as n } from "../../kit/text/format-number.ts";
import { countWord } from "../../kit/text/number-word.ts";
import { type Exercise, findSlip, right, type Slip, wrong } from "../exercise.ts";
import { readNumber } from "../read-number.ts";

/** What do two lower bounds say together? @param scramble  turns that make the cube */
export function bestBound(scramble: string) {
  const state = applyMoves(SOLVED, parseMoves(scramble));
  const number = rankState(state);
  const permutation = Math.floor(number / N_ORIENTATIONS);
  const orientation = number % N_ORIENTATIONS;
  const options = { metric: "HTM" } as const;
  const order = buildPruningTable(moveTables().permutation, options).lowerBound[
    permutation
  ];
  const twists = buildPruningTable(moveTables().orientation, options).lowerBound[
    orientation
  ];
  const bound = Math.max(order, twists);
  const [greater, needs, lesser, adds] =
    order < twists
      ? ["twists", "need", "order", "adds"]
      : ["order", "needs", "twists", "add"];

  const slips: Slip<number>[] = [
    {
      leadsTo: order + twists,
      says: "One turn may serve both: after the single turn R each table says 1, and one turn solves the cube, not two.",
    },
    {
      leadsTo: Math.min(order, twists),
      says: `True, but you can promise more: look at the ${greater} alone.`,
    },
    {
      leadsTo: Math.abs(order - twists),
      says: "There is no reason to take one from the other: both must come home.",
    },
  ];

  const exercise: Exercise = {
    fields: [
      {
        kind: "text",
        label: "at least",
        form: "A whole number or a calculation.",
        width: 8,
      },
    ],
    solution: [String(bound)],
    check(typed) {
      const reading = readNumber(typed);
      if ("says" in reading) return reading;
      const { value } = reading;
      if (value === bound) {
        return right(
          `The ${greater} alone ${needs} ${countWord(bound, "turn")}, so the cube needs them too. The ${lesser} ${adds} nothing to that.`,
        );
      }
      const slip = findSlip(slips, value);
      if (slip) return slip;
      return wrong(
        value < bound
          ? `True of this cube, but you can promise more: look at the ${greater} alone.`
          : `Nothing here says that it must be ${n(value)}: that is more than either table knows.`,
      );
    },
  };
  return {
    ...exercise,
    state,
    permutation,
    orientation,
    order,
    twists,
    bound,
    greater,
  };
}
