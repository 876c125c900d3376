import { N_STATES, rankState, unrankState } from "#lib/puzzle/coordinates.ts";
import { applyMoves, invertMoves } from "#lib/puzzle/moves.ts";
import { PRESENTED_TURNS } from "../kit/cube/presented-turns.ts";
import { cubeModel } from "../kit/reader/reader-cube.ts";
import { formatNumber as n } from "../kit/text/format-number.ts";
import type { ClassQuestion } from "./class-question.ts";
import { type FigureLink, stateParameter } from "./figure-link.ts";

export interface LessonStep {
  readonly minutes: number;
  readonly title: string;
  /** What to open. */
  readonly opens: FigureLink;
  /** The id of its last stop, where it has several. */
  readonly until?: string;
  /**
   * Whether the chapter's own prompt is left out, because it belongs to another step or
   * reveals the answer.
   */
  readonly isUnprompted?: boolean;
  /** What to do there. */
  readonly does: string;
  readonly asks?: ClassQuestion;
  /** Text that is visible when the step is opened, checked by a test. */
  readonly shows: string;
}

export interface Lesson {
  /** Its name in addresses. */
  readonly slug: string;
  readonly minutes: 15 | 45 | 90;
  readonly title: string;
  /** What pupils can do afterwards. */
  readonly aim: string;
  readonly needs: string;
  readonly steps: readonly LessonStep[];
}

/** The date 24 July 1986, as a number that is a cube. */
export const BIRTHDAY_CUBE = 240_786;
const LAST_DATE = 311_299;

/** The cover's cube, with which each lesson begins. */
export const COVER_CUBE: LessonStep = {
  minutes: 1,
  title: "Every cube has a number",
  opens: {
    chapter: "",
    at: "cover-cube",
    state: stateParameter(
      cubeModel,
      rankState(applyMoves(unrankState(BIRTHDAY_CUBE), invertMoves(PRESENTED_TURNS))),
    ),
  },
  does: "Press → or use a clicker for each of the two turns, and let the class watch the number. Then let pupils look for the cubes of their own birthdays: drag along the line below. Random shows a cube that is rarely a birthday.",
  asks: {
    question:
      "Every turn changes this cube’s number. After two turns, it is a birthday: day, month and year. Which one?",
    answer: `${n(BIRTHDAY_CUBE)} is 24 07 86, or 24 July 1986. The largest such number is ${n(LAST_DATE)}, and the cubes have the numbers 0 to ${n(N_STATES - 1)}. So every birthday is a cube.`,
    slips: [
      {
        guess: "The number counts the turns so far",
        why: "A single turn changes it by thousands. It says where the pieces are and how they are twisted.",
      },
    ],
  },
  shows: "permutation",
};

/** The same step, with another length. */
export const lasting = (step: LessonStep, minutes: number): LessonStep => ({
  ...step,
  minutes,
});
