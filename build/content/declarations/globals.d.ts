// Globals of a cell, in addition to the language itself.
declare const console: {
  log(...values: unknown[]): void;
  info(...values: unknown[]): void;
  warn(...values: unknown[]): void;
  error(...values: unknown[]): void;
  debug(...values: unknown[]): void;
};
declare const performance: { now(): number };
declare function setTimeout(callback: () => void, delay?: number): number;
declare function clearTimeout(timer: number | undefined): void;
declare function setInterval(callback: () => void, delay?: number): number;
declare function clearInterval(timer: number | undefined): void;
declare function queueMicrotask(callback: () => void): void;
declare function structuredClone<T>(value: T): T;
