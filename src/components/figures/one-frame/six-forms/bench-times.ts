import times from "./bench-times.json" with { type: "json" };

/** The times that `node bench/six-forms.ts` measured, and the machine. */
export interface BenchTimes {
  /** The name of the processor. */
  readonly machine: string;
  readonly engine: string;
  /** Year, month and day. */
  readonly date: string;
  /** CPU time of one run, by the name of the form. */
  readonly milliseconds: Readonly<Record<string, number>>;
}

export const BENCH_TIMES: BenchTimes = times;
