// Formats an error for readers: its message, the calls in cells that led to it, its
// cause and its nested errors.
import { inspect, inspectError } from "../values/inspect.ts";
import { valueAt } from "../values/value-entries.ts";
import { NOT_YET } from "./check-module.ts";
import { cellCallsIn } from "./error-location.ts";
import { whyUnavailable } from "../code/unavailable-globals.ts";

/** Limits, because a cell may create endless chains. */
const MAX_CALLS = 6;
const MAX_PARTS = 5;
const MAX_DEPTH = 3;

/** What messages need to know about the notebook. */
export interface ErrorContext {
  labelOf(id: string): string;
  /** The import that provides a name; undefined if there is none. */
  importOf(name: string): string | undefined;
}

export function describeError(thrown: unknown, context: ErrorContext): string {
  return errorLines(thrown, context, 0).join("\n");
}

function errorLines(thrown: unknown, context: ErrorContext, depth: number): string[] {
  // An exercise's verdict is a message to the reader, not an error with a location.
  if (!isError(thrown) || valueAt(thrown, "name") === NOT_YET) {
    return [headline(thrown, context)];
  }
  const calls = describeCalls(thrown, context);
  const lines =
    depth === 0 || calls.length === 0
      ? [headline(thrown, context), ...callLines(calls)]
      : [`${headline(thrown, context)} (in ${calls[0]})`];
  if (depth === MAX_DEPTH) return lines;
  const cause = valueAt(thrown, "cause");
  if (cause !== undefined) {
    const [first, ...rest] = errorLines(cause, context, depth + 1);
    lines.push(`Caused by ${first}`, ...rest);
  }
  const parts = valueAt(thrown, "errors");
  if (!Array.isArray(parts)) return lines;
  for (const [i, part] of parts.slice(0, MAX_PARTS).entries()) {
    const [first, ...rest] = errorLines(part, context, depth + 1);
    lines.push(`${i + 1}. ${first}`, ...rest);
  }
  if (parts.length > MAX_PARTS) lines.push(`and ${parts.length - MAX_PARTS} more`);
  return lines;
}

function headline(thrown: unknown, { importOf }: ErrorContext): string {
  if (!isError(thrown)) return `thrown: ${inspect(thrown)}`;
  const text = inspectError(thrown);
  const missing = /^ReferenceError: (?:Can't find variable: )?([\w$]+)/.exec(text)?.[1];
  if (missing === undefined) return text;
  const why = whyUnavailable(missing);
  if (why !== undefined) return `${text}: ${why}`;
  const statement = importOf(missing);
  return statement === undefined ? text : `${text}: add ${statement}`;
}

/** The calls in cells that led to an error, without immediate repetitions. */
function describeCalls(thrown: Error, { labelOf }: ErrorContext): string[] {
  const descriptions = cellCallsIn(thrown).map(({ id, line, name }) => {
    const location = `${labelOf(id)}, line ${line}`;
    return name === undefined ? location : `${name}, ${location}`;
  });
  return descriptions
    .filter((location, i) => location !== descriptions[i - 1])
    .slice(0, MAX_CALLS);
}

/** A single location is displayed next to the message. */
function callLines(calls: readonly string[]): string[] {
  if (calls.length < 2) return [];
  return calls.map((call, i) => `  ${i === 0 ? "in" : "called in"} ${call}`);
}

function isError(thrown: unknown): thrown is Error {
  try {
    return thrown instanceof Error;
  } catch {
    return false; // a proxy that throws
  }
}
