import { checkIndex } from "../../../../lib/indexing/check-input.ts";
import { N_STATES } from "../../../../lib/puzzle/coordinates.ts";
import { cubeModel } from "../../../kit/reader/reader-cube.ts";
import { formatNumber } from "../../../kit/text/format-number.ts";
import type { WidgetModel } from "../../../kit/widget/model.ts";
import { WidgetStore } from "../../../kit/widget/store.ts";
import type { Knowledge } from "./search-log.ts";
import { KNOWLEDGE_NAMES } from "./search-words.ts";

/** A step of the search, with the cube it belongs to. */
export interface SearchState {
  readonly knowledge: Knowledge;
  /** Counts from 0; readers see it from 1. */
  readonly step: number;
  readonly cube: number;
}

export type SearchAction =
  | { type: "knowledge"; knowledge: Knowledge; cube: number }
  /** The caller knows the number of steps and limits the step. */
  | { type: "go"; step: number; cube: number };

export const KNOWLEDGES: readonly Knowledge[] = ["exact", "pruning", "none"];

/** The state for this cube: at the start, if it belongs to another. */
export function onCube(state: SearchState, cube: number): SearchState {
  return state.cube === cube ? state : { ...state, step: 0, cube };
}

export const searchModel: WidgetModel<SearchState, SearchAction> = {
  key: "search",
  version: 1,
  initial: { knowledge: "exact", step: 20, cube: cubeModel.initial },

  update(state, action) {
    if (action.type === "knowledge") {
      const { knowledge, cube } = action;
      return knowledge === state.knowledge ? state : { knowledge, step: 0, cube };
    }
    const present = onCube(state, action.cube);
    return action.step === present.step ? present : { ...present, step: action.step };
  },

  encode: ({ knowledge, step, cube }) => `${knowledge}-${step + 1}-${cube}`,

  decode(text) {
    const form = /^(exact|pruning|none)-(\d{1,5})-(\d{1,7})$/.exec(text);
    if (!form || Number(form[2]) === 0) {
      throw new Error(
        "a step of the search is written as exact, pruning or none, its number and the cube’s, such as exact-5-1234",
      );
    }
    return {
      knowledge: form[1] as Knowledge,
      step: Number(form[2]) - 1,
      cube: checkIndex(Number(form[3]), N_STATES),
    };
  },

  describe: ({ knowledge, step, cube }) =>
    `Step ${formatNumber(step + 1)} of the search for cube ${formatNumber(cube)}, knowing ${KNOWLEDGE_NAMES[knowledge]}.`,
};

export const searchStore = new WidgetStore(searchModel);
