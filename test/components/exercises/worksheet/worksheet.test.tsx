import jsQR from "jsqr";
import { render } from "preact-render-to-string";
import { expect, test } from "vitest";
import { LEVELS } from "#components/exercises/endless/practice-exercise.ts";
import { MAX_SHEET } from "#components/exercises/endless/sheet.ts";
import { TOPIC_NAMES } from "#components/exercises/endless/topics.ts";
import { parseSheet } from "#components/exercises/practice/sheet-address.ts";
import { ExercisePage } from "#components/exercises/worksheet/ExercisePage.tsx";
import { practiceUrl } from "#components/exercises/worksheet/practice-url.ts";
import {
  DEFAULT_WORKSHEET,
  LENGTHS,
  PAPERS,
  worksheetParameters,
  parseWorksheet,
  type WorksheetChoice,
} from "#components/exercises/worksheet/worksheet-address.ts";
import {
  exercisePages,
  keyPages,
} from "#components/exercises/worksheet/worksheet-pages.ts";
import { createParts } from "#components/exercises/worksheet/worksheet-part.ts";
import { MAKERS } from "../endless/all-makers.ts";

const partsOf = (choice: WorksheetChoice) =>
  createParts(
    choice,
    choice.topics.map((topic) => MAKERS[topic]),
  );

test("an address restores its worksheet, and invalid parameters are explained", () => {
  const choice: WorksheetChoice = {
    topics: ["inversions", "next-move"],
    level: 3,
    sheet: 4711,
    exercises: 4,
    paper: "letter",
    hasKey: false,
  };
  const search = `?${new URLSearchParams(worksheetParameters(choice))}`;
  expect(parseWorksheet(search)).toEqual({ choice, problems: [] });
  expect(parseWorksheet("")).toEqual({ choice: DEFAULT_WORKSHEET, problems: [] });
  expect(parseWorksheet("?topic=inversions+inversions").choice.topics).toHaveLength(1);
  expect(parseWorksheet("?topic=sudoku+chess&exercises=5&paper=a3&key=1")).toEqual({
    choice: DEFAULT_WORKSHEET,
    problems: [
      "The link’s topic “sudoku chess” could not be used: not all of these are topics.",
      "The link’s exercises “5” could not be used: there can be 2, 4, 6 or 8.",
      "The link’s paper “a3” could not be used: it can be a4 or letter.",
      "The link’s key “1” could not be used: it can be yes or no.",
    ],
  });
  expect(parseWorksheet("?topic=+").choice.topics).toEqual(DEFAULT_WORKSHEET.topics);
});

test("every exercise is on one page and in the key once, and no page is nearly empty", () => {
  for (const paper of PAPERS) {
    for (const level of LEVELS) {
      for (const exercises of LENGTHS) {
        for (const topics of [...TOPIC_NAMES.map((name) => [name]), TOPIC_NAMES]) {
          const choice = { topics, level, sheet: 12, exercises, paper, hasKey: true };
          const parts = partsOf(choice);
          const all = parts.flatMap((part) => part.exercises);
          const pages = exercisePages(parts, paper);
          for (const sheets of [pages, keyPages(parts, paper)]) {
            const shown = sheets.flat().flatMap((block) => block.exercises);
            expect(shown).toEqual(all);
            for (const { part, from, exercises } of sheets.flat()) {
              expect(part.exercises[from]).toBe(exercises[0]);
            }
          }
          if (topics.length > 1) continue;
          const lengths = pages.map(([block]) => block.exercises.length);
          expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(2);
        }
      }
    }
  }
});

test("two topics with four exercises each share a page", () => {
  for (const topics of [
    ["inversions", "lehmer-digits"],
    ["order-to-number", "number-to-order"],
    ["inversions", "lehmer-digits", "order-to-number", "number-to-order"],
  ] as const) {
    const parts = partsOf({ ...DEFAULT_WORKSHEET, topics, exercises: 4 });
    expect(exercisePages(parts, "a4")).toHaveLength(topics.length / 2);
  }
});

test("a sheet's QR code has the address of the same sheet", () => {
  for (const page of [
    "https://example.org/worksheet/?topic=inversions#content",
    "http://192.168.0.20:4321/a/school/every-cube/worksheet/",
  ]) {
    const practice = practiceUrl(page);
    const choice = {
      ...DEFAULT_WORKSHEET,
      topics: ["lehmer-digits", "impossible-cubes"] as const,
      sheet: MAX_SHEET,
    };
    const [blocks] = exercisePages(partsOf(choice), "a4");
    const html = render(
      <ExercisePage blocks={blocks} size="a4" label="Page" practice={practice} />,
    );
    const address = decode(html);
    expect(address).toMatch(
      new RegExp(`^${page.replace(/worksheet.*/, "practice/")}\\?`),
    );
    expect(parseSheet(new URL(address).search)).toEqual({
      choice: { topic: "lehmer-digits", level: 1, sheet: MAX_SHEET },
      problems: [],
    });
    const typed = address.replace(/https?:\/\//, "").replaceAll("&", "&amp;");
    expect(html).toContain(`<p>${typed}</p>`);
  }
});

/** What a camera reads of the first code in some HTML. */
function decode(html: string): string {
  const [, box, path] =
    /class="qr-code[^>]*viewBox="([^"]+)".*?<path d="([^"]+)"/s.exec(html)!;
  const [left, , side] = box.split(" ").map(Number);
  const scale = 4;
  const width = side * scale;
  const dark = new Set(
    Array.from(path.matchAll(/M(\d+) (\d+)h1v1h-1z/g), ([, x, y]) => `${x} ${y}`),
  );
  const pixels = new Uint8ClampedArray(4 * width * width).fill(255);
  for (let i = 0; i < width * width; i++) {
    const x = Math.floor((i % width) / scale) + left;
    const y = Math.floor(i / width / scale) + left;
    if (dark.has(`${x} ${y}`)) pixels.fill(0, 4 * i, 4 * i + 3);
  }
  return jsQR(pixels, width, width)!.data;
}
