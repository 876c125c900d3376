import { QTM_MOVES } from "../lib/puzzle/moves.ts";
import { SIX_FORMS } from "../six-forms/six-forms.ts";

export interface FormJob {
  /** The name of one of the six forms. */
  readonly form: string;
}

export interface FormProgress {
  readonly depth: number;
  /** States at that depth. */
  readonly count: number;
}

export interface FormResult {
  readonly form: string;
  /** The histogram that each run found. */
  readonly histograms: readonly (readonly number[])[];
  /** Milliseconds of each run; the first run starts with cold code. */
  readonly times: readonly number[];
}

/** Runs are repeated until their times add up to this many milliseconds, … */
const MIN_TOTAL_MS = 2000;
/** … or until there are this many. */
const MAX_RUNS = 25;

/**
 * Counts all states by quarter turns with one of the six forms: once in a fresh worker,
 * then again while that is quick.
 *
 * @throws {Error} when there is no form of that name, or not enough memory
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

/** The median of all runs but the first; undefined when there is no other. */
export function warmTime({ times }: Pick<FormResult, "times">): number | undefined {
  const warm = times.slice(1).sort((a, b) => a - b);
  return warm[Math.floor(warm.length / 2)];
}
