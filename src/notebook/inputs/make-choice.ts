import { checkWhole, describe } from "../../lib/indexing/check-input.ts";
import {
  assertIterable,
  assertSwitch,
  type Labelled,
  readLabel,
} from "./input-options.ts";
import { inspectLine } from "../values/inspect.ts";
import { type InputOf, makeInput } from "./control.ts";
import type { Input } from "./inputs.ts";

interface ChoiceOptions<T> extends Labelled {
  /** The option chosen at first; the first one by default. */
  value?: T;
  /** How to display an option. */
  format?: (option: T) => string;
}

interface SomeOptions<T> extends Omit<ChoiceOptions<T>, "value"> {
  /** The options chosen at first; none by default. */
  value?: readonly NoInfer<T>[];
}

interface One {
  multiple?: false;
}

interface Many {
  multiple: true;
}

const MAX_OPTIONS = 500;
const MAX_OPTION = 60;

/** Some of several values, by a Map from how each is written to the value. */
export function select<T>(
  options: ReadonlyMap<string, T>,
  settings: SomeOptions<T> & Many,
): InputOf<readonly T[]>;
/**
 * Some of several values. They are shown as `Inputs.checkbox` shows them, since boxes can
 * be ticked by finger and keyboard.
 * @param options  the values; or a Map, from how each is written to the value
 * @example Inputs.select(["R", "U", "F"], { label: "faces", multiple: true, value: ["R"] })
 */
export function select<T>(
  options: Iterable<T>,
  settings: SomeOptions<T> & Many,
): InputOf<readonly T[]>;
/** One of several values, by a Map from how each is written to the value. */
export function select<T>(
  options: ReadonlyMap<string, T>,
  settings?: ChoiceOptions<T> & One,
): InputOf<T>;
/**
 * One of several values, from a list that opens; some of them with `multiple: true`.
 * @param options  the values; or a Map, from how each is written to the value
 * @example Inputs.select(["HTM", "QTM"], { label: "metric" })
 */
export function select<T>(
  options: Iterable<T>,
  settings?: ChoiceOptions<T> & One,
): InputOf<T>;
export function select<T>(
  options: Iterable<T> | ReadonlyMap<string, T>,
  settings: (ChoiceOptions<T> & One) | (SomeOptions<T> & Many) = {},
): InputOf<T> | InputOf<readonly T[]> {
  // What is no object of settings is refused with all else that is wrong with them.
  const { multiple = false }: Partial<One | Many> = (settings as One | null) ?? {};
  assertSwitch("Inputs.select: multiple", multiple);
  return multiple
    ? someOf("select", options, settings as SomeOptions<T>)
    : choice("select", options, settings as ChoiceOptions<T>);
}

/**
 * One of several values, all of them in sight.
 * @param options  the values; or a Map, from how each is written to the value
 * @example Inputs.radio([1, 2, 3], { label: "turns", value: 2 })
 */
export function radio<T>(
  options: ReadonlyMap<string, T>,
  settings?: ChoiceOptions<T>,
): InputOf<T>;
export function radio<T>(options: Iterable<T>, settings?: ChoiceOptions<T>): InputOf<T>;
export function radio<T>(
  options: Iterable<T> | ReadonlyMap<string, T>,
  settings: ChoiceOptions<T> = {},
): InputOf<T> {
  return choice("radio", options, settings);
}

/** Some of several values, by a Map from how each is written to the value. */
export function checkbox<T>(
  options: ReadonlyMap<string, T>,
  settings?: SomeOptions<T>,
): InputOf<readonly T[]>;
/**
 * Some of several values, all of them in sight.
 * @param options  the values; or a Map, from how each is written to the value
 * @example Inputs.checkbox(["R", "U", "F"], { label: "faces", value: ["R"] })
 */
export function checkbox<T>(
  options: Iterable<T>,
  settings?: SomeOptions<T>,
): InputOf<readonly T[]>;
export function checkbox<T>(
  options: Iterable<T> | ReadonlyMap<string, T>,
  settings: SomeOptions<T> = {},
): InputOf<readonly T[]> {
  return someOf("checkbox", options, settings);
}

function someOf<T>(
  type: "checkbox" | "select",
  options: Iterable<T> | ReadonlyMap<string, T>,
  settings: SomeOptions<T>,
): InputOf<readonly T[]> {
  const { label, texts, values } = readOptions(type, options, settings);
  const chosen: unknown = settings.value ?? [];
  if (!Array.isArray(chosen)) {
    throw new TypeError(
      `Inputs.${type}: value is ${describe(chosen)}; expected an array`,
    );
  }
  const value = chosen.map((option) => indexIn(type, values, option as T));
  const input: Input = {
    type: "checkbox",
    label,
    options: texts,
    value: [...new Set(value)].sort((a, b) => a - b),
  };
  return makeInput(input, (raw) => (raw as readonly number[]).map((i) => values[i]));
}

function choice<T>(
  type: "select" | "radio",
  options: Iterable<T> | ReadonlyMap<string, T>,
  settings: ChoiceOptions<T>,
): InputOf<T> {
  const { label, texts, values } = readOptions(type, options, settings);
  const value = "value" in settings ? indexIn(type, values, settings.value as T) : 0;
  return makeInput(
    { type, label, options: texts, value },
    (raw) => values[Number(raw)],
  );
}

function indexIn<T>(type: string, values: readonly T[], option: T): number {
  const index = values.indexOf(option);
  if (index >= 0) return index;
  const given = inspectLine(option, MAX_OPTION).text;
  throw new RangeError(
    `Inputs.${type}: value is ${given}, which is none of the options`,
  );
}

function readOptions<T>(
  type: string,
  options: Iterable<T> | ReadonlyMap<string, T>,
  settings: Omit<ChoiceOptions<T>, "value">,
) {
  const name = `Inputs.${type}`;
  const others = type === "select" ? ["multiple"] : [];
  const label = readLabel(type, settings, ["value", "format", ...others]);
  assertIterable(`${name} takes an array of options or a Map`, options);
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
  const texts = Object.freeze(pairs.map(([text]) => text));
  return { label, texts, values };
}

function optionText(option: unknown): string {
  if (typeof option !== "string") return inspectLine(option, MAX_OPTION).text;
  return option.length > MAX_OPTION ? `${option.slice(0, MAX_OPTION - 1)}…` : option;
}
