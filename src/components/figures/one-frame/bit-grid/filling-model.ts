import type { WidgetModel } from "#kit/widget/model.ts";
import { WidgetStore } from "#kit/widget/store.ts";

export interface FillingState {
  /** The index of the example permutation. */
  readonly example: number;
  readonly depth: number;
}

export type FillingAction =
  | { type: "example"; example: number }
  | { type: "depth"; depth: number };

/** The names of the example permutations. */
export const FILLING_LABELS = ["solved", "after U", "the example above", "reversed"];

/** God’s number in HTM: at this depth every grid is full. */
export const MAX_FILLING_DEPTH = 11;

export const fillingModel: WidgetModel<FillingState, FillingAction> = {
  key: "fill",
  version: 1,
  initial: { example: 0, depth: 8 },

  update(state, action) {
    switch (action.type) {
      case "example":
        return action.example === state.example
          ? state
          : { ...state, example: action.example };
      case "depth": {
        const depth = Math.min(Math.max(action.depth, 0), MAX_FILLING_DEPTH);
        return depth === state.depth ? state : { ...state, depth };
      }
    }
  },

  encode: ({ example, depth }) => `${example}.${depth}`,

  decode(text) {
    const parts = /^(\d)\.(\d{1,2})$/.exec(text);
    if (!parts) throw new Error("it should be an example and a depth, as in 0.8");
    const [example, depth] = parts.slice(1).map(Number);
    if (example >= FILLING_LABELS.length)
      throw new Error(`examples are numbered 0 to ${FILLING_LABELS.length - 1}`);
    if (depth > MAX_FILLING_DEPTH)
      throw new Error(`depths go from 0 to ${MAX_FILLING_DEPTH}`);
    return { example, depth };
  },

  describe: ({ example, depth }) =>
    `Permutation ${FILLING_LABELS[example]}, depth ${depth}.`,
};

export const fillingStore = new WidgetStore(fillingModel);
