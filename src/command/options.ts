import { UsageError } from "./errors.ts";

/** An option of a command, for parsing, help and completions. */
interface Option {
  readonly type: "string" | "boolean";
  /** What follows it, as the help writes it. */
  readonly value?: string;
  readonly about: string;
  /** All values that it can have. */
  readonly choices?: readonly string[];
  /** The least and the greatest number that it can be. */
  readonly range?: readonly [min: number, max: number];
}

const DISTANCES = [0, 11] as const;
const LENGTHS = [11, 100] as const;

export const OPTIONS = {
  "at-least": {
    type: "string",
    value: "<n>",
    about: `the least distance of the states from solved, ${DISTANCES.join("..")}; default 4`,
    range: DISTANCES,
  },
  all: { type: "boolean", about: "every shortest solution, not only one" },
  count: { type: "string", value: "<n>", about: "how many; default 1" },
  json: { type: "boolean", about: "one JSON object a line" },
  length: {
    type: "string",
    value: "<n>",
    about: `the moves of each scramble, ${LENGTHS.join("..")}; default 11`,
    range: LENGTHS,
  },
  letters: {
    type: "string",
    value: "<word>",
    about: "the letters to arrange, in any order",
  },
  metric: {
    type: "string",
    value: "HTM|QTM",
    about: "whether a half turn counts as one move (HTM, default) or two (QTM)",
    choices: ["HTM", "QTM"],
  },
  moves: {
    type: "string",
    value: '"U R F"',
    about: "the moves of the puzzle that may be used; default: all",
  },
  puzzle: {
    type: "string",
    value: "<file>",
    about: "a puzzle: a .tws or .def file, or a KPuzzle in JSON",
  },
  seed: {
    type: "string",
    value: "<n>",
    about: "makes the same scrambles each time",
  },
  size: { type: "string", value: "<n>", about: "the number of pieces" },
} as const satisfies Readonly<Record<string, Option>>;

export type OptionName = keyof typeof OPTIONS;

/** The options on a command line. */
export type OptionValues = {
  readonly [Name in OptionName]?: (typeof OPTIONS)[Name]["type"] extends "boolean"
    ? boolean
    : string;
};

/**
 * The whole number that an option has; undefined without the option.
 * @throws {UsageError} when it is not a whole number in the option's range or 0..2^53 - 1
 */
export function wholeOption(
  name: "at-least" | "count" | "length" | "seed" | "size",
  options: OptionValues,
): number | undefined {
  const text = options[name];
  if (text === undefined) return undefined;
  const number = Number(text);
  const { range }: Option = OPTIONS[name];
  const [min, max] = range ?? [0, Number.MAX_SAFE_INTEGER];
  if (/^\d+$/.test(text) && number >= min && number <= max) return number;
  const expected = `a whole number${range ? ` ${min}..${max}` : ""}`;
  throw new UsageError(`--${name} is ${JSON.stringify(text)}; expected ${expected}`);
}

/** @throws {UsageError} for another metric than HTM and QTM */
export function metricOption({ metric = "HTM" }: OptionValues): "HTM" | "QTM" {
  const name = metric.toUpperCase();
  if (name === "HTM" || name === "QTM") return name;
  throw new UsageError(`--metric is ${JSON.stringify(metric)}; expected HTM or QTM`);
}
