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
  /** The initial value; by default 0, or null for several buttons. */
  value?: T;
  /** Returns the value after a press. */
  reduce?: (last: T) => T;
  /** Accepted for compatibility with Observable: the initial value may be undefined. */
  required?: boolean;
  /** Whether the control is disabled, or the texts of disabled buttons. */
  disabled?: boolean | Iterable<string>;
}

/** Several buttons that change one value, each with its own `reduce`. */
export function button<T>(
  buttons: Iterable<readonly [content: string, reduce: (last: T) => T]>,
  options?: Omit<ButtonOptions<T>, "reduce">,
): InputOf<T>;
/**
 * A button. Its value is the number of presses, or the last result of `reduce`.
 * @param content  its text; or several buttons, each `[content, reduce]`
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
  const labelOptions = options as CommonOptions;
  const label = readLabel("button", labelOptions, ["value", "reduce", "required"]);
  if (typeof content !== "string") return buttonGroup(content, options);
  const { disabled } = options;
  assertFunction("Inputs.button: reduce", options.reduce);
  const isDisabled =
    typeof disabled === "object" ? [...disabled].includes(content) : disabled;
  const input: Input = {
    type: "button",
    label:
      labelOptions.label === undefined ? content.slice(0, MAX_LABEL) || label : label,
    ...readDisabled("button", { disabled: isDisabled }),
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
  const buttons = [...content];
  checkWhole("Inputs.button: the number of buttons", buttons.length, 1, MAX_BUTTONS);
  for (const [i, pair] of buttons.entries()) {
    if (!Array.isArray(pair)) {
      const actual = inspectLine(pair, MAX_LABEL).text;
      throw new TypeError(
        `Inputs.button: button ${i + 1} is ${actual}; expected [content, reduce]`,
      );
    }
    assertText("button", `the text on button ${i + 1}`, pair[0]);
    assertFunction(`Inputs.button: reduce of button ${i + 1}`, pair[1]);
  }
  const { disabled = [] } = options;
  const disabledTexts = typeof disabled === "boolean" ? [] : [...disabled];
  const texts = buttons.map(([text]) => text.slice(0, MAX_LABEL));
  const input: Input = {
    type: "buttons",
    label: readLabel("button", { label: options.label ?? "" }, [], ""),
    ...readDisabled("button", { disabled: disabled === true }),
    options: Object.freeze(texts),
    ...(disabledTexts.length > 0 && {
      off: [...buttons.keys()].filter((i) => disabledTexts.includes(buttons[i][0])),
    }),
    value: [],
  };
  const keep = (last: T) => last;
  const value = pressReducer<T>(
    initialValue(options, null),
    (i) => buttons[i][1] ?? keep,
  );
  return createInput(input, (raw) => value(raw as readonly number[]));
}

function initialValue<T>(
  { value, required }: ButtonOptions<T>,
  defaultValue: unknown,
): T {
  return (value === undefined && !required ? defaultValue : value) as T;
}

/** Computes the value after some presses, without repeating earlier ones. */
function pressReducer<T>(first: T, stepOf: (button: number) => (last: T) => T) {
  let previous: readonly number[] = [];
  let value = first;
  return (presses: readonly number[]): T => {
    const isContinuation = previous.every((button, i) => presses[i] === button);
    if (!isContinuation) [previous, value] = [[], first];
    for (const button of presses.slice(previous.length)) value = stepOf(button)(value);
    previous = presses;
    return value;
  };
}

const MAX_BUTTONS = 50;

/**
 * A day, as a Date at midnight UTC; null if none is chosen.
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

function readDay(name: string, value: unknown): string {
  if (value === "") return value;
  if (value instanceof Date && !Number.isNaN(value.getTime())) {
    return value.toISOString().slice(0, 10);
  }
  if (typeof value === "string" && isDay(value)) return value;
  throw new TypeError(
    `Inputs.date: ${name} is ${inspectLine(value, MAX_LABEL).text}; expected a Date, or a text such as "2026-01-31"`,
  );
}

/**
 * A colour such as "#1f5fbf".
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
  /** The initial query. */
  query?: string;
  value?: string;
  /** The keys to search in; all by default. */
  columns?: readonly string[];
  /**
   * Returns a test of rows for a query; by default, a row must contain all its words.
   */
  filter?: (query: string) => (row: T, i: number) => unknown;
  /** Whether an empty query matches all rows, or none. */
  required?: boolean;
}

/**
 * The rows that contain all words of the reader's query.
 * @param rows  texts, objects or anything else
 * @example Inputs.search(["solved", "one turn"], { label: "find" })
 */
export function search<T>(
  rows: Iterable<T>,
  options: SearchOptions<T> = {},
): InputOf<readonly T[]> {
  const optionNames = [
    "placeholder",
    "query",
    "value",
    "columns",
    "filter",
    "required",
  ];
  const label = readLabel("search", options, optionNames);
  assertIterable("Inputs.search takes rows", rows);
  const { placeholder = "", columns, filter, required = true } = options;
  const value = options.query ?? options.value ?? "";
  assertText("search", "placeholder", placeholder);
  assertText("search", options.query === undefined ? "value" : "query", value);
  assertFunction("Inputs.search: filter", filter);
  assertBooleanOption("Inputs.search: required", required);
  const allRows = Object.freeze([...rows]);
  const texts = Object.freeze(allRows.map((row) => searchableText(row, columns)));
  const sentRows = filter ? undefined : countableRows(texts);
  const input: Input = {
    type: "search",
    label,
    ...readDisabled("search", options),
    placeholder: placeholder.slice(0, MAX_LABEL),
    ...(sentRows && { rows: sentRows }),
    value,
  };
  checkInputValue(input, value);
  return createInput(input, (raw) => {
    const query = String(raw);
    if (query === "") return required ? [...allRows] : [];
    if (filter) return allRows.filter(filter(query));
    const isMatch = rowMatcher(query);
    return allRows.filter((_, i) => isMatch(texts[i]));
  });
}

/** Several controls whose value is an array. */
export function form<const T extends readonly unknown[]>(
  controls: readonly [...{ readonly [I in keyof T]: InputOf<T[I]> }],
  options?: CommonOptions,
): InputOf<T>;
/**
 * Several controls whose value is an object, or an array.
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
  const controlsByName = new Map(Object.entries(controls));
  const names = [...controlsByName.keys()];
  checkWhole("Inputs.form: the number of controls", names.length, 1, MAX_FIELDS);
  const invalidName = names.find((name) => !isInput(controlsByName.get(name)));
  if (invalidName !== undefined) {
    const actual = inspectLine(controlsByName.get(invalidName), MAX_LABEL).text;
    throw new TypeError(`Inputs.form: ${invalidName} is ${actual}; expected a control`);
  }
  const inputs = [...controlsByName.values()].map(({ input }) => input);
  if (inputs.some(({ type }) => type === "form")) {
    throw new TypeError("Inputs.form: a form cannot contain a form");
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
      const values = [...controlsByName].map(
        ([name, control], i): [string, unknown] => [
          name,
          control.read((raw as RawValue[])[i], readFile),
        ],
      );
      if (!Array.isArray(controls)) return Object.fromEntries(values);
      return values.map(([, value]) => value);
    },
  );
}

function assertText(kind: string, name: string, value: unknown): void {
  if (typeof value === "string") return;
  throw new TypeError(
    `Inputs.${kind}: ${name} is ${describeValue(value)}; expected text`,
  );
}
