import { spaced } from "../../../exercises/cards.ts";
import {
  lastTwistQuestion,
  orientationQuestion,
} from "../../../exercises/orientations/rank-twists.ts";
import type { PredictionQuestion } from "../../../kit/predict/prediction.ts";
import { formatNumber } from "../../../kit/text/format-number.ts";
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
      text: `Six corners are twisted by ${spaced(free)}. What is the seventh twist?`,
      tell: `The twists must sum to a multiple of three: the seventh is ${twists[FORCED_CORNER]}.`,
      answer: last.solution,
      check: last.check,
    },
    {
      name: "number",
      text: `What is the number of the twists ${spaced(free)}?`,
      tell: `It is number ${formatNumber(rankFreeTwists(twists))}.`,
      answer: all.solution,
      check: all.check,
    },
  ];
}
