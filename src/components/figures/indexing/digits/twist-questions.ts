import { spaced } from "#components/exercises/cards.ts";
import {
  lastTwistQuestion,
  orientationQuestion,
} from "#components/exercises/orientations/rank-twists.ts";
import type { PredictionQuestion } from "#kit/predict/prediction.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import {
  FORCED_CORNER,
  freeTwists,
  isUnreachable,
  rankFreeTwists,
  type Twists,
} from "./twists-model.ts";

/** Questions about the twists: the forced one, and their index. */
export function twistQuestions(twists: Twists): PredictionQuestion[] {
  if (isUnreachable(twists)) return []; // it neither follows, nor have they a number
  const free = freeTwists(twists);
  const last = lastTwistQuestion(free);
  const all = orientationQuestion(free);
  return [
    {
      name: "last",
      text: `Six pieces have the twists ${spaced(free)}. What is the seventh twist?`,
      tell: `The sum of the twists must be a multiple of three, so the seventh is ${twists[FORCED_CORNER]}.`,
      answer: last.solution,
      check: last.check,
    },
    {
      name: "number",
      text: `What is the index of the orientation that begins with ${spaced(free)}?`,
      tell: `It has the index ${formatNumber(rankFreeTwists(twists))}.`,
      answer: all.solution,
      check: all.check,
    },
  ];
}
