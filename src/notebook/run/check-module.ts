// What checkers of exercises import as "every-cube/check". A checker that comes to its
// end is content, and prints what it has found; one that is not throws what to say.
import { inspectLine } from "../values/inspect.ts";

/** How the words of a checker that is not content begin. */
export const NOT_YET = "Not yet";

/** Where in a line of the page a value must fit. */
const MAX_VALUE = 90;

class NotYet extends Error {
  override readonly name = NOT_YET;
}

/** Ends a checker. */
export function notYet(says: string): never {
  throw new NotYet(says);
}

type Given = readonly unknown[];

/** What a function is given, without the mark that it must not change it. */
type Arguments<G extends Given> = G extends readonly [...infer Items] ? Items : never;

/** A common mistake, and the answers that give it away. */
export interface Slip<G extends Given> {
  gives(...given: Arguments<G>): unknown;
  readonly says: string;
}

export interface Comparison<G extends Given> {
  /** What the reader's function is called. */
  readonly name: string;
  /** The reader's function. */
  readonly answer: (...given: Arguments<NoInfer<G>>) => unknown;
  /** What the function is to be given, one call after the other, the simplest first. */
  readonly calls: Iterable<G>;
  /** The right answer. */
  expected(...given: Arguments<NoInfer<G>>): unknown;
  readonly slips?: readonly Slip<NoInfer<G>>[];
  /** How a call is written; with all that it is given when left out. */
  write?(...given: Arguments<NoInfer<G>>): string;
}

/**
 * Makes all calls, and compares what comes out with what should.
 * @returns  how many calls there were, as readers write numbers
 * @throws   what is wrong with the first answer that is
 */
export function compare<G extends Given>({
  name,
  answer,
  calls,
  expected,
  slips = [],
  write = (...given) => given.map(short).join(", "),
}: Comparison<G>): string {
  if (typeof answer !== "function") {
    notYet(`\`${name}\` is ${short(answer)}; it must stay a function.`);
  }
  const all = [...calls] as unknown as Arguments<G>[];
  all.forEach((given, i) => {
    const call = `\`${name}(${write(...given)})\``;
    const copy = given.map(copied) as Arguments<G>;
    const got = attempt(call, () => answer(...copy));
    const wanted = expected(...given);
    if (!isSame(got, wanted)) {
      const around = all.slice(Math.max(0, i - AROUND), i + AROUND);
      const slip = slips.find((known) => isMade(known, answer, around));
      const says = slip?.says ?? usualSlip(got, wanted);
      notYet(`${difference(call, got, wanted)}${says === undefined ? "" : ` ${says}`}`);
    }
    if (given.some((value, i) => !isSame(copy[i], value))) {
      notYet(
        `${call} gives what it should, but changes what it was given: work on a copy.`,
      );
    }
  });
  return all.length.toLocaleString("en");
}

/** The number of calls before and after the first failure in which a slip must show. */
const AROUND = 40;

/** Whether the reader's function answers all of these calls as the slip does. */
function isMade<G extends Given>(
  { gives }: Slip<G>,
  answer: (...given: Arguments<G>) => unknown,
  calls: readonly Arguments<G>[],
): boolean {
  return calls.every((given) => {
    const copy = given.map(copied) as Arguments<G>;
    try {
      return isSame(answer(...copy), gives(...given));
    } catch {
      return false;
    }
  });
}

/** Of long lists only the first place where they differ. */
function difference(call: string, got: unknown, wanted: unknown): string {
  const areLong = isList(got) && isList(wanted) && wanted.length > LONG;
  if (!areLong || got.length !== wanted.length) {
    return `${call} gives ${short(got)}; it should give ${short(wanted)}.`;
  }
  const at = Array.from(wanted).findIndex((entry, i) => !isSame(got[i], entry));
  return `In ${call} number ${at} has ${short(got[at])}; it should have ${short(wanted[at])}.`;
}

const LONG = 12;

/** Calls what the reader wrote; what it throws is said with the call. */
export function attempt<Got>(call: string, act: () => Got): Got {
  try {
    return act();
  } catch (error) {
    return notYet(`${call} ends with an error: ${short(error)}.`);
  }
}

function usualSlip(got: unknown, wanted: unknown): string | undefined {
  if (got === undefined) return "Does every way through it end with `return`?";
  if (Number.isNaN(got)) {
    return "NaN is what comes out when something undefined is counted with.";
  }
  if (isList(wanted) && isList(got) && wanted.length !== got.length) {
    return `It is ${got.length} long instead of ${wanted.length}.`;
  }
  return undefined;
}

/** As a reader would write it, cut short. */
export function short(value: unknown): string {
  return inspectLine(value, MAX_VALUE).text;
}

/** Functions are not data, and need no copy. */
function copied(value: unknown): unknown {
  return typeof value === "function" ? value : structuredClone(value);
}

/** Whether two values say the same: lists of any kind entry by entry, -0 as 0. */
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
