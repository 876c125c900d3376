// The controls that a cell can make, with the conventions of Observable Inputs.
import {
  assertSmallPermutation,
  checkWhole,
  describe,
} from "../lib/indexing/check-input.ts";
import { rankState, unrankState } from "../lib/puzzle/coordinates.ts";
import { SOLVED, type State } from "../lib/puzzle/state.ts";
import { acceptRaw } from "./accept-raw.ts";
import {
  type Input,
  MAX_CONTROL_PIECES,
  MIN_CONTROL_PIECES,
  type RawValue,
} from "./inputs.ts";
import { inspect, inspectLine } from "./inspect.ts";
import { isOnGrid, nearestOnGrid } from "./range-grid.ts";

/** A control that is not shown yet: what `view(…)` takes. */
export interface InputOf<T> {
  readonly input: Input;
  /** The value that it starts with. */
  readonly value: T;
  /**
   * The value for cells that goes with what the page tells.
   * @throws {TypeError | RangeError} when the control cannot have it
   */
  read(raw: unknown): T;
}

class Made<T> implements InputOf<T> {
  readonly input: Input;
  readonly #valueOf: (raw: RawValue) => T;

  constructor(input: Input, valueOf: (raw: RawValue) => T) {
    this.input = Object.freeze(input);
    this.#valueOf = valueOf;
    Object.freeze(this);
  }

  get value(): T {
    return this.#valueOf(this.input.value);
  }

  read(raw: unknown): T {
    return this.#valueOf(acceptRaw(this.input, raw));
  }
}

/** Whether it was made here. */
export function isInput(value: unknown): value is InputOf<unknown> {
  return value instanceof Made;
}

/** @throws {TypeError} when `view` is given anything else */
export function assertInput(value: unknown): asserts value is InputOf<unknown> {
  if (isInput(value)) return;
  throw new TypeError(
    `view takes a control, such as Inputs.range([0, 9]), not ${inspect(value)}`,
  );
}

interface Labelled {
  /** What stands beside the control. */
  label?: string;
}

interface ChoiceOptions<T> extends Labelled {
  /** The option that is chosen at first; the first one when left out. */
  value?: T;
  /** How an option is written. */
  format?: (option: T) => string;
}

const MAX_LABEL = 100;
const MAX_OPTIONS = 500;
const MAX_OPTION = 60;

/**
 * A slider, and a field for the number.
 * @param extent   the least and the greatest number
 * @param options  `step` is 1 between whole numbers when left out; `value` is the middle
 * @example Inputs.range([0, 23], { label: "number", step: 1, value: 5 })
 */
function range(
  extent: readonly [number, number],
  options: Labelled & { step?: number; value?: number } = {},
): InputOf<number> {
  const label = readLabel("range", options, ["step", "value"]);
  if (!Array.isArray(extent) || extent.length !== 2) {
    throw new TypeError(
      `Inputs.range takes [least, greatest] first, not ${describe(extent)}`,
    );
  }
  const [min, max] = extent.map((end, i) =>
    finite(`Inputs.range: the ${i === 0 ? "least" : "greatest"} number`, end),
  );
  if (min >= max) {
    throw new RangeError(`Inputs.range: ${min} is not below ${max}`);
  }
  const step =
    options.step === undefined
      ? usualStep(min, max)
      : finite("Inputs.range: step", options.step);
  if (!(step > 0 && step <= max - min)) {
    throw new RangeError(
      `Inputs.range: step is ${step}; expected more than 0, at most ${max - min}`,
    );
  }
  const grid = { min, max, step };
  const value =
    options.value === undefined
      ? nearestOnGrid(grid, (min + max) / 2)
      : finite("Inputs.range: value", options.value);
  if (value < min || value > max || !isOnGrid(grid, value)) {
    throw new RangeError(
      `Inputs.range: value is ${value}; expected ${min} to ${max} in steps of ${step}`,
    );
  }
  return new Made({ type: "range", label, ...grid, value }, (raw) => raw as number);
}

/**
 * One of several values, from a list that opens.
 * @param options  the values; or a Map, from how each is written to the value
 * @example Inputs.select(["HTM", "QTM"], { label: "metric" })
 */
function select<T>(
  options: ReadonlyMap<string, T>,
  settings?: ChoiceOptions<T>,
): InputOf<T>;
function select<T>(options: Iterable<T>, settings?: ChoiceOptions<T>): InputOf<T>;
function select<T>(
  options: Iterable<T> | ReadonlyMap<string, T>,
  settings: ChoiceOptions<T> = {},
): InputOf<T> {
  return choice("select", options, settings);
}

/**
 * One of several values, all of them in sight.
 * @param options  the values; or a Map, from how each is written to the value
 * @example Inputs.radio([1, 2, 3], { label: "turns", value: 2 })
 */
function radio<T>(
  options: ReadonlyMap<string, T>,
  settings?: ChoiceOptions<T>,
): InputOf<T>;
function radio<T>(options: Iterable<T>, settings?: ChoiceOptions<T>): InputOf<T>;
function radio<T>(
  options: Iterable<T> | ReadonlyMap<string, T>,
  settings: ChoiceOptions<T> = {},
): InputOf<T> {
  return choice("radio", options, settings);
}

function choice<T>(
  type: "select" | "radio",
  options: Iterable<T> | ReadonlyMap<string, T>,
  settings: ChoiceOptions<T>,
): InputOf<T> {
  const name = `Inputs.${type}`;
  const label = readLabel(type, settings, ["value", "format"]);
  const isIterable =
    typeof options === "object" && options !== null && Symbol.iterator in options;
  if (!isIterable) {
    throw new TypeError(
      `${name} takes an array of options or a Map first, not ${describe(options)}`,
    );
  }
  const { format } = settings;
  if (format !== undefined && typeof format !== "function") {
    throw new TypeError(`${name}: format is ${describe(format)}; expected a function`);
  }
  const write = (option: T) => optionText(format ? format(option) : option);
  const pairs: [string, T][] =
    options instanceof Map
      ? Array.from(options as ReadonlyMap<string, T>, ([key, value]) => [
          format ? write(value) : optionText(key),
          value,
        ])
      : Array.from(options as Iterable<T>, (option) => [write(option), option]);
  checkWhole(`${name}: the number of options`, pairs.length, 1, MAX_OPTIONS);
  const values = pairs.map(([, value]) => value);
  const value = "value" in settings ? values.indexOf(settings.value as T) : 0;
  if (value < 0) {
    const given = inspectLine(settings.value, MAX_OPTION).text;
    throw new RangeError(`${name}: value is ${given}, which is none of the options`);
  }
  const texts = Object.freeze(pairs.map(([text]) => text));
  return new Made({ type, label, options: texts, value }, (raw) => values[Number(raw)]);
}

/**
 * Something that is so or not.
 * @example Inputs.toggle({ label: "half turns", value: true })
 */
function toggle(options: Labelled & { value?: boolean } = {}): InputOf<boolean> {
  const label = readLabel("toggle", options, ["value"]);
  const { value = false } = options;
  if (typeof value !== "boolean") {
    throw new TypeError(
      `Inputs.toggle: value is ${describe(value)}; expected true or false`,
    );
  }
  return new Made({ type: "toggle", label, value }, Boolean);
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
  acceptRaw(input, value);
  return new Made(input, String);
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
  return new Made(
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
  return new Made({ type: "cube", label, value }, (raw) => unrankState(raw as number));
}

/** What cells import as `Inputs`. */
export const Inputs = Object.freeze({
  range,
  select,
  radio,
  toggle,
  text,
  permutation,
  cube,
});

/** Refuses what is misspelt, and gives the label: the kind of control when left out. */
function readLabel(kind: string, options: Labelled, others: readonly string[]): string {
  if (typeof options !== "object" || options === null) {
    throw new TypeError(
      `Inputs.${kind}: the options are ${describe(options)}; expected an object`,
    );
  }
  const known = ["label", ...others];
  const stranger = Object.keys(options).find((key) => !known.includes(key));
  if (stranger !== undefined) {
    throw new TypeError(
      `Inputs.${kind} has no option “${stranger}”; expected ${known.join(", ")}`,
    );
  }
  const { label = kind } = options;
  if (typeof label !== "string") {
    throw new TypeError(`Inputs.${kind}: label is ${describe(label)}; expected text`);
  }
  const trimmed = label.trim().slice(0, MAX_LABEL);
  return trimmed === "" ? kind : trimmed;
}

function finite(name: string, value: unknown): number {
  if (typeof value !== "number") {
    throw new TypeError(`${name} is ${describe(value)}; expected a number`);
  }
  if (!Number.isFinite(value)) {
    throw new RangeError(`${name} is ${value}; expected a finite number`);
  }
  return value;
}

/** 1 between whole numbers; else a power of ten that makes some hundred steps. */
function usualStep(min: number, max: number): number {
  if (Number.isInteger(min) && Number.isInteger(max)) return 1;
  return Number(`1e${Math.floor(Math.log10(max - min)) - 2}`);
}

function optionText(option: unknown): string {
  if (typeof option !== "string") return inspectLine(option, MAX_OPTION).text;
  return option.length > MAX_OPTION ? `${option.slice(0, MAX_OPTION - 1)}…` : option;
}
