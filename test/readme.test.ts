import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CHAPTERS } from "../src/chapters.ts";
import { checkArrows } from "../src/notebook/check/check-arrows.ts";
import { runSingleCell } from "./notebook/run/run-single-cell.ts";

const read = (file: string) =>
  readFileSync(new URL(`../${file}`, import.meta.url), "utf8");

test("the README's snippet shows what it says", async () => {
  const [snippet] = [...read("README.md").matchAll(/^```ts\n([\s\S]*?)^```$/gm)];
  const { outputs, error } = await runSingleCell(snippet[1]);
  expect(error).toBeUndefined();
  expect(outputs.length).toBeGreaterThan(3);
  expect(checkArrows(snippet[1], outputs)).toEqual([]);
});

test("every command that the README quotes is one that npm test runs, or is itself", () => {
  const quoted = [...read("README.md").matchAll(/(?<=^|`)npm (?:run )?(\w+)/gm)].map(
    ([, name]) => name,
  );
  expect(quoted).toEqual(expect.arrayContaining(["start", "test", "dev", "bench"]));
  const runner = read("scripts/test.mjs");
  for (const name of new Set(quoted)) {
    if (name !== "test") expect(runner).toContain(`"${name}"`);
  }
});

test("the README lists every chapter, in order", () => {
  const listed = [...read("README.md").matchAll(/^\| \[(.+?)\]\((.+?)\)/gm)];
  expect(listed.map(([, title, file]) => [title, file])).toEqual(
    CHAPTERS.map(({ slug, title }) => [title, `src/pages/${slug}.mdx`]),
  );
});
