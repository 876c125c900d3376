import { N_STATES } from "#lib/puzzle/coordinates.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { countWord } from "#kit/text/number-word.ts";
import { readerCube } from "#kit/reader/reader-cube.ts";
import type { WidgetModel } from "#kit/widget/model.ts";
import { WidgetStore } from "#kit/widget/store.ts";
import type { MethodName } from "#src/workers/stage-solutions.ts";
import { METHOD_NAMES, METHOD_TEXTS } from "../method-texts.ts";

/** The step in two solutions: in stages, and a shortest one. */
export interface TwoSolutionsState {
  readonly method: MethodName;
  readonly cube: number;
  /** The number of turns made in each, at most its length. */
  readonly step: number;
}

export type TwoSolutionsAction =
  | { readonly type: "method"; readonly method: MethodName }
  | { readonly type: "go"; readonly cube: number; readonly step: number };

/** At least the most turns of any method, verified by a test. */
export const MAX_STEPS = 27;

export const twoSolutionsModel: WidgetModel<TwoSolutionsState, TwoSolutionsAction> = {
  key: "stages",
  version: 1,
  initial: { method: "layers", cube: readerCube.model.initial, step: 4 },

  update(state, action) {
    if (action.type === "method") {
      return action.method === state.method
        ? state
        : { ...state, method: action.method, step: 0 };
    }
    const { cube, step } = action;
    return cube === state.cube && step === state.step
      ? state
      : { ...state, cube, step };
  },

  encode: ({ method, cube, step }) => `${method}-${cube}-${step}`,

  decode(text) {
    const [, name, cube, step] = /^([a-z]+)-(\d{1,7})-(\d{1,2})$/.exec(text) ?? [];
    const method = METHOD_NAMES.find((one) => one === name);
    if (method === undefined) {
      throw new Error(
        `it should be ${METHOD_NAMES.join(" or ")}, a cube and a number of turns, such as layers-1234567-4`,
      );
    }
    if (Number(cube) >= N_STATES) {
      throw new Error(`the largest cube number is ${formatNumber(N_STATES - 1)}`);
    }
    if (Number(step) > MAX_STEPS) {
      throw new Error(`no method takes more than ${MAX_STEPS} turns`);
    }
    return { method, cube: Number(cube), step: Number(step) };
  },

  describe: ({ method, step }) =>
    `${METHOD_TEXTS[method].name} beside a shortest solution, ${countWord(step, "turn")} made.`,
};

export const twoSolutionsStore = new WidgetStore(twoSolutionsModel);
