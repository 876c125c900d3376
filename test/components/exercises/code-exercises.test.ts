import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { CODE_EXERCISES, codeExercise } from "#components/exercises/code-exercises.ts";
import { ANSWERS } from "./code-answers.ts";
import { verdictOn } from "./verdict-on.ts";

const FOLDER = new URL("../../../src/components/exercises/", import.meta.url).pathname;
const files = Object.fromEntries(
  globSync("*/*/*.ts", { cwd: FOLDER }).map((file) => [
    `/${file}`,
    readFileSync(FOLDER + file, "utf8"),
  ]),
);

const exercises = Object.entries(CODE_EXERCISES).flatMap(([chapter, names]) =>
  names.map((name) => ({ chapter, name })),
);

test("no chapter is listed without an exercise in code, and no two have the same name", () => {
  expect(Object.values(CODE_EXERCISES).every(({ length }) => length > 0)).toBe(true);
  const names = exercises.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(Object.keys(ANSWERS).sort()).toEqual(names.toSorted());
});

describe.each(exercises)("$chapter, $name", ({ chapter, name }) => {
  const { starter, checker, solution, page } = codeExercise(files, chapter, name);
  const { starterSays, wrong } = ANSWERS[name];
  const verdict = (answer: string) => verdictOn(answer, { checker, page });

  test("the solution passes", async () => {
    expect(await verdict(solution)).toMatch(/^Right: .+\.$/);
  });

  test("the starter fails with a helpful message", async () => {
    const words = await verdict(starter);
    expect(words).toMatch(/^Not yet: .+[.?]$/);
    expect(words).toMatch(starterSays);
  });

  test("at least three wrong answers are tried", () => {
    expect(wrong.length).toBeGreaterThanOrEqual(3);
  });

  test.each(wrong)("%s: it says why", async (_, answer, says) => {
    const words = await verdict(answer(solution));
    expect(words).toMatch(/^Not yet: .+[.?]$/);
    expect(words).toMatch(says);
    expect(words.length).toBeLessThan(420);
  });

  test("an answer that throws is reported with its error and the call", async () => {
    const [, head] = /(function \w+\([^]*?\): [^{]*\{)\n/.exec(solution)!;
    const imports = solution.match(/^import .*$/gm) ?? [];
    const broken = [...imports, head, '  throw new Error("ouch");', "}"].join("\n");
    expect(await verdict(broken)).toMatch(
      /^Not yet: `.*` ends with an error: Error: ouch\.$/,
    );
  });

  test("an answer that is no longer a function is explained", async () => {
    const [, own] = /function (\w+)\(/.exec(solution)!;
    const words = await verdict(`const ${own} = 3;`);
    expect(words).toMatch(/^Not yet: /);
    expect(words).toMatch(/must stay a function|is not a function/);
  });
});
