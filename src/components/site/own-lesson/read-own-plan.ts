import { readParameter } from "#kit/widget/page-address.ts";
import type { Plan } from "../presenter/plan.ts";
import { LESSON_FORMAT, parseLessonParameter } from "./own-lesson.ts";
import { ownPlan } from "./own-plan.ts";

/** The plan of the own lesson in the address; undefined if there is none. */
export function readOwnPlan(): Plan | undefined {
  const text = readParameter(LESSON_FORMAT.key);
  if (text === undefined) return undefined;
  try {
    return ownPlan(parseLessonParameter(text));
  } catch (error) {
    throw new Error(
      `The lesson in the link can’t be read: ${(error as Error).message}.`,
    );
  }
}
