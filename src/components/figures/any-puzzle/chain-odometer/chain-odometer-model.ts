import { formatList } from "#kit/text/format-list.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import type { WidgetModel } from "#kit/widget/model.ts";
import { WidgetStore } from "#kit/widget/store.ts";
import type { WheelCount } from "#kit/wheels/carry-motion.ts";
import { wheelSystem } from "./wheel-system.ts";

/** The digits that the wheels show, and their puzzle. */
export interface ChainOdometerState extends WheelCount {
  readonly puzzle: string;
}

export type ChainOdometerAction =
  | { readonly type: "puzzle"; readonly puzzle: string }
  | { readonly type: "step"; readonly by: 1 | -1 }
  | { readonly type: "turn"; readonly wheel: number; readonly by: number }
  | { readonly type: "set-digits"; readonly digits: readonly number[] }
  | { readonly type: "set-number"; readonly number: number }
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
  const { weights } = wheelSystem(puzzle);
  return digits.reduce((sum, digit, i) => sum + digit * weights[i], 0);
}

/** The digits of a number, 0..size-1. */
export function chainWheelDigits(puzzle: string, number: number): number[] {
  const { faces, weights } = wheelSystem(puzzle);
  return faces.map((count, i) => Math.floor(number / weights[i]) % count);
}

function update(
  state: ChainOdometerState,
  action: ChainOdometerAction,
): ChainOdometerState {
  const { puzzle, digits } = state;
  const { faces, size, puzzle: puzzleOfSystem, ...system } = wheelSystem(puzzle);
  const set = (
    next: readonly number[],
    how: ChainOdometerState["how"] = "set",
  ): ChainOdometerState =>
    String(next) === String(digits) && how === "set"
      ? state
      : { puzzle, digits: next, how };
  switch (action.type) {
    case "puzzle":
      return action.puzzle === puzzle
        ? state
        : {
            puzzle: action.puzzle,
            digits: chainWheelDigits(
              action.puzzle,
              chainNumber(state) % wheelSystem(action.puzzle).size,
            ),
            how: "set",
          };
    case "step": {
      const number = (chainNumber(state) + action.by + size) % size;
      return set(chainWheelDigits(puzzle, number), action.by === 1 ? "up" : "down");
    }
    case "turn": {
      const { wheel, by } = action;
      const count = faces[wheel];
      return set(digits.with(wheel, (((digits[wheel] + by) % count) + count) % count));
    }
    case "set-digits":
      return set(action.digits);
    case "set-number":
      return set(chainWheelDigits(puzzle, action.number));
    case "move":
      return set(
        system.digits(puzzleOfSystem.apply(system.state(digits), action.move)),
      );
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
