import { checkIndex } from "#lib/indexing/check-input.ts";
import { N_STATES } from "#lib/puzzle/coordinates.ts";
import { DIAMETER } from "#lib/puzzle/diameter.ts";
import { cubeModel } from "#kit/reader/reader-cube.ts";
import { formatCount, formatNumber } from "#kit/text/format-number.ts";
import { countWord } from "#kit/text/number-word.ts";
import type { WidgetModel } from "#kit/widget/model.ts";
import { WidgetStore } from "#kit/widget/store.ts";

/** Where the search starts: turns from solved on the way from the reader's cube, or the swap. */
export type SolveAllStart = number | "swap";

/** A moment of the search for all shortest solutions. */
export interface SolveAllState {
  readonly start: SolveAllStart;
  /** The number of moves tried or left out so far. */
  readonly steps: number | "end";
  readonly cube: number;
}

export type SolveAllAction =
  | { type: "start"; start: SolveAllStart; cube: number }
  /** `steps` must not exceed the steps of the search. */
  | { type: "go"; steps: number | "end"; cube: number };

/** The state for a cube; if it was for another, the end of the search. */
export function momentForCube(state: SolveAllState, cube: number): SolveAllState {
  return state.cube === cube ? state : { ...state, steps: "end", cube };
}

/** More steps than any search takes. */
const MAX_STEPS = 20_000;

export const solveAllModel: WidgetModel<SolveAllState, SolveAllAction> = {
  key: "solveall",
  version: 1,
  // Three calls deep, with most of the tree still to come.
  initial: { start: 5, steps: 21, cube: cubeModel.initial },

  update(state, action) {
    const current = momentForCube(state, action.cube);
    const next: SolveAllState =
      action.type === "start"
        ? { start: action.start, steps: 0, cube: action.cube }
        : { ...current, steps: action.steps };
    const isSame = next.start === state.start && next.steps === current.steps;
    return isSame ? state : next;
  },

  encode: ({ start, steps, cube }) => `${start}-${steps}-${cube}`,

  decode(text) {
    const match = /^(\d{1,2}|swap)-(\d{1,5}|end)-(\d{1,7})$/.exec(text);
    const start = match?.[1] === "swap" ? "swap" : Number(match?.[1]);
    if (!match || (start !== "swap" && (start < 1 || start > DIAMETER.HTM))) {
      throw new Error(
        `it should be 1 to ${DIAMETER.HTM} turns or “swap”, the steps or “end”, and the cube’s number, such as 5-21-1234`,
      );
    }
    const steps = match[2] === "end" ? "end" : Math.min(Number(match[2]), MAX_STEPS);
    return { start, steps, cube: checkIndex(Number(match[3]), N_STATES) };
  },

  describe({ start, steps, cube }) {
    const from =
      start === "swap"
        ? "with pieces 1 and 2 swapped"
        : `at most ${countWord(start, "turn")} from solved, on the way from cube ${formatNumber(cube)}`;
    return steps === "end"
      ? `The end of the search ${from}.`
      : `The search ${from}, after ${formatCount(steps, "step")}.`;
  },
};

export const solveAllStore = new WidgetStore(solveAllModel);
