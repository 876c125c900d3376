import { describeValue } from "../../lib/indexing/check-input.ts";
import { inspectLine } from "../values/inspect.ts";
import {
  assertFunction,
  readDisabled,
  type CommonOptions,
  MAX_LABEL,
  readLabel,
} from "./input-options.ts";
import { type InputOf, createInput } from "./control.ts";
import type { RangeInput } from "./inputs.ts";
import {
  type Grid,
  isBounded,
  nearestOnGrid,
  stopAt,
  countStops,
} from "./range-grid.ts";

interface NumberOptions extends CommonOptions {
  /** The step between values; any number between the ends by default. */
  step?: number;
  /** The initial value; the nearest possible value is used. */
  value?: number;
  /** Whether a value is valid; invalid input is ignored. */
  validate?: (value: number) => boolean;
  /** Accepted for compatibility with Observable, and ignored. */
  placeholder?: string;
}

interface RangeOptions extends NumberOptions {
  /** Formats the number displayed next to the slider. */
  format?: (value: number) => string;
  /** A monotonic function such as Math.log. The slider is linear in its result. */
  transform?: (value: number) => number;
  /** The inverse of `transform`; found by bisection by default. */
  invert?: (value: number) => number;
}

const NUMBER_OPTIONS = ["step", "value", "validate", "placeholder"];
const TRANSFORMED_STOPS = 201;
/** With more values, `format` is not used. */
const MAX_TEXTS = 1001;

/**
 * A slider with a number field.
 * @param extent   the smallest and the largest number
 * @param options  without a `step`, any number between them; `value` is the middle by
 *                 default
 * @example Inputs.range([0, 23], { label: "number", step: 1, value: 5 })
 */
export function range(
  extent: readonly [number, number] = [0, 1],
  options: RangeOptions = {},
): InputOf<number> {
  const optionNames = [...NUMBER_OPTIONS, "format", "transform", "invert"];
  const label = readLabel("range", options, optionNames);
  const grid = readGrid("range", extent, options);
  if (!isBounded(grid)) {
    throw new RangeError(
      `Inputs.range: the extent is ${extent.join(" to ")}; expected finite numbers`,
    );
  }
  for (const name of ["format", "transform", "invert"] as const) {
    assertFunction(`Inputs.range: ${name}`, options[name]);
  }
  const { format, transform, invert } = options;
  const stops = transform && transformedStops(grid, transform, invert);
  const middle = stops ? stops[stops.length >> 1] : (grid.min + grid.max) / 2;
  const value = readValue("range", grid, options.value, middle);
  const input: RangeInput = {
    type: "range",
    label,
    ...readDisabled("range", options),
    ...grid,
    ...(stops && { stops }),
    value,
  };
  return numberInput({ ...input, ...(format && formatStops(input, format)) }, options);
}

/**
 * A number field.
 * @param extent   the smallest and the largest number; unlimited by default
 * @param options  without a `step`, any number between them; `value` is 0 by default,
 *                 or the smallest number if 0 is not possible
 * @example Inputs.number([0, 3674159], { label: "cube", step: 1, value: 5 })
 */
export function number(
  extent: readonly [number, number],
  options?: NumberOptions,
): InputOf<number>;
export function number(options?: NumberOptions): InputOf<number>;
export function number(
  first: readonly [number, number] | NumberOptions = {},
  second: NumberOptions = {},
): InputOf<number> {
  const isExtent = Array.isArray(first);
  const options = isExtent ? second : (first as NumberOptions);
  const label = readLabel("number", options, NUMBER_OPTIONS);
  const extent = isExtent ? (first as [number, number]) : [-Infinity, Infinity];
  const grid = readGrid("number", extent, options);
  const hasZero = grid.min <= 0 && grid.max >= 0 && nearestOnGrid(grid, 0) === 0;
  const value = readValue("number", grid, options.value, hasZero ? 0 : grid.min);
  return numberInput(
    { type: "number", label, ...readDisabled("number", options), ...grid, value },
    options,
  );
}

function numberInput(
  input: RangeInput | (Grid & { type: "number"; label: string; value: number }),
  { validate }: NumberOptions,
): InputOf<number> {
  assertFunction(`Inputs.${input.type}: validate`, validate);
  let last = input.value;
  return createInput(input, (raw) => {
    if (validate?.(raw as number) ?? true) last = raw as number;
    return last;
  });
}

function readGrid(
  type: string,
  extent: readonly number[],
  options: NumberOptions,
): Grid {
  const name = `Inputs.${type}`;
  if (!Array.isArray(extent) || extent.length !== 2) {
    throw new TypeError(
      `${name} takes [least, greatest] first, not ${describeValue(extent)}`,
    );
  }
  const [min, max] = extent.map((end: unknown, i) => {
    const number = readNumber(
      `${name}: the ${i === 0 ? "least" : "greatest"} number`,
      end,
    );
    return Math.min(Math.max(number, -Number.MAX_VALUE), Number.MAX_VALUE);
  });
  if (min >= max) {
    throw new RangeError(`${name}: ${min} is not below ${max}`);
  }
  if (options.step === undefined) return { min, max };
  const step = readNumber(`${name}: step`, options.step);
  if (!(step > 0 && step <= max - min)) {
    throw new RangeError(
      `${name}: step is ${step}; expected more than 0, at most ${max - min}`,
    );
  }
  return { min, max, step };
}

function readValue(
  type: string,
  grid: Grid,
  value: number | undefined,
  defaultValue: number,
): number {
  if (value === undefined) return nearestOnGrid(grid, defaultValue);
  return nearestOnGrid(grid, readNumber(`Inputs.${type}: value`, value));
}

function readNumber(name: string, value: unknown): number {
  if (typeof value !== "number") {
    throw new TypeError(`${name} is ${describeValue(value)}; expected a number`);
  }
  if (Number.isNaN(value)) throw new RangeError(`${name} is NaN; expected a number`);
  return value;
}

/** Values between the ends with evenly spaced transforms. */
function transformedStops(
  grid: Grid,
  transform: (value: number) => number,
  invert: (value: number) => number = (target) =>
    invertByBisection(grid, transform, target),
): readonly number[] {
  const [from, to] = [Number(transform(grid.min)), Number(transform(grid.max))];
  if (!Number.isFinite(from) || !Number.isFinite(to) || from === to) {
    throw new RangeError(
      `Inputs.range: transform gives ${from} and ${to} at the ends; expected two different finite numbers`,
    );
  }
  const stops = Array.from({ length: TRANSFORMED_STOPS }, (_, i) => {
    const fraction = i / (TRANSFORMED_STOPS - 1);
    if (fraction === 0) return grid.min;
    if (fraction === 1) return nearestOnGrid(grid, grid.max);
    const value = Number(invert(from + (to - from) * fraction));
    return nearestOnGrid(grid, Number(value.toPrecision(4)));
  });
  const invalidStop = stops.find(Number.isNaN);
  if (invalidStop !== undefined) {
    throw new RangeError("Inputs.range: invert gives NaN; expected a number");
  }
  return Object.freeze([...new Set(stops)].sort((a, b) => a - b));
}

/** Inverts a monotonic function. */
function invertByBisection(
  { min, max }: Grid,
  transform: (value: number) => number,
  target: number,
): number {
  const grows = transform(max) > transform(min);
  let [low, high] = [min, max];
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (transform(middle) < target === grows) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function formatStops(
  input: RangeInput,
  format: (value: number) => string,
): Pick<RangeInput, "texts"> {
  const count = countStops(input);
  if (count > MAX_TEXTS) return {};
  const texts = Array.from({ length: count }, (_, i) => {
    const text: unknown = format(stopAt(input, i));
    if (typeof text === "string") return text.slice(0, MAX_LABEL);
    return inspectLine(text, MAX_LABEL).text;
  });
  return { texts: Object.freeze(texts) };
}
