import { describe } from "../../lib/indexing/check-input.ts";
import { type Labelled, readLabel } from "./input-options.ts";
import { type InputOf, makeInput } from "./control.ts";
import { type Grid, isOnGrid, nearestOnGrid } from "./range-grid.ts";

/**
 * A slider, and a field for the number.
 * @param extent   the least and the greatest number
 * @param options  `step` is 1 between whole numbers when left out; `value` is the middle
 * @example Inputs.range([0, 23], { label: "number", step: 1, value: 5 })
 */
export function range(
  extent: readonly [number, number],
  options: Labelled & { step?: number; value?: number } = {},
): InputOf<number> {
  const { label, grid } = readGrid("range", extent, options);
  const middle = nearestOnGrid(grid, (grid.min + grid.max) / 2);
  const value = readValue("range", grid, options.value, middle);
  return makeInput({ type: "range", label, ...grid, value }, (raw) => raw as number);
}

/**
 * A field for a number.
 * @param extent   the least and the greatest number
 * @param options  `step` is 1 between whole numbers when left out; `value` is 0, or else
 *                 the least number
 * @example Inputs.number([0, 3674159], { label: "cube", value: 5 })
 */
export function number(
  extent: readonly [number, number],
  options: Labelled & { step?: number; value?: number } = {},
): InputOf<number> {
  const { label, grid } = readGrid("number", extent, options);
  const hasZero = grid.min <= 0 && grid.max >= 0 && isOnGrid(grid, 0);
  const value = readValue("number", grid, options.value, hasZero ? 0 : grid.min);
  return makeInput({ type: "number", label, ...grid, value }, (raw) => raw as number);
}

function readGrid(
  type: string,
  extent: readonly [number, number],
  options: Labelled & { step?: number },
): { label: string; grid: Grid } {
  const name = `Inputs.${type}`;
  const label = readLabel(type, options, ["step", "value"]);
  if (!Array.isArray(extent) || extent.length !== 2) {
    throw new TypeError(
      `${name} takes [least, greatest] first, not ${describe(extent)}`,
    );
  }
  const [min, max] = extent.map((end, i) =>
    finite(`${name}: the ${i === 0 ? "least" : "greatest"} number`, end),
  );
  if (min >= max) {
    throw new RangeError(`${name}: ${min} is not below ${max}`);
  }
  const step =
    options.step === undefined
      ? usualStep(min, max)
      : finite(`${name}: step`, options.step);
  if (!(step > 0 && step <= max - min)) {
    throw new RangeError(
      `${name}: step is ${step}; expected more than 0, at most ${max - min}`,
    );
  }
  return { label, grid: { min, max, step } };
}

function readValue(
  type: string,
  grid: Grid,
  given: number | undefined,
  usual: number,
): number {
  if (given === undefined) return usual;
  const value = finite(`Inputs.${type}: value`, given);
  const { min, max, step } = grid;
  if (value < min || value > max || !isOnGrid(grid, value)) {
    throw new RangeError(
      `Inputs.${type}: value is ${value}; expected ${min} to ${max} in steps of ${step}`,
    );
  }
  return value;
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

/** 1 between whole numbers; otherwise a power of ten that gives around a hundred steps. */
function usualStep(min: number, max: number): number {
  if (Number.isInteger(min) && Number.isInteger(max)) return 1;
  return Number(`1e${Math.floor(Math.log10(max - min)) - 2}`);
}
