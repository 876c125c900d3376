import { rankOrientation } from "../../../lib/indexing/orientation.ts";
import { formatNumber as n } from "../../kit/text/format-number.ts";
import { spaced, worth } from "../cards.ts";
import { twistSlips, twistsQuestion } from "../indexing/rank-twists.ts";
import { exerciseOf } from "../question.ts";
import { drawTwists, TWISTS } from "./draw-twists.ts";
import { mistakesOf, type Maker } from "./practice.ts";
import { sizeOf } from "./topics.ts";

/** What number do these twists have? */
export const twistsToNumber: Maker = (level, random) => {
  const twists = drawTwists(sizeOf("twists-to-number", level), random);
  const free = twists.slice(0, -1);
  const columns = free.map((_, i) => TWISTS ** (free.length - 1 - i));
  const sum = worth(free, (i) => columns[i]);
  return {
    question: `What is the number of the twists of these ${twists.length} corners?`,
    picture: { kind: "rows", rows: [{ label: "twists", cells: twists }] },
    exercise: exerciseOf(twistsQuestion(free)),
    mistakes: mistakesOf(twistSlips(free)),
    hints: [
      "The last twist is forced by the others, so it gets no column. Read the others as a number in base three.",
      `That leaves ${spaced(free)}. From the right, the columns are worth ${columns.toReversed().join(", ")}.`,
      `Add up ${sum}.`,
    ],
    working: `Without the forced one the twists are ${spaced(free)}, and ${sum} = ${n(rankOrientation(twists, TWISTS))}.`,
  };
};
