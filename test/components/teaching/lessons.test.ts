import { expect, test } from "vitest";
import { askedBy } from "../../../src/components/teaching/asked.ts";
import { LESSONS } from "../../../src/components/teaching/lessons.ts";
import { addressOf } from "../../../src/components/teaching/place.ts";

test.each(LESSONS.map((lesson) => [lesson.minutes, lesson] as const))(
  "the steps of the lesson of %i minutes take that long",
  (minutes, { steps }) => {
    expect(steps.reduce((sum, step) => sum + step.minutes, 0)).toBe(minutes);
  },
);

test("a place is presented, in its state, with its results hidden if it says so", () => {
  const place = { chapter: "indexing", at: "odometer", state: { count: "1.twos-101" } };
  expect(addressOf(place)).toBe("/indexing/?count=1.twos-101&present=#odometer");
  expect(addressOf({ ...place, predicts: true })).toBe(
    "/indexing/?count=1.twos-101&predict=odometer&present=#odometer",
  );
  expect(addressOf(place, "15-2")).toBe(
    "/indexing/?count=1.twos-101&lesson=15-2&present=#odometer",
  );
});

test("a wrong answer that is right is found", () => {
  const check = () => ({ verdict: "right", says: "Right." }) as const;
  expect(() => askedBy("Why?", { check, solution: ["so"] }, ["so"])).toThrow(
    "“so” is right, not wrong",
  );
});
