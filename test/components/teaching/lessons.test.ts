import { expect, test } from "vitest";
import { fromCards } from "../../../src/components/exercises/cards.ts";
import { exerciseQuestion } from "../../../src/components/teaching/class-question.ts";
import { LESSONS } from "../../../src/components/teaching/lessons.ts";
import { presentationPath } from "../../../src/components/teaching/figure-link.ts";
import { rankPermutation } from "../../../src/lib/indexing/permutation.ts";

test.each(LESSONS.map((lesson) => [lesson.minutes, lesson] as const))(
  "the steps of the lesson of %i minutes take that long",
  (minutes, { steps }) => {
    expect(steps.reduce((sum, step) => sum + step.minutes, 0)).toBe(minutes);
  },
);

test("a lesson step opens in its state, with its results hidden on request", () => {
  const place = { chapter: "indexing", at: "odometer", state: { count: "1.twos-101" } };
  expect(presentationPath(place)).toBe("/indexing/?count=1.twos-101&present=#odometer");
  expect(presentationPath({ ...place, predicts: true })).toBe(
    "/indexing/?count=1.twos-101&predict=odometer&present=#odometer",
  );
  expect(presentationPath(place, "15-2")).toBe(
    "/indexing/?count=1.twos-101&lesson=15-2&present=#odometer",
  );
});

test("a right answer listed as wrong is detected", () => {
  const check = () => ({ verdict: "right", says: "Right." }) as const;
  expect(() => exerciseQuestion("Why?", { check, solution: ["so"] }, ["so"])).toThrow(
    "“so” is right, not wrong",
  );
});

test("both unranking questions are asked in class with the figure's answers", () => {
  for (const { steps } of LESSONS) {
    const back = steps.find(({ title }) => title === "And back")!;
    expect(back.does).not.toContain("take home");
    expect(back.does).toContain("whether there is an index 6");
    expect(back.does).toContain(
      "count the six permutations from 0: the last index is 5",
    );
  }
});

test("the unranking question has a complete answer, and the ruler opens before an edge", () => {
  const steps = LESSONS.find(({ minutes }) => minutes === 45)!.steps;
  const stepOf = (title: string) => steps.find((step) => step.title === title)!;
  expect(stepOf("And back").asks!.answer).toBe(
    "3 2 1: 2 1 0 are the digits, and 2 × 2 + 1 × 1 = 5. There is no index 6, because the 6 permutations have the indices 0 to 5.",
  );
  const { opens, does } = stepOf("A ruler of permutations");
  expect(does).toContain("Slot 8 is marked");
  expect(does).toContain("ends three slots later");
  expect(does).toContain("press Tab until the slider has the focus");
  expect(stepOf("What the columns are worth").does).toContain(
    "press Predict to show everything, and add one",
  );
  const [order] = Object.values(opens.state!);
  const left =
    6 - (rankPermutation(fromCards([...order.split(".")[1]].map(Number))) % 6);
  expect(left - 1).toBe(3);
});
