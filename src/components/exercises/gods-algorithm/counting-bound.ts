import { FACE_NAMES, type Metric, movesOf } from "#lib/puzzle/moves.ts";
import { N_STATES } from "#lib/puzzle/coordinates.ts";
import { formatNumber as n } from "#kit/text/format-number.ts";
import { numberExercise } from "../question.ts";

/** One depth: the maximum number of states at it and up to it. */
export interface DepthBound {
  readonly depth: number;
  readonly atMost: number;
  readonly together: number;
}

/** Asks for a lower bound on the greatest distance, by counting the turns at each step. */
export function countingBound(metric: Metric) {
  const first = movesOf(metric).length;
  // A second turn of the same face reaches no new state: it is equal to one turn or
  // none.
  const then = first - first / FACE_NAMES.length;
  const levels = levelsOf(first, then);
  const bound = levels.length - 1;
  const before = n(levels[bound - 1].together);

  const exercise = numberExercise({
    label: "at least",
    form: "A whole number of turns.",
    width: 8,
    answer: bound,
    right: `${bound - 1} turns reach at most ${before} of the ${n(N_STATES)} states, so some states need ${bound} or more.`,
    mistakes: [
      {
        leadsTo: bound - 1,
        says: `${bound - 1} turns reach at most ${before} states. That is not all of them.`,
      },
      {
        leadsTo: levelsOf(first, first).length - 1,
        says: `You counted ${first} new turns at every step. After a turn of one face, only the ${then} turns of the other two faces lead to something new.`,
      },
      {
        leadsTo: 11,
        says: "That is God’s number, but it comes from the table. Which number do you get by counting alone?",
      },
    ],
    otherwise: (value) =>
      value < bound
        ? "That many turns can’t reach all states. Go on adding."
        : "By counting alone, fewer turns could be enough.",
  });
  return { ...exercise, first, then, levels, bound };
}

/** The depths up to the first one that could include all states. */
function levelsOf(first: number, then: number): DepthBound[] {
  const levels: DepthBound[] = [{ depth: 0, atMost: 1, together: 1 }];
  while (levels.at(-1)!.together < N_STATES) {
    const { depth, atMost, together } = levels.at(-1)!;
    const next = depth === 0 ? first : atMost * then;
    levels.push({ depth: depth + 1, atMost: next, together: together + next });
  }
  return levels;
}
