// The format of lesson plans in lessons.json, and the names of steps in addresses.

export interface Plan {
  readonly minutes: number;
  readonly title: string;
  /** The learning goal. */
  readonly aim: string;
  readonly steps: readonly PlanStep[];
}

export interface PlanStep {
  readonly title: string;
  /** In minutes from the start of the lesson. */
  readonly begins: number;
  readonly ends: number;
  /** Instructions for the teacher. */
  readonly does: string;
  readonly asks?: {
    readonly question: string;
    readonly answer: string;
    /** Common wrong answers. */
    readonly slips: readonly { readonly guess: string; readonly why: string }[];
  };
  /** The path to open, relative to the site's root. */
  readonly address: string;
  /** The id of the last stop, if there are several. */
  readonly until?: string;
  /** Whether the chapter's own prompts are left out. */
  readonly isUnprompted?: boolean;
}

/** A JSON object of all plans, keyed by their length in minutes. */
export const PLANS_PATH = "lessons.json";
export const TEACHING_PATH = "teaching/";

/** The name of a step in an address. @param at  its index, from 0 */
export const stepName = (minutes: number, at: number) => `${minutes}-${at + 1}`;

/** The anchor of a step on the page for teachers. */
export const stepAnchor = (minutes: number, at: number) =>
  `lesson-${stepName(minutes, at)}`;
