import { QTM_MOVES } from "../lib/puzzle/moves.ts";
import { SIX_FORMS } from "../six-forms/six-forms.ts";

export interface FormJob {
  /** The name of one of the six forms. */
  readonly form: string;
}

export interface FormProgress {
  readonly depth: number;
  /** The number of states at that depth. */
  readonly count: number;
}

export interface FormResult {
  readonly form: string;
  /** The histogram of each run. */
  readonly histograms: readonly (readonly number[])[];
  /** The milliseconds of each run; the first one starts cold. */
  readonly times: readonly number[];
}

/** Runs repeat until their total time reaches this, … */
const MIN_TOTAL_MS = 2000;
/** … or their number this. */
const MAX_RUNS = 25;

/**
 * Counts all states by quarter turns with one of the six forms, repeatedly if it is fast.
 *
 * @throws {Error} when the form is unknown, or there is not enough memory
 */
export function runForm(
  { form: name }: FormJob,
  report: (progress: FormProgress) => void,
): FormResult {
  const form = SIX_FORMS.find((one) => one.name === name);
  if (!form) throw new Error(`there is no form called “${name}”`);
  const histograms: number[][] = [];
  const times: number[] = [];
  let spent = 0;
  do {
    const isFirst = times.length === 0;
    const start = performance.now();
    const histogram = form.run(
      QTM_MOVES,
      isFirst ? (depth, count) => report({ depth, count }) : undefined,
    );
    const time = performance.now() - start;
    histograms.push(histogram);
    times.push(time);
    spent += time;
  } while (spent < MIN_TOTAL_MS && times.length < MAX_RUNS);
  return { form: name, histograms, times };
}

/** The median time of all runs except the first; undefined if there is only one. */
export function warmTime({ times }: Pick<FormResult, "times">): number | undefined {
  const warm = times.slice(1).sort((a, b) => a - b);
  return warm[Math.floor(warm.length / 2)];
}
