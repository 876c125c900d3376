import { afterAll, expect, test } from "vitest";
import { blankProject } from "./blank-project.ts";
import { EXAMPLES, shownBy } from "#scripts/package-examples.mjs";

const project = await blankProject();
afterAll(() => project.remove());
for (const [name, text] of Object.entries(EXAMPLES)) await project.write(name, text);

test("Node prints what the comments say", async () => {
  const lines = (await project.run("solve.js")).trim().split("\n");
  expect(lines.length).toBeGreaterThan(0);
  expect(lines).toEqual(shownBy("solve.js"));
});

test("a timer's scramble has 11 moves of three faces, and no face turns twice in a row", async () => {
  await project.write(
    "timer.js",
    'import { nextScramble } from "./scramble.js";\nfor (let i = 0; i < 20; i++) console.log(nextScramble());',
  );
  const scrambles = (await project.run("timer.js")).trim().split("\n");
  expect(new Set(scrambles).size).toBe(20);
  for (const scramble of scrambles) {
    expect(scramble).toMatch(/^([URF][2']?( |$)){11}$/);
    expect(scramble).not.toMatch(/([URF])[2']? \1/);
  }
});

test("Observable's display shows the digits of an index, and its permutation", async () => {
  await project.write(
    "observable-cell.js",
    `const display = (value) => console.log(value.join(" "));
globalThis.display = display;
await import("./observable.js");`,
  );
  const [digits, permutation] = (await project.run("observable-cell.js"))
    .trim()
    .split("\n");
  // 1531 = 2·6! + 0·5! + 3·4! + 3·3! + 0·2! + 1·1!
  expect(digits).toBe("2 0 3 3 0 1 0");
  expect(permutation).toBe("2 0 5 6 1 4 3");
});
