// The controls that a cell can make, with the conventions of Observable Inputs.
import {
  assertSmallPermutation,
  checkWhole,
  describe,
} from "../../lib/indexing/check-input.ts";
import { rankState, unrankState } from "../../lib/puzzle/coordinates.ts";
import { SOLVED, type State } from "../../lib/puzzle/state.ts";
import { checkInputValue } from "./check-input-value.ts";
import { assertSwitch, type Labelled, MAX_LABEL, readLabel } from "./input-options.ts";
import { type Input, MAX_CONTROL_PIECES, MIN_CONTROL_PIECES } from "./inputs.ts";
import { type InputOf, makeInput } from "./control.ts";
import { checkbox, radio, select } from "./make-choice.ts";
import { file } from "./make-file.ts";
import { button, color, date, form, search } from "./make-more.ts";
import { number, range } from "./make-range.ts";
import { table } from "./make-table.ts";

/**
 * Something that is so or not.
 * @example Inputs.toggle({ label: "half turns", value: true })
 */
function toggle(options: Labelled & { value?: boolean } = {}): InputOf<boolean> {
  const label = readLabel("toggle", options, ["value"]);
  const { value = false } = options;
  assertSwitch("Inputs.toggle: value", value);
  return makeInput({ type: "toggle", label, value }, Boolean);
}

/**
 * A line of text.
 * @example Inputs.text({ label: "turns", placeholder: "R U2 F'" })
 */
function text(
  options: Labelled & { placeholder?: string; value?: string } = {},
): InputOf<string> {
  const label = readLabel("text", options, ["placeholder", "value"]);
  const { placeholder = "", value = "" } = options;
  for (const [name, given] of Object.entries({ placeholder, value })) {
    if (typeof given !== "string") {
      throw new TypeError(`Inputs.text: ${name} is ${describe(given)}; expected text`);
    }
  }
  const input: Input = {
    type: "text",
    label,
    placeholder: placeholder.slice(0, MAX_LABEL),
    value,
  };
  checkInputValue(input, value);
  return makeInput(input, String);
}

/**
 * An order of pieces, which cells count from 0 and readers see from 1.
 * @param options  `n` pieces, 4 when there is no value; `value` in order when left out
 * @example Inputs.permutation({ label: "order", n: 5 })
 */
function permutation(
  options: Labelled & { n?: number; value?: ArrayLike<number> } = {},
): InputOf<readonly number[]> {
  const label = readLabel("permutation", options, ["n", "value"]);
  const n = checkWhole(
    "Inputs.permutation: n",
    options.n ?? options.value?.length ?? 4,
    MIN_CONTROL_PIECES,
    MAX_CONTROL_PIECES,
  );
  const given = options.value ?? Array.from({ length: n }, (_, i) => i);
  assertSmallPermutation(given);
  if (given.length !== n) {
    throw new RangeError(
      `Inputs.permutation: value has ${given.length} pieces, but n is ${n}`,
    );
  }
  const value = Object.freeze(Array.from(given));
  return makeInput(
    { type: "permutation", label, value },
    (raw) => raw as readonly number[],
  );
}

/**
 * A cube, by its number or by turns.
 * @param options  `value` is solved when left out
 * @example Inputs.cube({ label: "cube" })
 */
function cube(options: Labelled & { value?: State } = {}): InputOf<State> {
  const label = readLabel("cube", options, ["value"]);
  const value = rankState(options.value ?? SOLVED);
  return makeInput({ type: "cube", label, value }, (raw) => unrankState(raw as number));
}

/** What cells import as `Inputs`. */
export const Inputs = Object.freeze({
  range,
  number,
  select,
  radio,
  checkbox,
  toggle,
  button,
  text,
  search,
  date,
  color,
  form,
  table,
  file,
  permutation,
  cube,
});
