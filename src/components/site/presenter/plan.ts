// The format of lesson plans in lessons.json, and the names of steps in addresses.

export interface Plan {
  /** Its name in addresses. */
  readonly slug: string;
  readonly minutes: number;
  readonly title: string;
  /** The learning goal; "" in a teacher's own lesson, like the other notes below. */
  readonly aim: string;
  readonly steps: readonly PlanStep[];
  /** The page to return to, relative to the site's root, if it isn't the one for teachers. */
  readonly home?: string;
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
    /** Whether the figure's own questions take its place on the screen. */
    readonly isAskedByFigure?: boolean;
  };
  /** The path to open, relative to the site's root. */
  readonly address: string;
  /** The id of the last stop, if there are several. */
  readonly until?: string;
  /** Whether the chapter's own prompts are left out. */
  readonly isUnprompted?: boolean;
}

/** A JSON object of all plans, keyed by their slugs. */
export const PLANS_PATH = "lessons.json";
/** The id of the element that holds them, in a page that can't load them. */
export const PLANS_ID = "lesson-plans";
/** The name of every lesson of a teacher's own in addresses. */
export const OWN_SLUG = "own";
export const TEACHING_PATH = "teaching/";

/** The name of a step in an address. @param at  its index, from 0 */
export const stepName = (slug: string, at: number) => `${slug}-${at + 1}`;

/** The anchor of a step on the page for teachers. */
export const stepAnchor = (slug: string, at: number) => `lesson-${stepName(slug, at)}`;

/** Lessons used to be named by their minutes: the present numbers of their steps. */
const FORMER_LESSONS: Readonly<
  Record<string, { readonly slug: string; readonly steps: readonly number[] }>
> = {
  15: { slug: "permutations", steps: [1, 4, 2, 5, 6] },
  45: { slug: "wheels", steps: [1, 5, 3, 6, 7, 8, 9, 10, 11] },
  90: { slug: "cubes", steps: [1, 5, 3, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] },
};

/** The anchor of a lesson from when it was named after its minutes, if it was. */
export function formerAnchor(slug: string): string | undefined {
  const lessons = Object.entries(FORMER_LESSONS);
  const former = lessons.find(([, lesson]) => lesson.slug === slug);
  return former && `lesson-${former[0]}`;
}

/**
 * Parses the name of a step in an address.
 *
 * @returns its lesson, its index from 0, and whether the name is a former one
 */
export function parseStepName(
  name: string,
): { slug: string; at: number; isFormer: boolean } | undefined {
  const [, slug, number] = /^(.+)-(\d+)$/.exec(name) ?? [];
  if (!slug) return undefined;
  const former = Object.hasOwn(FORMER_LESSONS, slug) ? FORMER_LESSONS[slug] : undefined;
  const step = former ? former.steps[Number(number) - 1] : Number(number);
  return { slug: former?.slug ?? slug, at: step - 1, isFormer: former !== undefined };
}
