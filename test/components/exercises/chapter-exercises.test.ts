import { expect, test } from "vitest";
import { CHAPTERS } from "../../../src/chapters.ts";
import {
  type ChapterWithExercises,
  loadExercises,
} from "../../../src/components/exercises/chapter-exercises.ts";

test("no two chapters have an exercise of the same name, under which answers are kept", async () => {
  const slugs = CHAPTERS.map(({ slug }) => slug as ChapterWithExercises);
  const exercises = await Promise.all(slugs.map(loadExercises));
  const names = exercises.flatMap(Object.keys);
  expect(names.length).toBeGreaterThan(10);
  expect(new Set(names).size).toBe(names.length);
});
