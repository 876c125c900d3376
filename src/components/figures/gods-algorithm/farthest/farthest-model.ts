import type { Metric } from "#lib/puzzle/moves.ts";
import { PUBLISHED_HISTOGRAMS } from "#kit/distances/published-histograms.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import type { WidgetModel } from "#kit/widget/model.ts";
import { WidgetStore } from "#kit/widget/store.ts";

/** One of the farthest states. */
export interface FarthestState {
  readonly metric: Metric;
  /** Its index in the list of the farthest states, sorted, from 0. */
  readonly listIndex: number;
}

export type FarthestAction =
  /** Switches to the start of the other metric's list. */
  | { type: "metric"; metric: Metric }
  | { type: "select"; listIndex: number }
  /** Wraps around. */
  | { type: "step"; by: 1 | -1 };

/** The number of states at the greatest distance. */
export function countFarthest(metric: Metric): number {
  return PUBLISHED_HISTOGRAMS.states[metric].at(-1)!;
}

export const farthestModel: WidgetModel<FarthestState, FarthestAction> = {
  key: "far",
  version: 1,
  initial: { metric: "HTM", listIndex: 0 },

  update(state, action) {
    const size = countFarthest(state.metric);
    switch (action.type) {
      case "metric":
        return action.metric === state.metric
          ? state
          : { metric: action.metric, listIndex: 0 };
      case "select": {
        const listIndex = Math.min(Math.max(action.listIndex, 0), size - 1);
        return listIndex === state.listIndex ? state : { ...state, listIndex };
      }
      case "step":
        return { ...state, listIndex: (state.listIndex + action.by + size) % size };
    }
  },

  encode: ({ metric, listIndex }) => `${metric}${listIndex + 1}`,

  decode(text) {
    const [, metric, digits] = /^(HTM|QTM)(\d{1,4})$/.exec(text) ?? [];
    if (metric !== "HTM" && metric !== "QTM") {
      throw new Error(
        "it should be HTM or QTM and a number in the list, such as HTM17",
      );
    }
    const listIndex = Number(digits) - 1;
    if (listIndex < 0 || listIndex >= countFarthest(metric)) {
      throw new Error(
        `the list in ${metric} goes from 1 to ${formatNumber(countFarthest(metric))}`,
      );
    }
    return { metric, listIndex };
  },

  describe: ({ metric, listIndex }) =>
    `Number ${formatNumber(listIndex + 1)} of the ${formatNumber(countFarthest(metric))} hardest states in ${metric}.`,
};

export const farthestStore = new WidgetStore(farthestModel);
