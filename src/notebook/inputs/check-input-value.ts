import {
  assertEntries,
  assertSmallPermutation,
  checkWhole,
  describe,
} from "../../lib/indexing/check-input.ts";
import { N_STATES } from "../../lib/puzzle/coordinates.ts";
import { type Input, MAX_TEXT, type RawValue } from "./inputs.ts";
import { isOnGrid, nearestOnGrid } from "./range-grid.ts";

/**
 * Checks a control's value as the page reports it.
 * @throws {TypeError} when it has the wrong type for the control
 * @throws {RangeError} when it is not one of the control's values
 */
export function checkInputValue(input: Input, raw: unknown): RawValue {
  const { type, label } = input;
  const name = `the value of “${label}”`;
  switch (type) {
    case "range": {
      const { min, max, step } = input;
      const expected = `expected ${min} to ${max} in steps of ${step}`;
      if (typeof raw !== "number") {
        throw new TypeError(`${name} is ${describe(raw)}, not a number; ${expected}`);
      }
      if (!(raw >= min && raw <= max && isOnGrid(input, raw))) {
        throw new RangeError(`${name} is ${raw}; ${expected}`);
      }
      return nearestOnGrid(input, raw);
    }
    case "select":
    case "radio":
      return checkWhole(name, raw as number, 0, input.options.length - 1);
    case "toggle":
      if (typeof raw === "boolean") return raw;
      throw new TypeError(`${name} is ${describe(raw)}; expected true or false`);
    case "text":
      if (typeof raw !== "string") {
        throw new TypeError(`${name} is ${describe(raw)}; expected text`);
      }
      if (raw.length > MAX_TEXT) {
        throw new RangeError(
          `${name} has ${raw.length} characters; expected ${MAX_TEXT} at most`,
        );
      }
      return raw;
    case "permutation":
      return acceptPermutation(name, raw, input.value.length);
    case "cube":
      return checkWhole(name, raw as number, 0, N_STATES - 1);
  }
}

function acceptPermutation(name: string, raw: unknown, n: number): readonly number[] {
  if (!Array.isArray(raw)) {
    throw new TypeError(`${name} is ${describe(raw)}; expected an array`);
  }
  if (raw.length !== n) {
    throw new RangeError(`${name} has ${raw.length} pieces; expected ${n}`);
  }
  assertEntries(name, raw, n);
  assertSmallPermutation(raw);
  return Object.freeze(Array.from<number>(raw));
}
