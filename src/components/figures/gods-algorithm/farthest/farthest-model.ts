import type { Metric } from "../../../../lib/puzzle/moves.ts";
import { PUBLISHED } from "../../../kit/distances/published-histograms.ts";
import { formatNumber } from "../../../kit/text/format-number.ts";
import type { WidgetModel } from "../../../kit/widget/model.ts";
import { WidgetStore } from "../../../kit/widget/store.ts";

/** One of the farthest positions: its place in their list, sorted by index, from 0. */
export interface FarthestState {
  readonly metric: Metric;
  readonly place: number;
}

export type FarthestAction =
  /** Switches to the start of the other metric's list. */
  | { type: "metric"; metric: Metric }
  | { type: "place"; place: number }
  /** Cyclic: the first comes after the last. */
  | { type: "step"; by: 1 | -1 };

/** The length of the list. */
export function nFarthest(metric: Metric): number {
  return PUBLISHED.states[metric].at(-1)!;
}

export const farthestModel: WidgetModel<FarthestState, FarthestAction> = {
  key: "far",
  version: 1,
  initial: { metric: "HTM", place: 0 },

  update(state, action) {
    const size = nFarthest(state.metric);
    switch (action.type) {
      case "metric":
        return action.metric === state.metric
          ? state
          : { metric: action.metric, place: 0 };
      case "place": {
        const place = Math.min(Math.max(action.place, 0), size - 1);
        return place === state.place ? state : { ...state, place };
      }
      case "step":
        return { ...state, place: (state.place + action.by + size) % size };
    }
  },

  encode: ({ metric, place }) => `${metric}${place + 1}`,

  decode(text) {
    const [, metric, digits] = /^(HTM|QTM)(\d{1,4})$/.exec(text) ?? [];
    if (metric !== "HTM" && metric !== "QTM") {
      throw new Error("it should be HTM or QTM and a place in the list, such as HTM17");
    }
    const place = Number(digits) - 1;
    if (place < 0 || place >= nFarthest(metric)) {
      throw new Error(
        `in ${metric} the places go from 1 to ${formatNumber(nFarthest(metric))}`,
      );
    }
    return { metric, place };
  },

  describe: ({ metric, place }) =>
    `Number ${formatNumber(place + 1)} of the ${formatNumber(nFarthest(metric))} farthest in ${metric}.`,
};

export const farthestStore = new WidgetStore(farthestModel);
