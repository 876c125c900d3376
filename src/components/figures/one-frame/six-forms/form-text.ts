import { N_STATES } from "#lib/puzzle/coordinates.ts";
import { formBytes, SIX_FORMS } from "#src/six-forms/six-forms.ts";
import type { Form } from "#src/six-forms/form.ts";
import { type FormResult, warmTime } from "#src/workers/run-form.ts";
import {
  differenceMessage,
  firstDifference,
} from "#kit/distances/compare-histograms.ts";
import { PUBLISHED_HISTOGRAMS } from "#kit/distances/published-histograms.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { countWord } from "#kit/text/number-word.ts";

/** One frame at sixty frames per second, in milliseconds. */
export const FRAME_MS = 1000 / 60;

/** The outcome of a form in this browser. */
export type FormOutcome =
  | { readonly kind: "done"; readonly result: FormResult }
  | { readonly kind: "failed"; readonly message: string }
  | { readonly kind: "cancelled" };

/** Outcomes by the name of the form. */
export type FormOutcomes = Readonly<Record<string, FormOutcome | undefined>>;

/** Whether a form needs so much memory that it only runs on request. */
export const isHeavy = (form: Form) => formBytes(form) > 25 * N_STATES;

/** A time with all its digits: "27.5 s". */
export function exactTime(milliseconds: number): string {
  return milliseconds < 1000
    ? `${milliseconds}\u00a0ms`
    : `${milliseconds / 1000}\u00a0s`;
}

/** A factor with two significant digits: "1.3", "24", "1,800". */
export function formatFactor(factor: number): string {
  return factor < 9.95
    ? factor.toFixed(1)
    : formatNumber(Number(factor.toPrecision(2)));
}

/** The first difference from the published counts; undefined if all agree. */
export function wrongCountMessage({
  form,
  histograms,
}: FormResult): string | undefined {
  for (const histogram of histograms) {
    const difference = firstDifference(histogram, PUBLISHED_HISTOGRAMS.states.QTM);
    if (difference) return differenceMessage(`✗ “${formTitle(form)}”`, difference);
  }
  return undefined;
}

/** The results so far, in sentences. */
export function verdictText(outcomes: FormOutcomes): readonly string[] {
  const results = finishedResults(outcomes);
  const wrong = results.map(wrongCountMessage).filter((words) => words !== undefined);
  const failed = SIX_FORMS.flatMap(({ name, title }) => {
    const outcome = outcomes[name];
    return outcome?.kind === "failed"
      ? [`“${title}” could not be finished: ${outcome.message}.`]
      : [];
  });
  const right = results.length - wrong.length;
  const agree =
    right === 0
      ? []
      : right === 1
        ? ["✓ One program has run, and it found the published count at every depth."]
        : [
            `✓ ${capitalise(countWord(right, "program"))} have run, and all found the published count at every depth.`,
          ];
  return [...wrong, ...failed, ...agree, ...comparisonText(results)];
}

/** The slowest form compared with the fastest, and the fastest with a frame. */
function comparisonText(results: readonly FormResult[]): string[] {
  if (results.length === 0) return [];
  // Only first runs are compared: all forms have one.
  const inOrder = results.toSorted((a, b) => a.times[0] - b.times[0]);
  const [quickest] = inOrder;
  const slowest = inOrder.at(-1)!;
  const words: string[] = [];
  if (results.length > 1) {
    const factor = formatFactor(slowest.times[0] / atLeastOneTick(quickest.times[0]));
    words.push(
      `In their first runs, “${formTitle(slowest.form)}” took ${factor} times as long as “${formTitle(quickest.form)}”.`,
    );
  }
  const firstRuns = results.map(({ form, times }) => [form, times[0]]);
  const step = greatestSpeedUp(Object.fromEntries(firstRuns));
  if (step) {
    words.push(
      `Of the ${countWord(step.stepCount, "step")} measured, the one to “${step.title}” gained the most: ${formatFactor(step.factor)} times.`,
    );
  }
  const [first] = quickest.times;
  const warm = warmTime(quickest);
  if (first <= FRAME_MS) {
    words.push("The fastest finished within one frame in its first run.");
  } else if (warm !== undefined && warm <= FRAME_MS) {
    words.push(
      `The fastest needed ${framesText(first)} the first time, and less than one when it ran again.`,
    );
  } else {
    words.push(`The fastest needed ${framesText(Math.min(first, warm ?? first))}.`);
  }
  return words;
}

export interface SpeedUp {
  /** The form after the step. */
  readonly title: string;
  readonly factor: number;
  /** The number of steps that were compared. */
  readonly stepCount: number;
}

/**
 * The step to the next form that speeds the search up most; undefined if fewer than two
 * steps were measured or none was faster.
 */
export function greatestSpeedUp(
  times: Readonly<Record<string, number>>,
): SpeedUp | undefined {
  const steps = SIX_FORMS.flatMap(({ name, title }, i) => {
    const before = times[SIX_FORMS[i - 1]?.name];
    return before === undefined || times[name] === undefined
      ? []
      : [{ title, factor: atLeastOneTick(before) / atLeastOneTick(times[name]) }];
  });
  if (steps.length < 2) return undefined;
  const greatest = steps.reduce((a, b) => (b.factor > a.factor ? b : a));
  return greatest.factor > 1 ? { ...greatest, stepCount: steps.length } : undefined;
}

export function framesText(milliseconds: number): string {
  const frames = milliseconds / FRAME_MS;
  return frames < 9.95
    ? `${frames.toFixed(1)} frames`
    : `${formatFactor(frames)} frames`;
}

function finishedResults(outcomes: FormOutcomes): readonly FormResult[] {
  return SIX_FORMS.flatMap(({ name }) => {
    const outcome = outcomes[name];
    return outcome?.kind === "done" ? [outcome.result] : [];
  });
}

function formTitle(name: string): string {
  return SIX_FORMS.find((form) => form.name === name)!.title;
}

/** Some browsers round their clocks, even down to zero. */
function atLeastOneTick(milliseconds: number): number {
  return Math.max(milliseconds, 0.1);
}

function capitalise(words: string): string {
  return words[0].toUpperCase() + words.slice(1);
}
