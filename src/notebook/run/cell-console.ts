import { cut, inspect } from "../values/inspect.ts";

/**
 * The console of a cell: values are told from texts, and what is long is cut off.
 * @param print  called with each line
 */
export function cellConsole(print: (text: string) => void) {
  const log = (...values: unknown[]): void =>
    print(cut(values.map((v) => (typeof v === "string" ? v : inspect(v))).join(" ")));
  return { log, info: log, warn: log, error: log, debug: log };
}
