import type { Metric } from "#lib/puzzle/moves.ts";
import type { WidgetModel } from "#kit/widget/model.ts";
import { WidgetStore } from "#kit/widget/store.ts";
import {
  GUIDE_VARIANT,
  ROUNDINGS,
  type GuideVariant,
  START_VALUES,
} from "./guide-search.ts";

/** The cube on which the program runs. */
export type RunCube = "swapped" | "one turn" | "yours";

export interface GuideRun extends GuideVariant {
  readonly puzzle: RunCube;
  readonly metric: Metric;
}

/** The fields to change. */
export type RunAction = Partial<GuideRun>;

export const RUN_CUBES: Readonly<Record<RunCube, string>> = {
  swapped: "1 and 2 swapped",
  "one turn": "one turn, F",
  yours: "your cube",
};

const CODES: Readonly<Record<RunCube, string>> = {
  swapped: "s",
  "one turn": "f",
  yours: "y",
};

export const guideRunModel: WidgetModel<GuideRun, RunAction> = {
  key: "guide",
  version: 1,
  initial: { puzzle: "swapped", metric: "HTM", ...GUIDE_VARIANT },

  update(run, action) {
    const next = { ...run, ...action };
    return guideRunModel.encode(next) === guideRunModel.encode(run) ? run : next;
  },

  encode({ puzzle, metric, start, rounding }) {
    return `${CODES[puzzle]}-${metric}${start}-${rounding === "down" ? "down" : "zero"}`;
  },

  decode(text) {
    const [, code, metric, start, rounding] =
      /^([sfy])-(HTM|QTM)(-[13])-(down|zero)$/.exec(text) ?? [];
    if (code === undefined) {
      throw new Error(
        "it should name a cube (s, f or y), HTM or QTM, the start -1 or -3, and zero or down",
      );
    }
    return {
      puzzle: (Object.keys(CODES) as RunCube[]).find((one) => CODES[one] === code)!,
      metric: metric as Metric,
      start: START_VALUES.find((value) => String(value) === start)!,
      rounding: ROUNDINGS[rounding === "down" ? 1 : 0],
    };
  },

  describe({ puzzle, metric, start, rounding }) {
    return `The program runs on: ${RUN_CUBES[puzzle]}, in ${metric}. It begins with ${start} and rounds ${rounding}.`;
  },
};

export const guideRun = new WidgetStore(guideRunModel);
