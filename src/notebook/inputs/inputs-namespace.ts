// The `Inputs` of cells, modelled on Observable Inputs.
import {
  assertSmallPermutation,
  checkWhole,
  describeValue,
} from "../../lib/indexing/check-input.ts";
import { rankState, unrankState } from "../../lib/puzzle/coordinates.ts";
import { SOLVED, type State } from "../../lib/puzzle/state.ts";
import {
  assertBooleanOption,
  readDisabled,
  type CommonOptions,
  readLabel,
} from "./input-options.ts";
import { MAX_CONTROL_PIECES, MIN_CONTROL_PIECES } from "./inputs.ts";
import { type InputOf, createInput } from "./control.ts";
import { checkbox, radio, select } from "./choice-inputs.ts";
import { file } from "./file-input.ts";
import { button } from "./button-input.ts";
import { color } from "./color-input.ts";
import { date } from "./date-input.ts";
import { form } from "./form-input.ts";
import { search } from "./search-input.ts";
import { number, range } from "./number-inputs.ts";
import { table } from "./table-input.ts";
import { email, password, tel, text, textarea, url } from "./text-inputs.ts";

/** One of two values: the first if switched on. */
function toggle<On, Off>(
  options: CommonOptions & { values: readonly [On, Off]; value?: On | Off },
): InputOf<On | Off>;
/**
 * A switch.
 * @param options  `values` are the values for on and off
 * @example Inputs.toggle({ label: "half turns", value: true })
 */
function toggle(options?: CommonOptions & { value?: boolean }): InputOf<boolean>;
function toggle(
  options: CommonOptions & {
    values?: readonly [unknown, unknown];
    value?: unknown;
  } = {},
): InputOf<unknown> {
  const label = readLabel("toggle", options, ["value", "values"]);
  const { values = [true, false] } = options;
  if (!Array.isArray(values) || values.length !== 2) {
    throw new TypeError(
      `Inputs.toggle: values is ${describeValue(values)}; expected [on, off]`,
    );
  }
  const { value = values[1] } = options;
  if (options.values === undefined) assertBooleanOption("Inputs.toggle: value", value);
  else if (!values.includes(value)) {
    throw new RangeError("Inputs.toggle: value is neither of the two values");
  }
  return createInput(
    {
      type: "toggle",
      label,
      ...readDisabled("toggle", options),
      value: value === values[0],
    },
    (raw) => values[raw === true ? 0 : 1],
  );
}

/**
 * A permutation of pieces, counted from 0 in cells and displayed from 1.
 * @param options  `n` is the number of pieces, 4 by default; `value` is the identity by
 *                 default
 * @example Inputs.permutation({ label: "order", n: 5 })
 */
function permutation(
  options: CommonOptions & { n?: number; value?: ArrayLike<number> } = {},
): InputOf<readonly number[]> {
  const label = readLabel("permutation", options, ["n", "value"]);
  const n = checkWhole(
    "Inputs.permutation: n",
    options.n ?? options.value?.length ?? 4,
    MIN_CONTROL_PIECES,
    MAX_CONTROL_PIECES,
  );
  const initial = options.value ?? Array.from({ length: n }, (_, i) => i);
  assertSmallPermutation(initial);
  if (initial.length !== n) {
    throw new RangeError(
      `Inputs.permutation: value has ${initial.length} pieces, but n is ${n}`,
    );
  }
  const value = Object.freeze(Array.from(initial));
  return createInput(
    { type: "permutation", label, ...readDisabled("permutation", options), value },
    (raw) => raw as readonly number[],
  );
}

/**
 * A cube, set by its number or by turns.
 * @param options  `value` is the solved cube by default
 * @example Inputs.cube({ label: "cube" })
 */
function cube(options: CommonOptions & { value?: State } = {}): InputOf<State> {
  const label = readLabel("cube", options, ["value"]);
  const value = rankState(options.value ?? SOLVED);
  return createInput(
    { type: "cube", label, ...readDisabled("cube", options), value },
    (raw) => unrankState(raw as number),
  );
}

export const Inputs = Object.freeze({
  range,
  number,
  select,
  radio,
  checkbox,
  toggle,
  button,
  text,
  email,
  tel,
  url,
  password,
  textarea,
  search,
  date,
  color,
  form,
  table,
  file,
  permutation,
  cube,
});
