// Converts teachers' own lessons to the presenter's format, and ready-made lessons to theirs.
import { OWN_SLUG, type Plan, type PlanStep, stepName } from "../presenter/plan.ts";
import {
  LESSON_FORMAT,
  lessonParameter,
  MAX_QUESTION,
  type OwnLesson,
} from "./own-lesson.ts";
import { stopAddress } from "./stop-link.ts";

/** The page where lessons are made. */
export const MY_LESSON_PATH = "teaching/my-lesson/";
/** Only a base for parsing addresses. */
const ROOT = new URL("https://root.invalid/");

/** The address of the page that shows a lesson, below the site's root. */
export function ownLessonAddress(lesson: OwnLesson): string {
  const query = new URLSearchParams({ [LESSON_FORMAT.key]: lessonParameter(lesson) });
  return `${MY_LESSON_PATH}?${query}`;
}

/** The plan of an own lesson, with times and addresses of its steps. */
export function ownPlan(lesson: OwnLesson): Plan {
  let ends = 0;
  const parameter = lessonParameter(lesson);
  const steps = lesson.steps.map(
    ({ address, title, minutes, question }, at): PlanStep => {
      const link = new URL(address, ROOT);
      link.searchParams.set("present", "");
      link.searchParams.set("lesson", stepName(OWN_SLUG, at));
      link.searchParams.set(LESSON_FORMAT.key, parameter);
      const begins = ends;
      ends += minutes;
      return {
        ...{ title, begins, ends, does: "" },
        address: link.href.slice(ROOT.href.length),
        ...(question && { asks: { question, answer: "", slips: [] } }),
      };
    },
  );
  const { title } = lesson;
  return {
    slug: OWN_SLUG,
    aim: "",
    minutes: ends,
    title,
    steps,
    home: ownLessonAddress(lesson),
  };
}

/**
 * An own lesson with the steps of a ready-made one. Questions that a figure asks itself are
 * left to it.
 */
export function ownLessonOf({ title, steps }: Plan): OwnLesson {
  return {
    title,
    steps: steps.map(({ title, begins, ends, address, asks }) => ({
      address: stopAddress(new URL(address, ROOT), ROOT),
      title,
      minutes: ends - begins,
      question:
        asks && !asks.isAskedByFigure ? asks.question.slice(0, MAX_QUESTION) : "",
    })),
  };
}
