// The module "every-cube/check" of exercise checkers. A checker returns to accept an
// answer, printing its findings, or throws a message to reject it.
import { inspectLine } from "../values/inspect.ts";

/** How the message of a rejected answer begins. */
export const NOT_YET = "Not yet";

/** In characters: the space for a value in one line. */
const MAX_VALUE = 90;
/** In characters: errors also say where, and what was expected. */
const MAX_ERROR = 300;

class NotYet extends Error {
  override readonly name = NOT_YET;
}

/** Rejects the answer with a message. */
export function notYet(message: string): never {
  throw new NotYet(message);
}

type ArgumentList = readonly unknown[];

/** A function's arguments, without the readonly modifier. */
type Arguments<G extends ArgumentList> = G extends readonly [...infer Items]
  ? Items
  : never;

/** A common mistake, recognised by the answers it leads to. */
export interface CheckedMistake<G extends ArgumentList> {
  gives(...given: Arguments<G>): unknown;
  readonly says: string;
}

export interface Comparison<G extends ArgumentList> {
  readonly name: string;
  readonly answer: (...given: Arguments<NoInfer<G>>) => unknown;
  /** The arguments of each call; simple ones first. */
  readonly calls: Iterable<G>;
  expected(...given: Arguments<NoInfer<G>>): unknown;
  readonly slips?: readonly CheckedMistake<NoInfer<G>>[];
  /** Formats the arguments of a call; by default, all of them. */
  write?(...given: Arguments<NoInfer<G>>): string;
}

/**
 * Makes all calls and compares the results with the right answers.
 * @returns  the number of calls, formatted for readers
 * @throws a message about the first wrong answer
 */
export function compare<G extends ArgumentList>({
  name,
  answer,
  calls,
  expected,
  slips = [],
  write = (...args) => args.map(short).join(", "),
}: Comparison<G>): string {
  if (typeof answer !== "function") {
    notYet(`\`${name}\` is ${short(answer)}; it must stay a function.`);
  }
  const callList = [...calls] as unknown as Arguments<G>[];
  callList.forEach((args, i) => {
    const call = `\`${name}(${write(...args)})\``;
    const copy = args.map(cloneData) as Arguments<G>;
    const actual = attempt(call, () => answer(...copy));
    const correct = expected(...args);
    if (!isSame(actual, correct)) {
      const nearbyCalls = callList.slice(
        Math.max(0, i - NEARBY_CALLS),
        i + NEARBY_CALLS,
      );
      const mistake = slips.find((candidate) =>
        explainsCalls(candidate, answer, nearbyCalls),
      );
      const explanation = mistake?.says ?? generalHint(actual, correct);
      notYet(
        `${difference(call, actual, correct)}${explanation === undefined ? "" : ` ${explanation}`}`,
      );
    }
    if (args.some((value, i) => !isSame(copy[i], value))) {
      notYet(
        `${call} gives what it should, but changes what it was given: work on a copy.`,
      );
    }
  });
  return callList.length.toLocaleString("en");
}

/** A mistake must explain this many calls before and after the first failure. */
const NEARBY_CALLS = 40;

/** Whether a mistake explains the reader's answers to all of these calls. */
function explainsCalls<G extends ArgumentList>(
  { gives }: CheckedMistake<G>,
  answer: (...args: Arguments<G>) => unknown,
  calls: readonly Arguments<G>[],
): boolean {
  return calls.every((args) => {
    const copy = args.map(cloneData) as Arguments<G>;
    try {
      return isSame(answer(...copy), gives(...args));
    } catch {
      return false;
    }
  });
}

/** Describes a wrong answer; for long lists, only the first wrong entry. */
function difference(call: string, actual: unknown, correct: unknown): string {
  const isLong = isList(actual) && isList(correct) && correct.length > LONG_LIST;
  if (!isLong || actual.length !== correct.length) {
    return `${call} gives ${short(actual)}; it should give ${short(correct)}.`;
  }
  const index = Array.from(correct).findIndex((entry, i) => !isSame(actual[i], entry));
  return `In the result of ${call}, entry ${index} is ${short(actual[index])}; it should be ${short(correct[index])}.`;
}

const LONG_LIST = 12;

/** Calls the reader's code and reports an error together with the call. */
export function attempt<Got>(call: string, act: () => Got): Got {
  try {
    return act();
  } catch (error) {
    return notYet(`${call} ends with an error: ${inspectLine(error, MAX_ERROR).text}.`);
  }
}

function generalHint(actual: unknown, correct: unknown): string | undefined {
  if (actual === undefined)
    return "Does every path through the function end with `return`?";
  if (Number.isNaN(actual)) {
    return "NaN is what you get when you calculate with something undefined.";
  }
  if (isList(correct) && isList(actual) && correct.length !== actual.length) {
    return `It has length ${actual.length} instead of ${correct.length}.`;
  }
  return undefined;
}

/** Formats a value as a reader would write it, truncated. */
export function short(value: unknown): string {
  return inspectLine(value, MAX_VALUE).text;
}

/** Functions are not data and need no copy. */
function cloneData(value: unknown): unknown {
  return typeof value === "function" ? value : structuredClone(value);
}

/** Deep equality, with lists of any kind compared by entries; -0 equals 0. */
export function isSame(a: unknown, b: unknown): boolean {
  if (isList(a) && isList(b)) {
    return (
      a.length === b.length && Array.from(a).every((item, i) => isSame(item, b[i]))
    );
  }
  if (isRecord(a) && isRecord(b)) {
    const keys = Object.keys(b);
    const isComplete = Object.keys(a).length === keys.length;
    return isComplete && keys.every((key) => isSame(a[key], b[key]));
  }
  return a === b || (Number.isNaN(a) && Number.isNaN(b));
}

function isList(value: unknown): value is ArrayLike<unknown> {
  return (
    Array.isArray(value) || (ArrayBuffer.isView(value) && !(value instanceof DataView))
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !isList(value);
}
