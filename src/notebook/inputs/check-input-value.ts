import {
  assertEntries,
  assertSmallPermutation,
  checkWhole,
  describeValue,
} from "../../lib/indexing/check-input.ts";
import { N_STATES } from "../../lib/puzzle/coordinates.ts";
import { inspectLine } from "../values/inspect.ts";
import { MAX_FILE_NAME } from "../files/file-name.ts";
import {
  type DateInput,
  type Input,
  MAX_PRESSES,
  MAX_INPUT_TEXT,
  inputName,
  type RawValue,
} from "./inputs.ts";
import { describeGrid, isOnGrid, nearestOnGrid } from "./range-grid.ts";

/**
 * Validates a control's value as reported by the page.
 * @throws {TypeError} if it has the wrong type for the control
 * @throws {RangeError} if it is not one of the control's values
 */
export function checkInputValue(input: Input, raw: unknown): RawValue {
  const { type } = input;
  const name = `the value of “${inputName(input)}”`;
  switch (type) {
    case "range":
    case "number": {
      const { min, max } = input;
      const expected = `expected ${describeGrid(input)}`;
      if (typeof raw !== "number") {
        throw new TypeError(
          `${name} is ${describeValue(raw)}, not a number; ${expected}`,
        );
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
      throw new TypeError(`${name} is ${describeValue(raw)}; expected true or false`);
    case "checkbox":
      return checkIndices(name, raw, input.options.length);
    case "table": {
      const indices = checkIndices(name, raw, input.rows.length);
      if (input.multiple || indices.length <= 1) return indices;
      throw new RangeError(
        `${name} is ${indices.join(", ")}; expected one row at most`,
      );
    }
    case "file":
      if (typeof raw !== "string") {
        throw new TypeError(`${name} is ${describeValue(raw)}; expected a file’s name`);
      }
      if (raw.length <= MAX_FILE_NAME) return raw;
      throw new RangeError(
        `${name} has ${raw.length} characters; expected ${MAX_FILE_NAME} at most`,
      );
    case "button":
      return checkWhole(name, raw as number, 0, MAX_BUTTON_PRESSES);
    case "buttons": {
      if (!Array.isArray(raw)) {
        throw new TypeError(`${name} is ${describeValue(raw)}; expected an array`);
      }
      checkWhole(
        `the number of presses of “${inputName(input)}”`,
        raw.length,
        0,
        MAX_PRESSES,
      );
      assertEntries(name, raw, input.options.length);
      return Object.freeze(Array.from<number>(raw));
    }
    case "date":
      return checkDay(name, raw, input);
    case "color":
      if (typeof raw === "string" && /^#[\da-f]{6}$/.test(raw)) return raw;
      throw new TypeError(
        `${name} is ${shortText(raw)}; expected a colour such as "#1f5fbf"`,
      );
    case "form": {
      if (!Array.isArray(raw) || raw.length !== input.fields.length) {
        const { length } = input.fields;
        throw new TypeError(
          `${name} is ${describeValue(raw)}; expected ${length} values`,
        );
      }
      return Object.freeze(
        input.fields.map((field, i) => checkInputValue(field, raw[i])),
      ) as RawValue;
    }
    case "text":
    case "textarea":
    case "search":
      if (typeof raw !== "string") {
        throw new TypeError(`${name} is ${describeValue(raw)}; expected text`);
      }
      if (raw.length > MAX_INPUT_TEXT) {
        throw new RangeError(
          `${name} has ${raw.length} characters; expected ${MAX_INPUT_TEXT} at most`,
        );
      }
      return raw;
    case "permutation":
      return checkPermutation(name, raw, input.value.length);
    case "cube":
      return checkWhole(name, raw as number, 0, N_STATES - 1);
  }
}

const MAX_BUTTON_PRESSES = 1_000_000;

/** Validates increasing indices in 0..count-1. */
function checkIndices(name: string, raw: unknown, count: number): readonly number[] {
  if (!Array.isArray(raw)) {
    throw new TypeError(`${name} is ${describeValue(raw)}; expected an array`);
  }
  assertEntries(name, raw, count);
  if (raw.every((index, i) => i === 0 || raw[i - 1] < index)) {
    return Object.freeze(Array.from<number>(raw));
  }
  throw new RangeError(`${name} is ${raw.join(", ")}; expected each once, in order`);
}

function checkDay(name: string, raw: unknown, { min, max }: DateInput): string {
  if (raw === "") return raw;
  if (typeof raw !== "string" || !isDay(raw)) {
    throw new TypeError(
      `${name} is ${shortText(raw)}; expected a day such as "2026-01-31"`,
    );
  }
  if (raw < min || (max !== "" && raw > max)) {
    const ends = [min && `from ${min}`, max && `to ${max}`].filter(Boolean);
    throw new RangeError(`${name} is ${raw}; expected a day ${ends.join(" ")}`);
  }
  return raw;
}

/** Whether a text is an existing day in the format "2026-01-31". */
export function isDay(text: string): boolean {
  return /^\d/.test(text) && new Date(text).toJSON()?.slice(0, 10) === text;
}

function shortText(value: unknown): string {
  return inspectLine(value, 40).text;
}

function checkPermutation(name: string, raw: unknown, n: number): readonly number[] {
  if (!Array.isArray(raw)) {
    throw new TypeError(`${name} is ${describeValue(raw)}; expected an array`);
  }
  if (raw.length !== n) {
    throw new RangeError(`${name} has ${raw.length} pieces; expected ${n}`);
  }
  assertEntries(name, raw, n);
  assertSmallPermutation(raw);
  return Object.freeze(Array.from<number>(raw));
}
