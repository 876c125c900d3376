// Controls beside those of numbers and choices: a button, a date, a colour, a search and
// several controls as one.
import { checkWhole, describe } from "../../lib/indexing/check-input.ts";
import { inspectLine } from "../values/inspect.ts";
import { checkInputValue, isDay } from "./check-input-value.ts";
import { type InputOf, isInput, makeInput } from "./control.ts";
import {
  assertIterable,
  type Labelled,
  MAX_LABEL,
  readLabel,
} from "./input-options.ts";
import { countedRows, finderOf, searchedText } from "./search-rows.ts";
import { type Input, MAX_FIELDS, type RawValue } from "./inputs.ts";

/**
 * A button. Its value is how often it was pressed, or what `reduce` makes of the last.
 * @param content  what stands on it
 * @example Inputs.button("Draw again")
 */
export function button<T = number>(
  content = "OK",
  options: Labelled & { value?: T; reduce?: (last: T) => T } = {},
): InputOf<T> {
  const label = readLabel("button", options, ["value", "reduce"]);
  assertText("button", "the text on it", content);
  const { reduce } = options;
  if (reduce !== undefined && typeof reduce !== "function") {
    throw new TypeError(
      `Inputs.button: reduce is ${describe(reduce)}; expected a function`,
    );
  }
  const input: Input = {
    type: "button",
    label: options.label === undefined ? content.slice(0, MAX_LABEL) || label : label,
    content: content.slice(0, MAX_LABEL) || "OK",
    value: 0,
  };
  const first = "value" in options ? options.value : 0;
  const step = reduce ?? ((last: unknown) => Number(last) + 1);
  let [count, value] = [0, first as T];
  return makeInput(input, (raw) => {
    if (Number(raw) < count) [count, value] = [0, first as T];
    for (; count < Number(raw); count++) value = step(value as never) as T;
    return value;
  });
}

/**
 * A day, as a Date at midnight UTC; null when none is chosen.
 * @param options  `min`, `max` and `value` are dates, or texts such as "2026-01-31"
 * @example Inputs.date({ label: "from", value: "2026-01-31" })
 */
export function date(
  options: Labelled & {
    min?: string | Date;
    max?: string | Date;
    value?: string | Date;
  } = {},
): InputOf<Date | null> {
  const label = readLabel("date", options, ["min", "max", "value"]);
  const [min, max, value] = (["min", "max", "value"] as const).map((name) =>
    options[name] === undefined ? "" : dayOf(name, options[name]),
  );
  const input: Input = { type: "date", label, min, max, value };
  checkInputValue(input, value);
  return makeInput(input, (raw) => (raw === "" ? null : new Date(String(raw))));
}

function dayOf(name: string, given: unknown): string {
  if (given instanceof Date && !Number.isNaN(given.getTime())) {
    return given.toISOString().slice(0, 10);
  }
  if (typeof given === "string" && isDay(given)) return given;
  throw new TypeError(
    `Inputs.date: ${name} is ${inspectLine(given, MAX_LABEL).text}; expected a Date, or a text such as "2026-01-31"`,
  );
}

/**
 * A colour, as a text such as "#1f5fbf".
 * @example Inputs.color({ label: "bars", value: "#1f5fbf" })
 */
export function color(options: Labelled & { value?: string } = {}): InputOf<string> {
  const label = readLabel("color", options, ["value"]);
  const { value = "#000000" } = options;
  const input: Input = { type: "color", label, value };
  checkInputValue(input, value);
  return makeInput(input, String);
}

/**
 * Those of some rows in which all words stand that the reader types.
 * @param rows  texts, objects or anything else
 * @example Inputs.search(["solved", "one turn"], { label: "find" })
 */
export function search<T>(
  rows: Iterable<T>,
  options: Labelled & { placeholder?: string; value?: string } = {},
): InputOf<readonly T[]> {
  const label = readLabel("search", options, ["placeholder", "value"]);
  assertIterable("Inputs.search takes rows", rows);
  const { placeholder = "", value = "" } = options;
  assertText("search", "placeholder", placeholder);
  assertText("search", "value", value);
  const all = Object.freeze([...rows]);
  const texts = Object.freeze(all.map(searchedText));
  const counted = countedRows(texts);
  const input: Input = {
    type: "search",
    label,
    placeholder: placeholder.slice(0, MAX_LABEL),
    ...(counted && { rows: counted }),
    value,
  };
  checkInputValue(input, value);
  return makeInput(input, (raw) => {
    const isFound = finderOf(String(raw));
    return all.filter((_, i) => isFound(texts[i]));
  });
}

/**
 * Several controls, of which the values come as one object.
 * @param controls  by the names of their values
 * @example Inputs.form({ n: Inputs.range([0, 9]), all: Inputs.toggle() })
 */
export function form<T extends Readonly<Record<string, unknown>>>(
  controls: { readonly [Name in keyof T]: InputOf<T[Name]> },
  options: Labelled = {},
): InputOf<T> {
  const label = readLabel("form", options, []);
  if (typeof controls !== "object" || controls === null) {
    throw new TypeError(
      `Inputs.form takes controls by name, not ${describe(controls)}`,
    );
  }
  const names = Object.keys(controls);
  checkWhole("Inputs.form: the number of controls", names.length, 1, MAX_FIELDS);
  const stranger = names.find((name) => !isInput(controls[name]));
  if (stranger !== undefined) {
    const given = inspectLine(controls[stranger], MAX_LABEL).text;
    throw new TypeError(`Inputs.form: ${stranger} is ${given}; expected a control`);
  }
  const inputs = names.map((name) => controls[name].input);
  if (inputs.some(({ type }) => type === "form")) {
    throw new TypeError("Inputs.form: a form cannot stand in a form");
  }
  const value = Object.freeze(inputs.map((input) => input.value));
  return makeInput(
    { type: "form", label, fields: Object.freeze(inputs), value } as Input,
    (raw, readFile) =>
      Object.fromEntries(
        names.map((name, i) => [
          name,
          controls[name].read((raw as RawValue[])[i], readFile),
        ]),
      ) as T,
  );
}

function assertText(kind: string, name: string, given: unknown): void {
  if (typeof given === "string") return;
  throw new TypeError(`Inputs.${kind}: ${name} is ${describe(given)}; expected text`);
}
