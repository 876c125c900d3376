import { permutationModel } from "#kit/reader/reader-permutation.ts";
import { formatOrder } from "#kit/cards/order-text.ts";
import type { WidgetModel } from "#kit/widget/model.ts";
import { WidgetStore } from "#kit/widget/store.ts";
import { traceRoutine, type Routine } from "./routines.ts";
import { stepText } from "./step-text.ts";

/** A step of a function, and the permutation it runs on. */
export interface StepperState {
  readonly routine: Routine;
  /** From 0; readers see it from 1. */
  readonly step: number;
  readonly permutation: readonly number[];
}

/** Each action names the current permutation; with another one, the run restarts. */
export type StepperAction = { readonly permutation: readonly number[] } & (
  | { type: "go"; step: number }
  | { type: "move"; by: number }
  | { type: "routine"; routine: Routine }
);

/** The state for the current permutation: back at the start if it has changed. */
export function stateForCards(
  state: StepperState,
  permutation: readonly number[],
): StepperState {
  const same = formatOrder(state.permutation) === formatOrder(permutation);
  return same ? state : { ...state, step: 0, permutation };
}

export const stepperModel: WidgetModel<StepperState, StepperAction> = {
  key: "step",
  version: 1,
  // A smaller card to the right has just been counted.
  initial: { routine: "rank", step: 18, ...permutationModel.initial },

  update(state, action) {
    const { permutation } = action;
    const present = stateForCards(state, permutation);
    if (action.type === "routine") {
      const { routine } = action;
      return routine === state.routine ? state : { routine, step: 0, permutation };
    }
    const last = traceRoutine(state.routine, permutation).steps.length - 1;
    const wanted = action.type === "go" ? action.step : present.step + action.by;
    const step = Math.min(Math.max(wanted, 0), last);
    return step === present.step ? present : { ...present, step };
  },

  encode: ({ routine, step, permutation }) =>
    `${routine}-${step + 1}-${formatOrder(permutation, "")}`,

  decode(text) {
    const form = /^(rank|unrank)-(\d{1,4})-(\d+)$/.exec(text);
    if (!form) {
      throw new Error(
        "a step is written as rank or unrank, the number of the step and the pieces, such as rank-5-3124",
      );
    }
    const routine = form[1] as Routine;
    const { permutation } = permutationModel.decode(form[3]);
    const count = traceRoutine(routine, permutation).steps.length;
    const step = Number(form[2]) - 1;
    if (step < 0 || step >= count) {
      throw new Error(`with these pieces the program takes steps 1 to ${count}`);
    }
    return { routine, step, permutation };
  },

  describe({ routine, step, permutation }) {
    const { steps } = traceRoutine(routine, permutation);
    const words = stepText(routine, steps[step], steps[step - 1]);
    return `Step ${step + 1} of ${steps.length}, line ${steps[step].line}. ${words}`;
  },
};

export const stepperStore = new WidgetStore(stepperModel);
