// A teacher's own lesson, and its text in an address. Texts come by links: none is trusted.
import { fromBase64Url, toBase64Url } from "#notebook/document/base64url.ts";

export interface OwnLesson {
  /** Up to `MAX_TITLE` characters. */
  readonly title: string;
  /** Up to `MAX_LESSON_STEPS`. */
  readonly steps: readonly OwnStep[];
}

export interface OwnStep {
  /** What to open, below the site's root: "indexing/?count=1.twos-101#odometer". */
  readonly address: string;
  /** Up to `MAX_TITLE` characters. */
  readonly title: string;
  /** Whole, from 1 to `MAX_MINUTES`. */
  readonly minutes: number;
  /** Up to `MAX_QUESTION` characters; "" leaves the chapter's own questions. */
  readonly question: string;
}

export const MAX_LESSON_STEPS = 40;
export const MAX_MINUTES = 60;
/** In characters, like the others below. */
export const MAX_TITLE = 80;
export const MAX_QUESTION = 300;
export const MAX_ADDRESS = 1000;
/** With the rest of the address, it stays below the 8,000 that servers take. */
const MAX_TEXT = 6000;

/** Folders, an optional query and an anchor: no scheme, no host, no way up. */
const STOP_ADDRESS = /^([\w-]+\/)*(\?[^#\s\\]*)?#[^#\s\\]+$/;

export const EMPTY_LESSON: OwnLesson = { title: "", steps: [] };

/** The text of a lesson in the address, under its key, after its version. */
export const LESSON_FORMAT = {
  key: "plan",
  version: 1,

  encode({ title, steps }: OwnLesson): string {
    const rows = steps.map(({ address, title, minutes, question }) =>
      question ? [address, title, minutes, question] : [address, title, minutes],
    );
    return toBase64Url(new TextEncoder().encode(JSON.stringify([title, rows])));
  },

  /** @throws {Error} whose message says what is wrong with the lesson, as “it …” */
  decode(text: string): OwnLesson {
    if (text.length > MAX_TEXT) throw new Error("it is too long");
    const lesson = parseJson(text);
    if (!Array.isArray(lesson) || !Array.isArray(lesson[1]) || lesson.length !== 2) {
      throw new Error("it is not a title with a list of steps");
    }
    const [title, steps] = lesson as [unknown, unknown[]];
    if (steps.length > MAX_LESSON_STEPS) {
      throw new Error(
        `it has ${steps.length} steps, and the limit is ${MAX_LESSON_STEPS}`,
      );
    }
    return {
      title: parseText(title, MAX_TITLE, "its title"),
      steps: steps.map((step, i) => parseStep(step, `step ${i + 1}`)),
    };
  },
};

/** The value of the address's parameter `plan`. */
export function lessonParameter(lesson: OwnLesson): string {
  return `${LESSON_FORMAT.version}.${LESSON_FORMAT.encode(lesson)}`;
}

/**
 * The lesson in the address's parameter `plan`.
 * @throws {Error} whose message says what is wrong with the lesson, as “it …”
 */
export function parseLessonParameter(text: string): OwnLesson {
  const version = `${LESSON_FORMAT.version}.`;
  if (!text.startsWith(version)) throw new Error(`it doesn’t begin with “${version}”`);
  return LESSON_FORMAT.decode(text.slice(version.length));
}

/** Whether a link can hold the lesson. */
export function fitsInLink(lesson: OwnLesson): boolean {
  return (
    lesson.steps.length <= MAX_LESSON_STEPS &&
    LESSON_FORMAT.encode(lesson).length <= MAX_TEXT
  );
}

/** Whether it leads to a stop of this site, and nowhere else. */
export function isStopAddress(text: string): boolean {
  return text.length <= MAX_ADDRESS && STOP_ADDRESS.test(text);
}

function parseJson(text: string): unknown {
  try {
    const bytes = fromBase64Url(text);
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new Error("a part of it is missing or changed");
  }
}

function parseStep(step: unknown, name: string): OwnStep {
  if (!Array.isArray(step)) throw new Error(`${name} is not a list`);
  const [address, title, minutes, question = ""] = step as unknown[];
  if (typeof address !== "string" || !isStopAddress(address)) {
    throw new Error(`${name} doesn’t open a part of this site`);
  }
  if (!isMinutes(minutes)) {
    throw new Error(
      `${name} doesn’t take a whole number of minutes from 1 to ${MAX_MINUTES}`,
    );
  }
  return {
    address,
    title: parseText(title, MAX_TITLE, `the title of ${name}`),
    minutes,
    question: parseText(question, MAX_QUESTION, `the question of ${name}`),
  };
}

function isMinutes(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_MINUTES;
}

function parseText(value: unknown, max: number, name: string): string {
  if (typeof value !== "string") throw new Error(`${name} is not a text`);
  if (value.length > max) throw new Error(`${name} is longer than ${max} characters`);
  return value;
}
