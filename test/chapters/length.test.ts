import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { BRANCHES, CHAPTERS, ROAD } from "#src/chapters.ts";

const PAGES = new URL("../../src/pages/", import.meta.url);
const read = (slug: string) => readFileSync(new URL(`${slug}.mdx`, PAGES), "utf8");

/** The running text of a chapter: no exercises, speaker notes, folded answers or footnotes. */
function readingText(mdx: string): string {
  return mdx
    .replace(/^---[^]*?^---$/m, "")
    .replace(/^## (Exercises|Challenges)\n[^]*?(?=^## |$(?![^]))/m, "")
    .replace(/<SpeakerNote>[^]*?<\/SpeakerNote>/g, "")
    .replace(/<Fragment slot="answer">[^]*?<\/Fragment>/g, "")
    .replace(/^\[\^[\w-]+\]: .*$/gm, "");
}

function countWords(mdx: string): number {
  const prose = readingText(mdx)
    .replace(/^```[^]*?^```$/gm, "")
    .replace(/^(import|export) [^]*?;$/gm, "")
    .replace(/\]\([^)]*\)/g, "]") // addresses
    .replace(/<[^>]*>/g, "");
  return prose.match(/\p{L}[\p{L}’'-]*/gu)!.length;
}

/** Figures are the components of `src/components/figures`, and two of the kit. */
function countFigures(mdx: string): number {
  const imports = mdx.matchAll(/^import \{?\s*(\w+),?\s*\}? from "(.*?)";$/gm);
  const figures = [...imports]
    .filter(
      ([, name, path]) =>
        /\/figures\/.*\.(tsx|astro)$/.test(path) ||
        ["CubeNumber", "OrientationPicker"].includes(name),
    )
    .map(([, name]) => name);
  const text = readingText(mdx);
  return figures.flatMap((name) => [...text.matchAll(new RegExp(`<${name}\\b`, "g"))])
    .length;
}

const countCells = (mdx: string) =>
  [...readingText(mdx).matchAll(/^```ts cell/gm)].length;

/** Reading at 200 words a minute, and playing: two minutes for a figure, one for a cell. */
function minutesFor(mdx: string): number {
  const minutes = countWords(mdx) / 200 + 2 * countFigures(mdx) + countCells(mdx);
  return 5 * Math.round(minutes / 5);
}

test("every chapter is on the road or a branch", () => {
  const pages = readdirSync(PAGES).filter((name) => name.endsWith(".mdx"));
  const slugs = CHAPTERS.map(({ slug }) => `${slug}.mdx`);
  expect(slugs.toSorted()).toEqual(pages.toSorted());
  expect(new Set(CHAPTERS.map(({ mark }) => mark)).size).toBe(CHAPTERS.length);
});

test.each(ROAD)("$title can be finished: words, figures and cells", ({ slug }) => {
  const mdx = read(slug);
  expect(countWords(mdx)).toBeGreaterThan(500);
  expect(countWords(mdx)).toBeLessThanOrEqual(1300);
  expect(countFigures(mdx)).toBeGreaterThan(0);
  expect(countFigures(mdx)).toBeLessThanOrEqual(6);
  expect(countCells(mdx)).toBeLessThanOrEqual(6);
  expect(mdx).toMatch(/^## What to keep$/m);
});

test("the road is read in an evening: 6,500 words up to the reader's own solution", () => {
  const words = ROAD.map(({ slug }) => countWords(read(slug)));
  expect(words.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(6500);
});

test.each(BRANCHES)(
  "$title is a branch of a chapter of the road",
  ({ slug, needs }) => {
    expect(ROAD.map((chapter) => chapter.slug)).toContain(needs);
    expect(countWords(read(slug))).toBeGreaterThan(500);
    expect(countWords(read(slug))).toBeLessThanOrEqual(1800);
  },
);

test.each(CHAPTERS)("$title takes $minutes minutes", ({ slug, minutes }) => {
  expect(minutes).toBe(minutesFor(read(slug)));
});

test("exercises are not counted, everything else is", () => {
  const mdx =
    "one\n\n## Exercises\n\ntwo\n\n## three\n\n<SpeakerNote>\n  six\n</SpeakerNote>\n\nfour <B c={1} /> five\n";
  expect(countWords(mdx)).toBe(4);
  const figure = 'import { A } from "../components/figures/a/A.tsx";\n\n';
  expect(countFigures(`${figure}<A />\n\n## Exercises\n\n<A />\n`)).toBe(1);
});
