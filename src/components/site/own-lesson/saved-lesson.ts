import { SavedWork, type StorageFault } from "#kit/storage/saved-work.ts";
import {
  EMPTY_LESSON,
  fitsInLink,
  lessonParameter,
  MAX_TITLE,
  type OwnLesson,
  type OwnStep,
  parseLessonParameter,
} from "./own-lesson.ts";

/** The teacher's own lesson in this browser. */
export const savedLesson = new SavedWork<OwnLesson>("my lesson", {
  read: (text) => ({ value: parseLessonParameter(text) }),
  write: lessonParameter,
});

/** The minutes that a new step takes until the teacher changes them. */
const NEW_STEP_MINUTES = 5;

/** A step that opens an address, to be changed by the teacher. */
export function newStep(address: string, title: string): OwnStep {
  return {
    address,
    title: title.slice(0, MAX_TITLE),
    minutes: NEW_STEP_MINUTES,
    question: "",
  };
}

/** Adds a step to the saved lesson. @returns why it couldn't be added; undefined if it was */
export function addToSavedLesson(step: OwnStep): StorageFault | undefined {
  const lesson = savedLesson.read() ?? EMPTY_LESSON;
  const longer = { ...lesson, steps: [...lesson.steps, step] };
  return fitsInLink(longer) ? savedLesson.write(longer) : "long";
}
