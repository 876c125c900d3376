import { sumOf } from "#kit/distances/histogram-sums.ts";
import { formatCount } from "#kit/text/format-number.ts";
import type { WidgetModel } from "#kit/widget/model.ts";
import { WidgetStore } from "#kit/widget/store.ts";
import {
  EMPTY_LESSON,
  LESSON_FORMAT,
  type OwnLesson,
  type OwnStep,
} from "#components/site/own-lesson/own-lesson.ts";

export type LessonAction =
  | { type: "rename"; title: string }
  | { type: "add"; step: OwnStep }
  | { type: "change"; at: number; to: Partial<OwnStep> }
  | { type: "move"; at: number; by: 1 | -1 }
  | { type: "remove"; at: number };

export const ownLessonModel: WidgetModel<OwnLesson, LessonAction> = {
  ...LESSON_FORMAT,
  initial: EMPTY_LESSON,

  update(lesson, action) {
    const { steps } = lesson;
    switch (action.type) {
      case "rename":
        return { ...lesson, title: action.title };
      case "add":
        return { ...lesson, steps: [...steps, action.step] };
      case "change":
        return {
          ...lesson,
          steps: steps.with(action.at, { ...steps[action.at], ...action.to }),
        };
      case "move": {
        const { at, by } = action;
        const other = steps[at + by];
        if (!other) return lesson;
        return { ...lesson, steps: steps.with(at, other).with(at + by, steps[at]) };
      }
      case "remove":
        return { ...lesson, steps: steps.toSpliced(action.at, 1) };
    }
  },

  describe({ steps }) {
    const minutes = sumOf(steps.map((step) => step.minutes));
    return `${formatCount(steps.length, "step")}, ${formatCount(minutes, "minute")}.`;
  },
};

/** The lesson on the page. */
export const ownLesson = new WidgetStore(ownLessonModel);
