// Where the lesson on the page comes from, and whether changes are saved in the browser.
import { effect, signal } from "@preact/signals";
import { readParameter, writeParameter } from "#kit/widget/page-address.ts";
import {
  EMPTY_LESSON,
  LESSON_FORMAT,
  lessonParameter,
  type OwnLesson,
  parseLessonParameter,
} from "#components/site/own-lesson/own-lesson.ts";
import { ownLessonOf } from "#components/site/own-lesson/own-plan.ts";
import { savedLesson } from "#components/site/own-lesson/saved-lesson.ts";
import { loadPlans } from "#components/site/presenter/load-plans.ts";
import { ownLesson } from "./own-lesson-model.ts";

/** The parameter that names the ready-made lesson to begin with. */
const FROM = "from";

/**
 * "own": each change is saved. "new": it came by a link and nothing is saved yet, so the
 * first change makes it one's own. "visiting": it came by a link, and another one is saved.
 */
export const lessonSource = signal<"own" | "new" | "visiting">("own");
/** Why the lesson in the address can't be used, if it can't. */
export const linkProblem = signal<string | undefined>(undefined);

/** Opens the lesson in the address or else the saved one, and saves its changes. */
export async function openLesson(): Promise<void> {
  const linked = await readLinked();
  const saved = savedLesson.read();
  if (!linked || isOwnEntry() || (saved && isSame(saved, linked))) {
    ownLesson.follow(saved ?? linked ?? EMPTY_LESSON);
  } else {
    lessonSource.value = saved ? "visiting" : "new";
    ownLesson.follow(linked);
  }
  saveChanges();
  // Back from another page, or after a change in another window.
  addEventListener("pageshow", followSaved);
  addEventListener("storage", followSaved);
}

/** Saves the lesson from the link in place of the saved one, which Undo brings back. */
export function keepLinkedLesson(): void {
  const linked = ownLesson.state.peek();
  ownLesson.follow(savedLesson.read() ?? EMPTY_LESSON);
  ownLesson.follow(linked, { asStep: true });
  lessonSource.value = "own";
}

async function readLinked(): Promise<OwnLesson | undefined> {
  const text = readParameter(LESSON_FORMAT.key);
  const slug = readParameter(FROM);
  writeParameter(FROM, undefined);
  try {
    if (text !== undefined) return parseLessonParameter(text);
    const plan = slug === undefined ? undefined : (await loadPlans())[slug];
    return plan && ownLessonOf(plan);
  } catch (error) {
    const { message } = error as Error;
    linkProblem.value =
      text === undefined
        ? message
        : `The lesson in this link can’t be read: ${message}.`;
    return undefined;
  }
}

function saveChanges(): void {
  const opened = ownLesson.state.peek();
  effect(() => {
    const lesson = ownLesson.state.value;
    if (lessonSource.value === "new" && lesson !== opened) lessonSource.value = "own";
    if (lessonSource.value !== "own") return;
    savedLesson.write(isSame(lesson, EMPTY_LESSON) ? undefined : lesson);
    // Browsers limit how often an entry may change.
    if (!isOwnEntry())
      history.replaceState({ ...history.state, isOwnLesson: true }, "");
  });
}

function followSaved(): void {
  const saved = savedLesson.read();
  if (savedLesson.fault !== undefined || !saved) return;
  if (lessonSource.value === "new") lessonSource.value = "visiting";
  if (lessonSource.value === "own") ownLesson.follow(saved, { asStep: true });
}

/** Whether this entry of the browser's history has shown one's own lesson before. */
function isOwnEntry(): boolean {
  return history.state?.isOwnLesson === true;
}

function isSame(a: OwnLesson, b: OwnLesson): boolean {
  return lessonParameter(a) === lessonParameter(b);
}
