// A lesson as it is presented, step by step: what the page for teachers hands over.

export interface Plan {
  readonly minutes: number;
  readonly title: string;
  /** What pupils can do afterwards. */
  readonly aim: string;
  readonly steps: readonly PlanStep[];
}

export interface PlanStep {
  readonly title: string;
  /** In minutes from the start of the lesson. */
  readonly begins: number;
  readonly ends: number;
  /** What to do there. */
  readonly does: string;
  readonly asks?: {
    readonly question: string;
    readonly answer: string;
    /** Typical wrong answers. */
    readonly slips: readonly { readonly guess: string; readonly why: string }[];
  };
  /** What to open, below the site's root. */
  readonly address: string;
  /** The id of its last stop, where it has several. */
  readonly until?: string;
  /** Whether its stops are shown without what the chapter says to try. */
  readonly isUnprompted?: boolean;
}

/** The plans by their minutes, below the site's root. */
export const PLANS_PATH = "lessons.json";
/** The page for teachers. */
export const TEACHING_PATH = "teaching/";

/** A step as the address names it, and the plan its place. @param at  from 0 */
export const stepName = (minutes: number, at: number) => `${minutes}-${at + 1}`;

/** The anchor of a step in the page for teachers. */
export const stepAnchor = (minutes: number, at: number) =>
  `lesson-${stepName(minutes, at)}`;
