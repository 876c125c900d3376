import { FACE_NAMES, type Metric, movesOf } from "../../../lib/puzzle/moves.ts";
import { N_STATES } from "../../../lib/puzzle/coordinates.ts";
import { formatNumber as n } from "../../kit/text/format-number.ts";
import { type Exercise, findSlip, right, type Slip, wrong } from "../exercise.ts";
import { readNumber } from "../read-number.ts";

/** One depth: how many positions it can have at most, and how many are reached by then. */
export interface Level {
  readonly depth: number;
  readonly atMost: number;
  readonly together: number;
}

/** With so many turns at each step, how far must the farthest position be at least? */
export function countingBound(metric: Metric) {
  const first = movesOf(metric).length;
  // A second turn of the same face is no new way: it is one turn, or none.
  const then = first - first / FACE_NAMES.length;
  const levels: Level[] = [{ depth: 0, atMost: 1, together: 1 }];
  while (levels.at(-1)!.together < N_STATES) {
    const { depth, atMost, together } = levels.at(-1)!;
    const next = depth === 0 ? first : atMost * then;
    levels.push({ depth: depth + 1, atMost: next, together: together + next });
  }
  const bound = levels.length - 1;
  const slips: Slip<number>[] = [
    {
      leadsTo: bound - 1,
      says: `Up to ${bound - 1} turns there are at most ${n(levels[bound - 1].together)} positions. That is not all of them yet.`,
    },
    {
      leadsTo: turnsToExceed(first),
      says: `That takes ${first} new turns at every step. After a turn of one face only the ${then} turns of the other two lead on.`,
    },
    {
      leadsTo: 11,
      says: "That is the truth, and the table knows it. Which number does counting alone give?",
    },
  ];

  const exercise: Exercise = {
    fields: [
      { kind: "text", label: "at least", form: "A whole number of turns.", width: 8 },
    ],
    solution: [String(bound)],
    check(typed) {
      const reading = readNumber(typed);
      if ("says" in reading) return reading;
      const { value } = reading;
      if (value === bound) {
        return right(
          `Up to ${bound - 1} turns reach at most ${n(levels[bound - 1].together)} of the ${n(N_STATES)} positions, so some need ${bound} or more.`,
        );
      }
      return (
        findSlip(slips, value) ??
        (value < bound
          ? wrong("So few turns cannot reach all positions. Go on adding.")
          : wrong("Fewer turns could already be enough, as far as counting goes."))
      );
    },
  };
  return { ...exercise, first, then, levels, bound };
}

function turnsToExceed(turns: number): number {
  let together = 1;
  let depth = 0;
  for (let atMost = 1; together < N_STATES; depth++) together += atMost *= turns;
  return depth;
}
