import { cut, inspect } from "../values/inspect.ts";

/**
 * The console of a cell: it formats values so that they differ from plain text, and
 * truncates long output.
 * @param print  called with each line
 */
export function cellConsole(print: (text: string) => void) {
  const log = (...values: unknown[]): void =>
    print(cut(values.map((v) => (typeof v === "string" ? v : inspect(v))).join(" ")));
  return { log, info: log, warn: log, error: log, debug: log };
}
