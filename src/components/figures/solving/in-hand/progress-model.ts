import { DIAMETER } from "#lib/puzzle/diameter.ts";
import { N_STATES } from "#lib/puzzle/coordinates.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { countWord } from "#kit/text/number-word.ts";
import type { WidgetModel } from "#kit/widget/model.ts";
import { MAX_SOLUTIONS } from "../solutions/walk-model.ts";
import { WidgetStore } from "#kit/widget/store.ts";

/** How far the reader has solved the cube in their hand. */
export interface SolutionProgress {
  /** The state in the reader's hold; the progress applies to no other. */
  readonly cube: number;
  /** The index of the solution, sorted by effort. */
  readonly solution: number;
  readonly step: number;
}

export const progressModel: WidgetModel<SolutionProgress, SolutionProgress> = {
  key: "way",
  version: 1,
  initial: { cube: 0, solution: 0, step: 0 },

  update: (way, next) =>
    way.cube === next.cube && way.solution === next.solution && way.step === next.step
      ? way
      : next,

  encode: ({ cube, solution, step }) => `${cube}-${solution + 1}-${step}`,

  decode(text) {
    const numbers = /^(\d{1,7})-(\d{1,3})-(\d{1,2})$/.exec(text)?.slice(1).map(Number);
    if (!numbers)
      throw new Error(
        "it should be a cube, a solution and a step, such as 1234567-1-0",
      );
    const [cube, solution, step] = numbers;
    if (cube >= N_STATES) {
      throw new Error(`the largest index of a state is ${formatNumber(N_STATES - 1)}`);
    }
    if (solution < 1 || solution > MAX_SOLUTIONS.HTM) {
      throw new Error(
        `solutions are counted from 1, and no state has more than ${MAX_SOLUTIONS.HTM}`,
      );
    }
    if (step > DIAMETER.HTM) {
      throw new Error(`no shortest solution has more than ${DIAMETER.HTM} moves`);
    }
    return { cube, solution: solution - 1, step };
  },

  describe: ({ step }) => `${countWord(step, "move")} made.`,
};

export const solutionProgress = new WidgetStore(progressModel);
