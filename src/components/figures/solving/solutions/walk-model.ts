import { DIAMETER } from "#lib/puzzle/diameter.ts";
import { N_STATES } from "#lib/puzzle/coordinates.ts";
import type { Metric } from "#lib/puzzle/moves.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { countWord } from "#kit/text/number-word.ts";
import type { WidgetModel } from "#kit/widget/model.ts";
import { WidgetStore } from "#kit/widget/store.ts";

/** The reader's step in one solution of a cube. */
export interface SolutionWalk {
  readonly metric: Metric;
  /** The index of the cube; the walk applies to no other. */
  readonly cube: number;
  readonly solution: number;
  readonly step: number;
  /** Whether to reveal one move at a time. */
  readonly hints: boolean;
}

export type WalkAction =
  | { type: "metric"; metric: Metric }
  | { type: "hints"; hints: boolean }
  | { type: "go"; cube: number; solution: number; step: number };

/** The largest number of shortest solutions of any cube, verified by tests. */
export const MAX_SOLUTIONS: Readonly<Record<Metric, number>> = { HTM: 196, QTM: 694 };

export const walkModel: WidgetModel<SolutionWalk, WalkAction> = {
  key: "ways",
  version: 1,
  // The page's own cube has one shortest solution in HTM, and five in QTM.
  initial: { metric: "QTM", cube: 0, solution: 0, step: 0, hints: false },

  update(walk, action) {
    switch (action.type) {
      case "metric":
        if (action.metric === walk.metric) return walk;
        return { ...walk, metric: action.metric, solution: 0, step: 0 };
      case "hints":
        return action.hints === walk.hints ? walk : { ...walk, hints: action.hints };
      case "go": {
        const { cube, solution, step } = action;
        const isHere =
          walk.cube === cube && walk.solution === solution && walk.step === step;
        return isHere ? walk : { ...walk, cube, solution, step };
      }
    }
  },

  encode({ metric, cube, solution, step, hints }) {
    const hasStarted = cube + solution + step > 0;
    const place = hasStarted ? `-${cube}-${solution + 1}-${step}` : "";
    return `${metric}${hints ? "-hints" : ""}${place}`;
  },

  decode(text) {
    const [, metric, hints, cube, solution, step] =
      /^(HTM|QTM)(-hints)?(?:-(\d{1,7})-(\d{1,3})-(\d{1,2}))?$/.exec(text) ??
      fail(
        "it should be HTM or QTM, then a cube, a solution and a step, such as HTM-1234567-1-0",
      );
    const walk = { ...walkModel.initial, metric: metric as Metric, hints: !!hints };
    if (cube === undefined) return walk;
    const maximum = MAX_SOLUTIONS[walk.metric];
    if (Number(cube) >= N_STATES) {
      fail(`the largest cube number is ${formatNumber(N_STATES - 1)}`);
    }
    if (Number(solution) < 1 || Number(solution) > maximum) {
      fail(`solutions are counted from 1, and no cube has more than ${maximum}`);
    }
    if (Number(step) > DIAMETER[walk.metric]) {
      fail(`no shortest solution has more than ${DIAMETER[walk.metric]} moves`);
    }
    const place = [Number(solution) - 1, Number(step)] as const;
    return {
      ...walk,
      cube: Number(cube),
      solution: place[0],
      step: place[1],
    };
  },

  describe({ metric, solution, step, hints }) {
    const metricText =
      metric === "HTM" ? "half turns count as one" : "half turns count as two";
    if (hints)
      return `One move at a time, ${metricText}, ${countWord(step, "move")} made.`;
    return `Solution ${solution + 1}, ${countWord(step, "move")} made; ${metricText}.`;
  },
};

function fail(message: string): never {
  throw new Error(message);
}

export const readerWalk = new WidgetStore(walkModel);
