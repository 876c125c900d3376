import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const PAGES = new URL("../../src/pages/", import.meta.url);
const chapters = readdirSync(PAGES).filter((name) => name.endsWith(".mdx"));
/** Sections that consist of exercises, or look back. */
const OTHERS = /^(Exercises|Challenges|What to keep)\n/;

/** The headings of sections without an invitation to try something. */
function withoutTry(mdx: string): string[] {
  const [, ...sections] = mdx.split(/^## /m);
  return sections
    .filter((section) => !OTHERS.test(section))
    .filter((section) => !/<Try>\s+\*\*Try [^]+?<\/Try>/.test(section))
    .map((section) => section.split("\n")[0]);
}

test.each(chapters)("every section of %s invites to try something", (name) => {
  const mdx = readFileSync(new URL(name, PAGES), "utf8");
  expect(mdx.match(/^## /gm)!.length).toBeGreaterThan(3);
  expect(withoutTry(mdx)).toEqual([]);
});

/** The first words of each task without an answer for someone alone. */
function withoutAnswer(mdx: string): string[] {
  return [...mdx.matchAll(/<Try>\s+([^]+?)<\/Try>/g)]
    .filter(([, task]) => !/<Fragment slot="answer">\s*\S/.test(task))
    .map(([, task]) => task.slice(0, 40));
}

test.each(chapters)("every task of %s has an answer", (name) => {
  const mdx = readFileSync(new URL(name, PAGES), "utf8");
  expect(withoutAnswer(mdx)).toEqual([]);
});

test("a section without is found", () => {
  const mdx =
    "## A\n\n<Try>\n  **Try it.** Look.\n</Try>\n\n## B\n\nText.\n\n## Exercises\n\n?\n";
  expect(withoutTry(mdx)).toEqual(["B"]);
  expect(withoutTry("## A\n\n<Try>\n  Look.\n</Try>\n")).toEqual(["A"]);
  expect(withoutAnswer("<Try>\n  **Try it.** Look.\n</Try>\n")).toEqual([
    "**Try it.** Look.\n",
  ]);
});
