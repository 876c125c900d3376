import { describe, expect, test } from "vitest";
import type { Exercise, Verdict } from "#components/exercises/exercise.ts";

/** An answer, one text per field, and the expected message. */
export type Case = readonly [typed: string | readonly string[], says: RegExp];

export interface Answers {
  readonly right: readonly Case[];
  readonly wrong: readonly Case[];
  readonly halfway?: readonly Case[];
  readonly unreadable?: readonly Case[];
}

const HOSTILE = [
  "",
  "   ",
  "9".repeat(500),
  "9".repeat(40),
  "1e999",
  "NaN",
  "Infinity",
  "-Infinity",
  "null",
  "abc",
  "🙂",
  "👩‍🚀👩‍🚀",
  "\ud800",
  "0x1f",
  "1/3",
  "½",
  "<b>1</b>",
  "(((((",
  "9!!!!!!!!!",
  "9^9^9^9^9",
  "\0",
  "_",
  "--",
  "__proto__",
];

/**
 * What every exercise of a chapter must satisfy: its solution passes, its starter does not,
 * and each answer gets a matching message.
 */
export function promiseExercises<Name extends string>(
  exercises: Readonly<Record<Name, Exercise>>,
  answersOf: Readonly<Record<Name, Answers>>,
): void {
  describe.each(Object.keys(answersOf) as Name[])("%s", (name) => {
    const exercise = exercises[name];
    const answers = answersOf[name];

    test("at least three right and three wrong answers are tried", () => {
      expect(answers.right.length).toBeGreaterThanOrEqual(3);
      expect(answers.wrong.length).toBeGreaterThanOrEqual(3);
    });

    for (const verdict of ["right", "halfway", "wrong", "unreadable"] as const) {
      for (const answer of answers[verdict] ?? []) {
        test(`${JSON.stringify(answer[0])} is ${verdict}`, () =>
          checkCase(exercise, answer, verdict));
      }
    }

    test("its solution passes", () => {
      expect(exercise.solution).toHaveLength(exercise.fields.length);
      expect(exercise.check(...exercise.solution).verdict).toBe("right");
    });

    test("the starter doesn't pass, and says so", () => {
      const starter = exercise.fields.map(() => "");
      expect(exercise.check(...starter)).toEqual({
        verdict: "unreadable",
        says: "Nothing is typed yet.",
      });
    });

    test.each(HOSTILE)("%j in every field is unreadable and explained", (typed) => {
      const diagnosis = exercise.check(...exercise.fields.map(() => typed));
      expect(diagnosis.verdict).toBe("unreadable");
      expect(diagnosis.says).toMatch(/^\S.*\.$/s);
      expect(diagnosis.says.length).toBeLessThan(200);
    });
  });
}

function checkCase(exercise: Exercise, [typed, says]: Case, verdict: Verdict) {
  const diagnosis = exercise.check(...[typed].flat());
  expect(diagnosis).toEqual({ verdict, says: expect.stringMatching(says) });
  expect(diagnosis.says).toMatch(/^[^\s].*[.?]$/);
  expect(diagnosis.says).not.toMatch(/undefined|\[object|NaN|function/);
}
