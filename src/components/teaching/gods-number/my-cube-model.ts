import { N_STATES } from "#lib/puzzle/coordinates.ts";
import { formatNumber as n } from "#kit/text/format-number.ts";
import type { WidgetModel } from "#kit/widget/model.ts";
import { parseWholeNumber } from "#kit/widget/parse-whole-number.ts";
import { valueOrThrow } from "#kit/widget/parse-result.ts";
import { WidgetStore } from "#kit/widget/store.ts";
import { classResultsModel, MAX_PUPILS, numberOfPupil } from "./class-results-model.ts";

/** The class's first number and the pupil's number in the register, from 1. */
export interface MyCubeState {
  readonly first: number;
  readonly pupil: number;
}

export type MyCubeAction = Partial<MyCubeState>;

export const myCubeModel: WidgetModel<MyCubeState, MyCubeAction> = {
  key: "mine",
  version: 1,
  initial: { first: classResultsModel.initial.first, pupil: 1 },

  update(state, change) {
    const next = { ...state, ...change };
    return next.first === state.first && next.pupil === state.pupil ? state : next;
  },

  encode: ({ first, pupil }) => `${first}-${pupil}`,

  decode(text) {
    const [, first, pupil] = /^(\d+)-(\d+)$/.exec(text) ?? [];
    if (first === undefined) {
      throw new Error(
        "a pupil’s cube is written as 1000000-7: the class’s number, the pupil",
      );
    }
    return {
      first: valueOrThrow(parseWholeNumber(first, N_STATES - 1)),
      pupil: valueOrThrow(parseWholeNumber(pupil, MAX_PUPILS, 1)),
    };
  },

  describe: ({ first, pupil }) =>
    `Pupil ${pupil} has state ${n(numberOfPupil(first, pupil))}.`,
};

export const myCube = new WidgetStore(myCubeModel);
