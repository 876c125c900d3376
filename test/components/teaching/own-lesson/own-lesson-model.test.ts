import { expect, test } from "vitest";
import { ownLessonModel } from "#components/teaching/own-lesson/own-lesson-model.ts";

const { initial, update, describe } = ownLessonModel;
const step = (title: string, minutes = 5) => ({
  ...{ address: `indexing/#${title}`, title, minutes, question: "" },
});
const lesson = { title: "Wheels", steps: ["a", "b", "c"].map((title) => step(title)) };
const titles = ({ steps }: typeof lesson) => steps.map(({ title }) => title).join("");

test("steps are added, moved, changed and removed", () => {
  expect(update(initial, { type: "add", step: step("a") }).steps).toEqual([step("a")]);
  expect(titles(update(lesson, { type: "move", at: 0, by: 1 }) as never)).toBe("bac");
  expect(titles(update(lesson, { type: "move", at: 2, by: -1 }) as never)).toBe("acb");
  expect(titles(update(lesson, { type: "remove", at: 1 }) as never)).toBe("ac");
  const longer = update(lesson, { type: "change", at: 1, to: { minutes: 9 } });
  expect(longer.steps[1]).toEqual(step("b", 9));
  expect(describe(longer)).toBe("3 steps, 19 minutes.");
});

test("the first step doesn't move up, and the last not down", () => {
  expect(update(lesson, { type: "move", at: 0, by: -1 })).toBe(lesson);
  expect(update(lesson, { type: "move", at: 2, by: 1 })).toBe(lesson);
});
