import { N_MOVES } from "#lib/puzzle/moves.ts";
import type { WidgetModel } from "#kit/widget/model.ts";
import { moveLabel } from "#kit/cube/move-label.ts";
import { WidgetStore } from "#kit/widget/store.ts";

export interface TranslateState {
  readonly move: number;
  /** 0 original, 1 words permuted, 2 to 4 rotated by one digit after the other. */
  readonly step: number;
  /** The followed square, as an index into the original set. */
  readonly followedSquare: number;
}

export type TranslateAction =
  | { type: "move"; move: number }
  | { type: "step"; step: number }
  | { type: "follow"; follow: number };

export const LAST_TRANSLATE_STEP = 4;

const N_SQUARES = 729;

export const TRANSLATE_STEP_NAMES = ["there", "words", "digit 1", "digit 2", "digit 3"];

export const translateModel: WidgetModel<TranslateState, TranslateAction> = {
  key: "pull",
  version: 1,
  initial: { move: 3, step: 0, followedSquare: 0 },

  update(state, action) {
    switch (action.type) {
      case "move":
        return action.move === state.move
          ? state
          : { move: action.move, step: 0, followedSquare: 0 };
      case "step": {
        const step = Math.min(Math.max(action.step, 0), LAST_TRANSLATE_STEP);
        return step === state.step ? state : { ...state, step };
      }
      case "follow":
        return action.follow === state.followedSquare
          ? state
          : { ...state, followedSquare: action.follow };
    }
  },

  encode: ({ move, step, followedSquare }) => `${move}.${step}.${followedSquare}`,

  decode(text) {
    const parts = /^(\d)\.(\d)\.(\d{1,3})$/.exec(text);
    if (!parts)
      throw new Error("it should be a move, a step and a square, as in 3.0.0");
    const [move, step, followedSquare] = parts.slice(1).map(Number);
    if (move >= N_MOVES) throw new Error(`moves are numbered 0 to ${N_MOVES - 1}`);
    if (step > LAST_TRANSLATE_STEP)
      throw new Error(`steps are numbered 0 to ${LAST_TRANSLATE_STEP}`);
    if (followedSquare >= N_SQUARES)
      throw new Error(`there are fewer than ${N_SQUARES} squares`);
    return { move, step, followedSquare };
  },

  describe: ({ move, step }) =>
    `${moveLabel(move)}, step ${step}: ${TRANSLATE_STEP_NAMES[step]}.`,
};

export const translateStore = new WidgetStore(translateModel);
