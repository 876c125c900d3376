// Globals of a cell, in addition to the language itself.
declare const console: {
  log(...values: unknown[]): void;
  info(...values: unknown[]): void;
  warn(...values: unknown[]): void;
  error(...values: unknown[]): void;
  debug(...values: unknown[]): void;
  dir(value?: unknown, options?: unknown): void;
  dirxml(...values: unknown[]): void;
  table(rows?: unknown, columns?: readonly string[]): void;
  group(...values: unknown[]): void;
  groupCollapsed(...values: unknown[]): void;
  groupEnd(): void;
  count(label?: string): void;
  countReset(label?: string): void;
  time(label?: string): void;
  timeLog(label?: string, ...values: unknown[]): void;
  timeEnd(label?: string): void;
  assert(condition?: unknown, ...values: unknown[]): void;
  trace(...values: unknown[]): void;
  clear(): void;
  profile(label?: string): void;
  profileEnd(label?: string): void;
  timeStamp(label?: string): void;
};
declare const performance: { now(): number };
declare function setTimeout(
  callback: (...given: never[]) => void,
  delay?: number,
  ...given: unknown[]
): number;
declare function clearTimeout(timer: number | undefined): void;
declare function setInterval(
  callback: (...given: never[]) => void,
  delay?: number,
  ...given: unknown[]
): number;
declare function clearInterval(timer: number | undefined): void;
declare function queueMicrotask(callback: () => void): void;
declare function reportError(error: unknown): void;
declare function structuredClone<T>(value: T): T;
