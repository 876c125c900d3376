import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const PAGES = new URL("../../src/pages/", import.meta.url);
const chapters = readdirSync(PAGES).filter((name) => name.endsWith(".mdx"));

/** The words of a chapter for continuous reading: without code, exercises and the teacher’s notes. */
function wordsOf(mdx: string): number {
  const prose = mdx
    .replace(/^---[^]*?^---$/m, "")
    .replace(/^## (Exercises|Challenges)\n[^]*?(?=^## |$(?![^]))/m, "")
    .replace(/^```[^]*?^```$/gm, "")
    .replace(/<SpeakerNote>[^]*?<\/SpeakerNote>/g, "")
    .replace(/^(import|export) [^]*?;$/gm, "")
    .replace(/\]\([^)]*\)/g, "]") // addresses
    .replace(/<[^>]*>/g, "");
  return prose.match(/\p{L}[\p{L}’'-]*/gu)!.length;
}

test.each(chapters)("%s is read through in fewer than 2,500 words", (name) => {
  const words = wordsOf(readFileSync(new URL(name, PAGES), "utf8"));
  expect(words).toBeLessThan(2500);
  expect(words).toBeGreaterThan(500);
});

test("exercises are not counted, everything else is", () => {
  const mdx =
    "one\n\n## Exercises\n\ntwo\n\n## three\n\n<SpeakerNote>\n  six\n</SpeakerNote>\n\nfour <B c={1} /> five\n";
  expect(wordsOf(mdx)).toBe(4);
});
