import { formatList } from "#kit/text/format-list.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import type { WidgetModel } from "#kit/widget/model.ts";
import { WidgetStore } from "#kit/widget/store.ts";
import type { WheelCount } from "#kit/wheels/carry-motion.ts";
import { updateWheels, type WheelAction } from "#kit/wheels/turn-digits.ts";
import { fromMixedRadix, toMixedRadix } from "#lib/indexing/mixed-radix.ts";
import { wheelSystem } from "./wheel-system.ts";

/** The digits that the wheels show, and their puzzle. */
export interface ChainOdometerState extends WheelCount {
  readonly puzzle: string;
}

export type ChainOdometerAction =
  | { readonly type: "puzzle"; readonly puzzle: string }
  | WheelAction
  | { readonly type: "move"; readonly move: string };

export const chainOdometerModel: WidgetModel<ChainOdometerState, ChainOdometerAction> =
  {
    key: "wheels",
    version: 1,
    initial: { puzzle: "five-even", digits: [2, 1, 1], how: "set" },
    update,
    encode: ({ puzzle, digits, how }) =>
      [puzzle, digits.join("."), ...(how === "set" ? [] : [how])].join("_"),
    decode,
    describe(wheels) {
      const { digits } = wheels;
      return `Wheels ${digits.join(" ")}: index ${formatNumber(chainNumber(wheels))}.`;
    },
  };

export const chainOdometerStore = new WidgetStore(chainOdometerModel);

/** The number that the wheels show. */
export function chainNumber({ puzzle, digits }: ChainOdometerState): number {
  return fromMixedRadix(digits, wheelSystem(puzzle).faces);
}

function update(
  state: ChainOdometerState,
  action: ChainOdometerAction,
): ChainOdometerState {
  const system = wheelSystem(state.puzzle);
  switch (action.type) {
    case "puzzle": {
      const { puzzle } = action;
      if (puzzle === state.puzzle) return state;
      const digits = toMixedRadix(chainNumber(state), wheelSystem(puzzle).faces);
      return { puzzle, digits, how: "set" };
    }
    case "move": {
      const moved = system.puzzle.apply(system.state(state.digits), action.move);
      return update(state, { type: "set-digits", digits: system.digits(moved) });
    }
    default:
      return updateWheels(state, system.faces, action);
  }
}

function decode(text: string): ChainOdometerState {
  const [, puzzle, row, how = "set"] =
    /^([a-z-]+)_(\d+(?:\.\d+)*)(?:_(up|down))?$/.exec(text) ?? [];
  if (puzzle === undefined) {
    throw new Error("it should be a puzzle and digits, such as five-even_2.1.1");
  }
  const { faces } = wheelSystem(puzzle);
  const digits = row.split(".").map(Number);
  if (digits.length !== faces.length) {
    throw new Error(`${puzzle} has wheels of ${formatList(faces)} faces`);
  }
  const wrongWheel = digits.findIndex((digit, i) => digit >= faces[i]);
  if (wrongWheel >= 0) {
    const top = faces[wrongWheel] - 1;
    throw new Error(
      `wheel ${wrongWheel + 1} shows ${digits[wrongWheel]}, but its last face is ${top}`,
    );
  }
  return { puzzle, digits, how: how as ChainOdometerState["how"] };
}
