import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ROAD } from "#src/chapters.ts";

const read = (file: string) =>
  readFileSync(new URL(`../../src/pages/${file}`, import.meta.url), "utf8");

/** Everyday words: “turn the cube” needs no explanation. */
const EVERYDAY = ["Move, turn"];

/** The names of every term in the glossary: the first and its synonyms. */
const TERMS = [...read("glossary.astro").matchAll(/<Term\s[^>]*?name="([^"]*)"/g)]
  .filter(([, name]) => !EVERYDAY.includes(name))
  .map(([, name]) => name.split(", "));

/** The text of a chapter in reading order, without code and the teacher's notes. */
function textOf(mdx: string): string {
  return mdx
    .replace(/^---[^]*?^---$/m, "")
    .replace(/^## (Exercises|Challenges)\n[^]*?(?=^## |$(?![^]))/m, "")
    .replace(/<SpeakerNote>[^]*?<\/SpeakerNote>/g, "")
    .replace(/^```[^]*?^```$/gm, "")
    .replace(/^(import|export) [^]*?;$/gm, "")
    .replace(/^## .*$/gm, "")
    .replace(/\]\([^)]*\)/g, "]")
    .replace(/`[^`]*`/g, "")
    .replace(/\{[^{}]*\}/g, "")
    .replace(/<[^>]*>/g, "");
}

const road = ROAD.map(({ slug }) => textOf(read(`${slug}.mdx`))).join("\n");

/** Where a text explains a term in bold, under any of its names, and where it first uses it. */
function usesOf(names: readonly string[], text: string) {
  const name = `(?:${names.map((one) => one.replace("*", String.raw`\*`)).join("|")})s?`;
  const bold = new RegExp(String.raw`\*\*${name}\*\*`, "iu");
  const word = new RegExp(String.raw`(?<![\p{L}-])${name}(?![\p{L}-])`, "iu");
  return { explained: text.search(bold), used: text.search(word) };
}

test("the road explains its terms, in bold", () => {
  const explained = TERMS.filter((names) => usesOf(names, road).explained >= 0);
  expect(explained.length).toBeGreaterThan(15);
});

test("no term of the glossary is used on the road before it is explained", () => {
  const early = TERMS.filter((names) => {
    const { explained, used } = usesOf(names, road);
    return explained >= 0 && used < explained;
  });
  expect(early).toEqual([]);
});

test("a term used early is found", () => {
  const text = "A pruning table helps.\n\nA **pruning table** is a table.";
  const { explained, used } = usesOf(["pruning table"], text);
  expect(used).toBeLessThan(explained);
  expect(usesOf(["rank"], "A ranking. To **rank** it.")).toEqual({
    explained: 14,
    used: 16,
  });
});
