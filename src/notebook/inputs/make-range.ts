import { describe } from "../../lib/indexing/check-input.ts";
import { type Labelled, readLabel } from "./input-options.ts";
import { type InputOf, makeInput } from "./control.ts";
import { isOnGrid, nearestOnGrid } from "./range-grid.ts";

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
  return makeInput({ type: "range", label, ...grid, value }, (raw) => raw as number);
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
