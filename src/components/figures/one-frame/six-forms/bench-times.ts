import times from "./bench-times.json" with { type: "json" };

/** What `node bench/six-forms.ts` has measured, and where. */
export interface BenchTimes {
  /** The name of its processor. */
  readonly machine: string;
  readonly engine: string;
  /** Year, month and day. */
  readonly date: string;
  /** Processor time of one run of each form, by its name. */
  readonly milliseconds: Readonly<Record<string, number>>;
}

export const BENCH_TIMES: BenchTimes = times;
