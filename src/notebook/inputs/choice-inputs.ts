import { checkWhole, describeValue } from "../../lib/indexing/check-input.ts";
import {
  assertFunction,
  assertIterable,
  assertBooleanOption,
  readDisabled,
  type CommonOptions,
  readLabel,
} from "./input-options.ts";
import { inspectLine } from "../values/inspect.ts";
import { type InputOf, createInput } from "./control.ts";
import type { Input } from "./inputs.ts";

/** How options are derived from the elements of some data. */
interface DataOptions<Element, T> extends Omit<CommonOptions, "disabled"> {
  /** The text of an option; the elements of a Map are pairs of key and value. */
  format?: (element: Element) => unknown;
  /** The key of an element: its default text, used to sort and to find duplicates. */
  keyof?: (element: Element) => unknown;
  valueof?: (element: Element) => T;
  /** Whether to sort by key, or in which order. */
  // oxlint-disable-next-line typescript/no-explicit-any
  sort?: boolean | "ascending" | "descending" | ((a: any, b: any) => number);
  /** Whether to keep only the first of elements with the same key. */
  unique?: boolean;
  /** Whether the control is disabled, or the values that cannot be chosen. */
  disabled?: boolean | Iterable<NoInfer<T>>;
}

interface ChoiceOptions<Element, T> extends DataOptions<Element, T> {
  /** The initial option; the first one by default. */
  value?: NoInfer<T>;
}

interface MultipleOptions<Element, T> extends DataOptions<Element, T> {
  /** The initial options; none by default. */
  value?: readonly NoInfer<T>[];
}

/** With `valueof`, the initial value has the type of its results. */
interface ValueOptions<Element, T, Value = T> {
  valueof: (element: Element) => T;
  value?: Value;
}

interface SingleChoice {
  multiple?: false;
}

interface MultipleChoice {
  multiple: true;
}

const MAX_OPTIONS = 500;
const MAX_OPTION_TEXT = 60;

/**Some of several values, from a Map from each label to its value. */
export function select<K, T>(
  options: ReadonlyMap<K, T>,
  settings: MultipleOptions<[K, T], T> & MultipleChoice,
): InputOf<readonly T[]>;
/**
 * Some of several values. Displayed as checkboxes, which are easier to use by touch and
 * keyboard.
 * @param options  the values; or a Map from each label to its value
 * @example Inputs.select(["R", "U", "F"], { label: "faces", multiple: true, value:
 * ["R"] })
 */
export function select<Element, T = Element>(
  options: Iterable<Element>,
  settings: MultipleOptions<Element, T> & MultipleChoice,
): InputOf<readonly T[]>;
/**One of the values that `valueof` returns. */
export function select<Element, T>(
  options: Iterable<Element>,
  settings: Omit<ChoiceOptions<Element, T>, "value"> &
    ValueOptions<Element, T> &
    SingleChoice,
): InputOf<T>;
/**One of several values, from a Map from each label to its value. */
export function select<K, T>(
  options: ReadonlyMap<K, T>,
  settings?: ChoiceOptions<[K, T], T> & SingleChoice,
): InputOf<T>;
/**
 * One of several values, from a drop-down list; several with `multiple: true`.
 * @param options  the values; or a Map from each label to its value
 * @example Inputs.select(["HTM", "QTM"], { label: "metric" })
 */
export function select<Element, T = Element>(
  options: Iterable<Element>,
  settings?: ChoiceOptions<Element, T> & SingleChoice,
): InputOf<T>;
export function select<T>(
  options: Iterable<unknown>,
  settings:
    | (ChoiceOptions<never, T> & SingleChoice)
    | (MultipleOptions<never, T> & MultipleChoice) = {},
): InputOf<T> | InputOf<readonly T[]> {
  // Invalid settings are rejected below, together with all other errors in them.
  const { multiple = false }: Partial<SingleChoice | MultipleChoice> =
    (settings as SingleChoice | null) ?? {};
  assertBooleanOption("Inputs.select: multiple", multiple);
  return multiple
    ? multipleChoice("select", options, settings as MultipleOptions<never, T>)
    : singleChoice("select", options, settings as ChoiceOptions<never, T>);
}

/**One of the values that `valueof` returns. */
export function radio<Element, T>(
  options: Iterable<Element>,
  settings: Omit<ChoiceOptions<Element, T>, "value"> & ValueOptions<Element, T>,
): InputOf<T>;
/**One of several values, from a Map from each label to its value. */
export function radio<K, T>(
  options: ReadonlyMap<K, T>,
  settings?: ChoiceOptions<[K, T], T>,
): InputOf<T>;
/**
 * One of several values, as radio buttons.
 * @param options  the values; or a Map from each label to its value
 * @example Inputs.radio([1, 2, 3], { label: "turns", value: 2 })
 */
export function radio<Element, T = Element>(
  options: Iterable<Element>,
  settings?: ChoiceOptions<Element, T>,
): InputOf<T>;
export function radio<T>(
  options: Iterable<unknown>,
  settings: ChoiceOptions<never, T> = {},
): InputOf<T> {
  return singleChoice("radio", options, settings);
}

/**Some of the values that `valueof` returns. */
export function checkbox<Element, T>(
  options: Iterable<Element>,
  settings: Omit<MultipleOptions<Element, T>, "value"> &
    ValueOptions<Element, T, readonly T[]>,
): InputOf<readonly T[]>;
/**Some of several values, from a Map from each label to its value. */
export function checkbox<K, T>(
  options: ReadonlyMap<K, T>,
  settings?: MultipleOptions<[K, T], T>,
): InputOf<readonly T[]>;
/**
 * Some of several values, as checkboxes.
 * @param options  the values; or a Map from each label to its value
 * @example Inputs.checkbox(["R", "U", "F"], { label: "faces", value: ["R"] })
 */
export function checkbox<Element, T = Element>(
  options: Iterable<Element>,
  settings?: MultipleOptions<Element, T>,
): InputOf<readonly T[]>;
export function checkbox<T>(
  options: Iterable<unknown>,
  settings: MultipleOptions<never, T> = {},
): InputOf<readonly T[]> {
  return multipleChoice("checkbox", options, settings);
}

function multipleChoice<T>(
  type: "checkbox" | "select",
  options: Iterable<unknown>,
  settings: MultipleOptions<never, T>,
): InputOf<readonly T[]> {
  const { values, ...common } = readOptions<T>(type, options, settings);
  const initialValues: unknown = settings.value ?? [];
  if (!Array.isArray(initialValues)) {
    throw new TypeError(
      `Inputs.${type}: value is ${describeValue(initialValues)}; expected an array`,
    );
  }
  const value = initialValues.map((option) => indexOfOption(type, values, option as T));
  const input: Input = {
    type: "checkbox",
    ...common,
    value: [...new Set(value)].sort((a, b) => a - b),
  };
  return createInput(input, (raw) => (raw as readonly number[]).map((i) => values[i]));
}

function singleChoice<T>(
  type: "select" | "radio",
  options: Iterable<unknown>,
  settings: ChoiceOptions<never, T>,
): InputOf<T> {
  const { values, ...common } = readOptions<T>(type, options, settings);
  const value =
    "value" in settings ? indexOfOption(type, values, settings.value as T) : 0;
  return createInput({ type, ...common, value }, (raw) => values[Number(raw)]);
}

function indexOfOption<T>(type: string, values: readonly T[], option: T): number {
  const index = values.indexOf(option);
  if (index >= 0) return index;
  const optionText = inspectLine(option, MAX_OPTION_TEXT).text;
  throw new RangeError(
    `Inputs.${type}: value is ${optionText}, which is none of the options`,
  );
}

const OPTIONS = ["value", "format", "keyof", "valueof", "sort", "unique"];

interface Option<T> {
  readonly text: string;
  readonly key: unknown;
  readonly value: T;
}

function readOptions<T>(
  type: string,
  options: Iterable<unknown>,
  settings: DataOptions<never, T>,
) {
  const name = `Inputs.${type}`;
  const label = readLabel(
    type,
    settings as CommonOptions,
    type === "select" ? [...OPTIONS, "multiple", "size"] : OPTIONS,
  );
  assertIterable(`${name} takes an array of options or a Map`, options);
  const isMap = options instanceof Map;
  const identity = (element: unknown) => element;
  const {
    keyof = isMap ? (pair: unknown) => (pair as [unknown, unknown])[0] : identity,
    valueof = isMap ? (pair: unknown) => (pair as [unknown, unknown])[1] : identity,
    format = keyof,
    unique = false,
  } = settings as DataOptions<unknown, T>;
  for (const [key, callback] of Object.entries({ keyof, valueof, format })) {
    assertFunction(`${name}: ${key}`, callback);
  }
  assertBooleanOption(`${name}: unique`, unique);
  let entries = Array.from(options, (element): Option<T> => {
    const [text, key] = [format(element), keyof(element)];
    return { text: optionText(text), key, value: valueof(element) as T };
  });
  const compare = readComparator(name, settings.sort);
  if (compare) entries.sort((a, b) => compare(a.key, b.key));
  if (unique) entries = uniqueByKey(entries);
  checkWhole(`${name}: the number of options`, entries.length, 1, MAX_OPTIONS);
  const values = entries.map(({ value }) => value);
  return {
    label,
    ...readDisabledOptions(type, values, settings.disabled),
    options: Object.freeze(entries.map(({ text }) => text)),
    values,
  };
}

/** Compares objects by `valueOf`, so that equal dates are duplicates. */
function uniqueByKey<T>(entries: readonly Option<T>[]): Option<T>[] {
  const byKey = new Map<unknown, Option<T>>();
  for (const option of entries) {
    const { key } = option;
    const comparable = typeof key === "object" && key !== null ? key.valueOf() : key;
    if (!byKey.has(comparable)) byKey.set(comparable, option);
  }
  return [...byKey.values()];
}

type Comparator = (a: unknown, b: unknown) => number;

function readComparator(name: string, sort: unknown = false): Comparator | undefined {
  if (sort === false) return undefined;
  if (typeof sort === "function") return sort as Comparator;
  if (sort === true || sort === "ascending") return ascending;
  if (sort === "descending") return (a, b) => ascending(b, a);
  throw new TypeError(
    `${name}: sort is ${describeValue(sort)}; expected true, "ascending", "descending" or a function`,
  );
}

/** Missing values come last; texts are compared in English. */
function ascending(a: unknown, b: unknown): number {
  const [isNone, isOtherNone] = [a, b].map((key) => key === null || key === undefined);
  if (isNone || isOtherNone) return Number(isNone) - Number(isOtherNone);
  if (typeof a === "string" && typeof b === "string") return a.localeCompare(b, "en");
  return (a as number) < (b as number) ? -1 : (a as number) > (b as number) ? 1 : 0;
}

/** Reads the `disabled` option. */
function readDisabledOptions<T>(
  type: string,
  values: readonly T[],
  disabled: boolean | Iterable<T> = false,
): { disabled?: true; off?: readonly number[] } {
  if (typeof disabled === "boolean") return readDisabled(type, { disabled });
  assertIterable(`Inputs.${type}: disabled takes true, false or values`, disabled);
  const disabledValues = new Set<unknown>(disabled);
  return {
    off: Object.freeze([...values.keys()].filter((i) => disabledValues.has(values[i]))),
  };
}

function optionText(option: unknown): string {
  if (typeof option !== "string") return inspectLine(option, MAX_OPTION_TEXT).text;
  return option.length > MAX_OPTION_TEXT
    ? `${option.slice(0, MAX_OPTION_TEXT - 1)}…`
    : option;
}
