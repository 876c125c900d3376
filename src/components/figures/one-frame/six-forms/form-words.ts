import { N_STATES } from "../../../../lib/puzzle/coordinates.ts";
import { bytesOf, SIX_FORMS } from "../../../../six-forms/six-forms.ts";
import type { Form } from "../../../../six-forms/form.ts";
import { type FormResult, warmTime } from "../../../../workers/run-form.ts";
import {
  differenceInWords,
  firstDifference,
} from "../../../kit/distances/agreement.ts";
import { PUBLISHED } from "../../../kit/distances/published-histograms.ts";
import { formatNumber } from "../../../kit/text/format-number.ts";
import { countWord } from "../../../kit/text/number-word.ts";

/** The duration of a frame on a screen with sixty frames per second. */
export const FRAME = 1000 / 60;

/** The time that the author of the Python program reported, on their own computer. */
export const PYTHON_SECONDS = 7.08;

/** The outcome of a form in this browser. */
export type FormOutcome =
  | { readonly kind: "done"; readonly result: FormResult }
  | { readonly kind: "failed"; readonly message: string }
  | { readonly kind: "cancelled" };

/** Keyed by the names of the forms. */
export type FormOutcomes = Readonly<Record<string, FormOutcome | undefined>>;

/** The form that needs so much memory that it is only run by itself, on request. */
export const isHeavy = (form: Form) => bytesOf(form) > 25 * N_STATES;

/** Memory in readable units: "3.7 MB", "261 MB". */
export function formatBytes(bytes: number): string {
  const megabytes = bytes / 1e6;
  return `${megabytes < 10 ? megabytes.toFixed(1) : Math.round(megabytes)}\u00a0MB`;
}

/** A factor with two significant digits: "1.3", "24", "1,800". */
export function formatFactor(factor: number): string {
  return factor < 9.95
    ? factor.toFixed(1)
    : formatNumber(Number(factor.toPrecision(2)));
}

/** The first difference from the published counts; undefined when all agree. */
export function misCount({ form, histograms }: FormResult): string | undefined {
  for (const histogram of histograms) {
    const difference = firstDifference(histogram, PUBLISHED.states.QTM);
    if (difference) return differenceInWords(`✗ “${titleOf(form)}”`, difference);
  }
  return undefined;
}

/** All results so far, in sentences. */
export function verdict(outcomes: FormOutcomes): readonly string[] {
  const results = resultsIn(outcomes);
  const wrong = results.map(misCount).filter((words) => words !== undefined);
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
        ? ["✓ One way has run, and it found the published count at every depth."]
        : [
            `✓ ${capital(countWord(right, "way"))} have run, and all found the published count at every depth.`,
          ];
  return [...wrong, ...failed, ...agree, ...compare(results)];
}

/** The ratio of the slowest to the fastest, and their times in frames. */
function compare(results: readonly FormResult[]): string[] {
  if (results.length === 0) return [];
  // First runs are compared with first runs, because all forms have one.
  const inOrder = results.toSorted((a, b) => a.times[0] - b.times[0]);
  const [quickest] = inOrder;
  const slowest = inOrder.at(-1)!;
  const words: string[] = [];
  if (results.length > 1) {
    const factor = formatFactor(slowest.times[0] / tick(quickest.times[0]));
    words.push(
      `In their first runs, “${titleOf(slowest.form)}” took ${factor} times as long as “${titleOf(quickest.form)}”.`,
    );
  }
  const firstRuns = results.map(({ form, times }) => [form, times[0]]);
  const step = greatestStep(Object.fromEntries(firstRuns));
  if (step) {
    words.push(
      `Of the ${countWord(step.of, "step")} measured, the one to “${step.title}” gained most: ${formatFactor(step.factor)} times.`,
    );
  }
  const [first] = quickest.times;
  const warm = warmTime(quickest);
  if (first <= FRAME) {
    words.push("The quickest was done within one frame, with everything new to it.");
  } else if (warm !== undefined && warm <= FRAME) {
    words.push(
      `The quickest needed ${countFrames(first)} the first time, and less than one when it ran again.`,
    );
  } else {
    words.push(`The quickest needed ${countFrames(Math.min(first, warm ?? first))}.`);
  }
  return words;
}

export interface FormStep {
  /** The form after the step. */
  readonly title: string;
  /** The speed-up. */
  readonly factor: number;
  /** The number of steps compared. */
  readonly of: number;
}

/**
 * The step from one form to the next with the greatest speed-up.
 *
 * @param times  milliseconds of some of the forms, by name
 * @returns      undefined when fewer than two steps can be compared, or none is a speed-up
 */
export function greatestStep(
  times: Readonly<Record<string, number>>,
): FormStep | undefined {
  const steps = SIX_FORMS.flatMap(({ name, title }, i) => {
    const before = times[SIX_FORMS[i - 1]?.name];
    return before === undefined || times[name] === undefined
      ? []
      : [{ title, factor: tick(before) / tick(times[name]) }];
  });
  if (steps.length < 2) return undefined;
  const greatest = steps.reduce((a, b) => (b.factor > a.factor ? b : a));
  return greatest.factor > 1 ? { ...greatest, of: steps.length } : undefined;
}

export function countFrames(milliseconds: number): string {
  const frames = milliseconds / FRAME;
  return frames < 9.95
    ? `${frames.toFixed(1)} frames`
    : `${formatFactor(frames)} frames`;
}

function resultsIn(outcomes: FormOutcomes): readonly FormResult[] {
  return SIX_FORMS.flatMap(({ name }) => {
    const outcome = outcomes[name];
    return outcome?.kind === "done" ? [outcome.result] : [];
  });
}

function titleOf(name: string): string {
  return SIX_FORMS.find((form) => form.name === name)!.title;
}

/** Some browsers round their clocks, even down to zero. */
function tick(milliseconds: number): number {
  return Math.max(milliseconds, 0.1);
}

function capital(words: string): string {
  return words[0].toUpperCase() + words.slice(1);
}
