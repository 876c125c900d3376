import type { OutputTone, TableView, ValueView } from "../output/output.ts";
import { tableView } from "../output/explicit-views.ts";
import { truncate, inspect } from "../values/inspect.ts";

/** Deeper groups are not indented further. */
const MAX_GROUPS = 20;

/**
 * Creates the console of a cell, which formats values like cell outputs and truncates
 * long ones. No method throws.
 * @param print  called with each line, the view of a table, and the tone of warnings
 *               and errors
 */
export function cellConsole(
  print: (text: string, view?: ValueView, tone?: OutputTone) => void,
) {
  let groups = 0;
  const counts = new Map<string, number>();
  const timers = new Map<string, number>();

  const printer =
    (tone?: OutputTone) =>
    (...values: unknown[]): void => {
      const indent = "  ".repeat(Math.min(groups, MAX_GROUPS));
      const text = truncate(
        indent + formatMessage(values).replaceAll("\n", `\n${indent}`),
      );
      print(text, undefined, tone);
    };
  const log = printer();
  const error = printer({ isFailure: true });
  const startGroup = (...values: unknown[]): void => {
    if (values.length > 0) log(...values);
    groups += 1;
  };
  const printTime = (rawLabel: unknown, values: readonly unknown[]): void => {
    const label = labelOf(rawLabel);
    const start = timers.get(label);
    if (start === undefined) return log(`no timer “${label}” has been started`);
    const time = `${label}: ${(performance.now() - start).toFixed(1)} ms`;
    log([time, ...textIfAny(values)].join(" "));
  };
  const doNothing = (): void => {};

  return {
    log,
    info: log,
    warn: printer({ isWarning: true }),
    error,
    debug: log,
    dir: (value?: unknown): void => log(value),
    dirxml: log,
    table(value?: unknown, columns?: unknown): void {
      try {
        const { view } = tableView(tableRows(value, columns));
        print(inspect(value), { ...view, hidesText: true } as TableView);
      } catch {
        log(value); // not a table
      }
    },
    group: startGroup,
    groupCollapsed: startGroup,
    groupEnd(): void {
      groups = Math.max(0, groups - 1);
    },
    count(rawLabel?: unknown): void {
      const label = labelOf(rawLabel);
      counts.set(label, (counts.get(label) ?? 0) + 1);
      log(`${label}: ${counts.get(label)}`);
    },
    countReset(rawLabel?: unknown): void {
      counts.delete(labelOf(rawLabel));
    },
    time(rawLabel?: unknown): void {
      timers.set(labelOf(rawLabel), performance.now());
    },
    timeLog: (rawLabel?: unknown, ...values: unknown[]): void =>
      printTime(rawLabel, values),
    timeEnd(rawLabel?: unknown): void {
      printTime(rawLabel, []);
      timers.delete(labelOf(rawLabel));
    },
    assert(condition?: unknown, ...values: unknown[]): void {
      if (condition) return;
      const separator = typeof values[0] === "string" ? ": " : " ";
      error(["Assertion failed", ...textIfAny(values)].join(separator));
    },
    trace: (...values: unknown[]): void =>
      log(["Trace", ...textIfAny(values)].join(" ")),
    // No-ops: there is nothing to clear or measure.
    clear: doNothing,
    profile: doNothing,
    profileEnd: doNothing,
    timeStamp: doNothing,
  };
}

/** The formatted values as a list of one text; empty if there are none. */
function textIfAny(values: readonly unknown[]): string[] {
  return values.length === 0 ? [] : [formatMessage(values)];
}

function formatMessage(values: readonly unknown[]): string {
  const [first, ...rest] = values;
  if (typeof first !== "string" || rest.length === 0) {
    return values.map(formatArgument).join(" ");
  }
  const formatted = first.replaceAll(/%[sdifoOjc%]/g, (specifier) => {
    if (specifier === "%%") return "%";
    return rest.length === 0 ? specifier : formatSpecifier(specifier, rest.shift());
  });
  return [formatted, ...rest.map(formatArgument)].join(" ");
}

/** Formats a value for a format specifier. Styles (%c) are not supported. */
function formatSpecifier(specifier: string, value: unknown): string {
  switch (specifier) {
    case "%d":
    case "%i":
      return formatNumber(value, (text) => Number.parseInt(text, 10));
    case "%f":
      return formatNumber(value, Number.parseFloat);
    case "%j":
      return formatJson(value);
    case "%c":
      return "";
    case "%s":
      return isObject(value) ? inspect(value) : String(value);
    default:
      return inspect(value);
  }
}

function formatNumber(value: unknown, parse: (text: string) => number): string {
  if (typeof value === "bigint") return inspect(value);
  return isObject(value) || typeof value === "symbol"
    ? "NaN"
    : String(parse(String(value)));
}

function formatJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? "undefined";
  } catch {
    return inspect(value); // circular, for instance
  }
}

function formatArgument(value: unknown): string {
  return typeof value === "string" ? value : inspect(value);
}

function isObject(value: unknown): boolean {
  return (typeof value === "object" && value !== null) || typeof value === "function";
}

function labelOf(value: unknown): string {
  if (value === undefined) return "default";
  return typeof value === "string" ? truncate(value) : inspect(value);
}

/**
 * Converts the argument of `console.table`: an array, a Map, or an object of rows.
 * @throws {TypeError} if it is none of these
 */
function tableRows(value: unknown, columns: unknown): Parameters<typeof tableView>[0] {
  if (Array.isArray(value)) {
    if (!Array.isArray(columns)) return value as unknown[];
    return value.map((row: unknown) => pickColumns(row, columns));
  }
  if (value instanceof Map || ArrayBuffer.isView(value)) return value as never;
  if (typeof value !== "object" || value === null) throw new TypeError("no rows");
  return Object.entries(value).map(([key, row]: [string, unknown]) => {
    const isObject = typeof row === "object" && row !== null;
    const fields = isObject ? (row as object) : { value: row };
    return { key, ...(Array.isArray(columns) ? pickColumns(fields, columns) : fields) };
  });
}

function pickColumns(row: unknown, columns: readonly unknown[]): object {
  const fields = Object(row) as Record<string, unknown>;
  return Object.fromEntries(columns.map((key) => [String(key), fields[String(key)]]));
}
