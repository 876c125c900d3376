// Controls beside those of numbers and choices: a button, a date, a colour, a search and
// several controls as one.
import { checkWhole, describeValue } from "../../lib/indexing/check-input.ts";
import { inspectLine } from "../values/inspect.ts";
import { checkInputValue, isDay } from "./check-input-value.ts";
import { type InputOf, isInput, createInput } from "./control.ts";
import {
  assertFunction,
  assertIterable,
  assertBooleanOption,
  readDisabled,
  type CommonOptions,
  MAX_LABEL,
  readLabel,
} from "./input-options.ts";
import { countableRows, rowMatcher, searchableText } from "./search-rows.ts";
import { type Input, MAX_FIELDS, type RawValue } from "./inputs.ts";

interface ButtonOptions<T> extends Omit<CommonOptions, "disabled"> {
  /** The value before it is pressed; 0, or null for several buttons. */
  value?: T;
  /** The value after it is pressed. */
  reduce?: (last: T) => T;
  /** Taken, as Observable’s notebooks give it: without a value, it is undefined at first. */
  required?: boolean;
  /** Whether the reader can look at it only, or what is written on those to look at. */
  disabled?: boolean | Iterable<string>;
}

/** Several buttons that change one value, each with what it makes of it. */
export function button<T>(
  buttons: Iterable<readonly [content: string, reduce: (last: T) => T]>,
  options?: Omit<ButtonOptions<T>, "reduce">,
): InputOf<T>;
/**
 * A button. Its value is how often it was pressed, or what `reduce` makes of the last.
 * @param content  what stands on it; or several buttons, each `[content, reduce]`
 * @example Inputs.button("Draw again")
 */
export function button<T = number>(
  content?: string,
  options?: ButtonOptions<T>,
): InputOf<T>;
export function button<T>(
  content: string | Iterable<readonly [string, (last: T) => T]> = "OK",
  options: ButtonOptions<T> = {},
): InputOf<T> {
  const given = options as CommonOptions;
  const label = readLabel("button", given, ["value", "reduce", "required"]);
  if (typeof content !== "string") return buttonGroup(content, options);
  const { disabled } = options;
  assertFunction("Inputs.button: reduce", options.reduce);
  const isOff =
    typeof disabled === "object" ? [...disabled].includes(content) : disabled;
  const input: Input = {
    type: "button",
    label: given.label === undefined ? content.slice(0, MAX_LABEL) || label : label,
    ...readDisabled("button", { disabled: isOff }),
    content: content.slice(0, MAX_LABEL) || "OK",
    value: 0,
  };
  const step = options.reduce ?? ((last: unknown) => Number(last) + 1);
  const value = pressReducer<T>(initialValue(options, 0), () => step as (last: T) => T);
  return createInput(input, (raw) => value(Array<number>(Number(raw)).fill(0)));
}

function buttonGroup<T>(
  content: Iterable<readonly [string, (last: T) => T]>,
  options: ButtonOptions<T>,
): InputOf<T> {
  assertIterable("Inputs.button takes a text, or a list of buttons,", content);
  const all = [...content];
  checkWhole("Inputs.button: the number of buttons", all.length, 1, MAX_BUTTONS);
  for (const [i, pair] of all.entries()) {
    if (!Array.isArray(pair)) {
      const given = inspectLine(pair, MAX_LABEL).text;
      throw new TypeError(
        `Inputs.button: button ${i + 1} is ${given}; expected [content, reduce]`,
      );
    }
    assertText("button", `the text on button ${i + 1}`, pair[0]);
    assertFunction(`Inputs.button: reduce of button ${i + 1}`, pair[1]);
  }
  const { disabled = [] } = options;
  const off = typeof disabled === "boolean" ? [] : [...disabled];
  const texts = all.map(([text]) => text.slice(0, MAX_LABEL));
  const input: Input = {
    type: "buttons",
    label: readLabel("button", { label: options.label ?? "" }, [], ""),
    ...readDisabled("button", { disabled: disabled === true }),
    options: Object.freeze(texts),
    ...(off.length > 0 && {
      off: [...all.keys()].filter((i) => off.includes(all[i][0])),
    }),
    value: [],
  };
  const keep = (last: T) => last;
  const value = pressReducer<T>(initialValue(options, null), (i) => all[i][1] ?? keep);
  return createInput(input, (raw) => value(raw as readonly number[]));
}

function initialValue<T>({ value, required }: ButtonOptions<T>, usual: unknown): T {
  return (value === undefined && !required ? usual : value) as T;
}

/** The value after some presses; those that were counted before are not made again. */
function pressReducer<T>(first: T, stepOf: (button: number) => (last: T) => T) {
  let pressed: readonly number[] = [];
  let value = first;
  return (now: readonly number[]): T => {
    const goesOn = pressed.every((button, i) => now[i] === button);
    if (!goesOn) [pressed, value] = [[], first];
    for (const button of now.slice(pressed.length)) value = stepOf(button)(value);
    pressed = now;
    return value;
  };
}

const MAX_BUTTONS = 50;

/**
 * A day, as a Date at midnight UTC; null when none is chosen.
 * @param options  `min`, `max` and `value` are dates, or texts such as "2026-01-31"
 * @example Inputs.date({ label: "from", value: "2026-01-31" })
 */
export function date(
  options: CommonOptions & {
    min?: string | Date;
    max?: string | Date;
    value?: string | Date | null;
    required?: boolean;
  } = {},
): InputOf<Date | null> {
  const label = readLabel("date", options, ["min", "max", "value", "required"]);
  const [min, max, value] = (["min", "max", "value"] as const).map((name) =>
    readDay(name, options[name] ?? ""),
  );
  const input: Input = {
    type: "date",
    label,
    ...readDisabled("date", options),
    min,
    max,
    value,
  };
  checkInputValue(input, value);
  return createInput(input, (raw) => (raw === "" ? null : new Date(String(raw))));
}

function readDay(name: string, given: unknown): string {
  if (given === "") return given;
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
export function color(
  options: CommonOptions & { value?: string } = {},
): InputOf<string> {
  const label = readLabel("color", options, ["value"]);
  const { value = "#000000" } = options;
  const input: Input = {
    type: "color",
    label,
    ...readDisabled("color", options),
    value,
  };
  checkInputValue(input, value);
  return createInput(input, String);
}

interface SearchOptions<T> extends CommonOptions {
  placeholder?: string;
  /** What is looked for at first. */
  query?: string;
  /** The same as `query`. */
  value?: string;
  /** The keys whose values are searched; all by default. */
  columns?: readonly string[];
  /** Which rows are found for what is typed; those that contain all its words by default. */
  filter?: (query: string) => (row: T, i: number) => unknown;
  /** Whether all rows are the value while nothing is typed; otherwise it is empty. */
  required?: boolean;
}

/**
 * Those of some rows in which all words stand that the reader types.
 * @param rows  texts, objects or anything else
 * @example Inputs.search(["solved", "one turn"], { label: "find" })
 */
export function search<T>(
  rows: Iterable<T>,
  options: SearchOptions<T> = {},
): InputOf<readonly T[]> {
  const others = ["placeholder", "query", "value", "columns", "filter", "required"];
  const label = readLabel("search", options, others);
  assertIterable("Inputs.search takes rows", rows);
  const { placeholder = "", columns, filter, required = true } = options;
  const value = options.query ?? options.value ?? "";
  assertText("search", "placeholder", placeholder);
  assertText("search", options.query === undefined ? "value" : "query", value);
  assertFunction("Inputs.search: filter", filter);
  assertBooleanOption("Inputs.search: required", required);
  const all = Object.freeze([...rows]);
  const texts = Object.freeze(all.map((row) => searchableText(row, columns)));
  const counted = filter ? undefined : countableRows(texts);
  const input: Input = {
    type: "search",
    label,
    ...readDisabled("search", options),
    placeholder: placeholder.slice(0, MAX_LABEL),
    ...(counted && { rows: counted }),
    value,
  };
  checkInputValue(input, value);
  return createInput(input, (raw) => {
    const query = String(raw);
    if (query === "") return required ? [...all] : [];
    if (filter) return all.filter(filter(query));
    const isFound = rowMatcher(query);
    return all.filter((_, i) => isFound(texts[i]));
  });
}

/** Several controls whose values come as one array. */
export function form<const T extends readonly unknown[]>(
  controls: readonly [...{ readonly [I in keyof T]: InputOf<T[I]> }],
  options?: CommonOptions,
): InputOf<T>;
/**
 * Several controls whose values come as one object, or as one array.
 * @param controls  by the names of their values; or an array
 * @example Inputs.form({ n: Inputs.range([0, 9]), all: Inputs.toggle() })
 */
export function form<T extends Readonly<Record<string, unknown>>>(
  controls: { readonly [Name in keyof T]: InputOf<T[Name]> },
  options?: CommonOptions,
): InputOf<T>;
export function form(
  controls: Readonly<Record<string, InputOf<unknown>>> | readonly InputOf<unknown>[],
  options: CommonOptions = {},
): InputOf<unknown> {
  const label = readLabel("form", options, []);
  if (typeof controls !== "object" || controls === null) {
    throw new TypeError(
      `Inputs.form takes controls by name, not ${describeValue(controls)}`,
    );
  }
  const all = new Map(Object.entries(controls));
  const names = [...all.keys()];
  checkWhole("Inputs.form: the number of controls", names.length, 1, MAX_FIELDS);
  const stranger = names.find((name) => !isInput(all.get(name)));
  if (stranger !== undefined) {
    const given = inspectLine(all.get(stranger), MAX_LABEL).text;
    throw new TypeError(`Inputs.form: ${stranger} is ${given}; expected a control`);
  }
  const inputs = [...all.values()].map(({ input }) => input);
  if (inputs.some(({ type }) => type === "form")) {
    throw new TypeError("Inputs.form: a form cannot stand in a form");
  }
  const value = Object.freeze(inputs.map((input) => input.value));
  return createInput(
    {
      type: "form",
      label,
      ...readDisabled("form", options),
      fields: Object.freeze(inputs),
      value,
    } as Input,
    (raw, readFile) => {
      const values = [...all].map(([name, control], i): [string, unknown] => [
        name,
        control.read((raw as RawValue[])[i], readFile),
      ]);
      if (!Array.isArray(controls)) return Object.fromEntries(values);
      return values.map(([, value]) => value);
    },
  );
}

function assertText(kind: string, name: string, given: unknown): void {
  if (typeof given === "string") return;
  throw new TypeError(
    `Inputs.${kind}: ${name} is ${describeValue(given)}; expected text`,
  );
}
