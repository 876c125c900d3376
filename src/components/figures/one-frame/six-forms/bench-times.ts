import times from "./bench-times.json" with { type: "json" };

/** The times measured by `node bench/six-forms.ts`, and the machine. */
export interface BenchTimes {
  /** The name of its processor. */
  readonly machine: string;
  readonly engine: string;
  /** Year, month and day. */
  readonly date: string;
  /** CPU time of one run of each form, by its name. */
  readonly milliseconds: Readonly<Record<string, number>>;
}

export const BENCH_TIMES: BenchTimes = times;
