import { rankOrientation } from "#lib/indexing/orientation.ts";
import { formatNumber as n } from "#kit/text/format-number.ts";
import { spaced, worth } from "../cards.ts";
import {
  orientationMistakes,
  orientationQuestion,
} from "../orientations/rank-twists.ts";
import { exerciseFrom } from "../question.ts";
import { randomOrientation, N_TWISTS } from "./random-orientation.ts";
import { toMistakes, type ExerciseGenerator } from "./practice-exercise.ts";
import { topicSize } from "./topics.ts";

/** Asks for the index of an orientation. */
export const orientationToIndex: ExerciseGenerator = (level, random) => {
  const twists = randomOrientation(topicSize("twists-to-number", level), random);
  const free = twists.slice(0, -1);
  const columns = free.map((_, i) => N_TWISTS ** (free.length - 1 - i));
  const sum = worth(free, (i) => columns[i]);
  return {
    question: `What is the index of this orientation of ${twists.length} pieces?`,
    picture: { kind: "rows", rows: [{ label: "twists", cells: twists }] },
    exercise: exerciseFrom(orientationQuestion(free)),
    mistakes: toMistakes(orientationMistakes(free)),
    hints: [
      "The other twists determine the last one, so it gets no column. Read the others as a number in base three.",
      `That leaves ${spaced(free)}. From the right, the columns are worth ${columns.toReversed().join(", ")}.`,
      `Add up ${sum}.`,
    ],
    working: `Without the forced one, the twists are ${spaced(free)}, and ${sum} = ${n(rankOrientation(twists, N_TWISTS))}.`,
  };
};
