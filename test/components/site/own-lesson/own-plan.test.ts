import { expect, test } from "vitest";
import {
  fitsInLink,
  lessonParameter,
  type OwnLesson,
  parseLessonParameter,
} from "#components/site/own-lesson/own-lesson.ts";
import {
  ownLessonAddress,
  ownLessonOf,
  ownPlan,
} from "#components/site/own-lesson/own-plan.ts";
import { createPlan } from "#components/teaching/create-plan.ts";
import { LESSONS } from "#components/teaching/lessons.ts";

const LESSON: OwnLesson = {
  title: "Wheels",
  steps: [
    {
      address: "indexing/?count=1.twos-101&predict=odometer#odometer",
      ...{ title: "Add one", minutes: 4, question: "What comes next?" },
    },
    { address: "#cover-cube", title: "A cube", minutes: 6, question: "" },
  ],
};

test("each step of the plan opens its stop in its state, with the whole lesson in the address", () => {
  const { minutes, steps, home } = ownPlan(LESSON);
  const plan = lessonParameter(LESSON);
  expect(minutes).toBe(10);
  expect(steps.map(({ begins, ends }) => [begins, ends])).toEqual([
    [0, 4],
    [4, 10],
  ]);
  expect(steps.map(({ address }) => address)).toEqual([
    `indexing/?count=1.twos-101&predict=odometer&present=&lesson=own-1&plan=${plan}#odometer`,
    `?present=&lesson=own-2&plan=${plan}#cover-cube`,
  ]);
  expect(steps.map(({ asks }) => asks?.question)).toEqual([
    "What comes next?",
    undefined,
  ]);
  expect(home).toBe(`teaching/my-lesson/?plan=${plan}`);
});

test.each(LESSONS.map((lesson) => [lesson.slug, lesson] as const))(
  "the lesson %s can be changed: its own copy has its steps and fits into a link",
  (_, lesson) => {
    const own = ownLessonOf(createPlan(lesson));
    expect(fitsInLink(own)).toBe(true);
    expect(parseLessonParameter(lessonParameter(own))).toEqual(own);
    expect(ownPlan(own).minutes).toBe(lesson.minutes);
    expect(own.steps.map(({ title }) => title)).toEqual(
      lesson.steps.map(({ title }) => title),
    );
    expect(ownLessonAddress(own)).not.toMatch(/present|lesson=/);
    for (const { address } of own.steps) expect(address).not.toMatch(/present|lesson=/);
  },
);

test("a question that a figure asks itself is left to the figure", () => {
  const [lesson] = LESSONS;
  const own = ownLessonOf(createPlan(lesson));
  for (const [i, { asks }] of lesson.steps.entries()) {
    expect(own.steps[i].question).toBe(
      asks?.isAskedByFigure ? "" : (asks?.question ?? ""),
    );
  }
});
