import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { TOPICS } from "#components/exercises/endless/topics.ts";
import {
  type Attempt,
  isAttempt,
  tallyAttempts,
} from "#components/exercises/practice/attempts.ts";
import { attemptsToCsv } from "#components/exercises/practice/attempts-csv.ts";
import {
  formatSheetQuery,
  DEFAULT_SHEET,
  parseSheet,
} from "#components/exercises/practice/sheet-address.ts";

const ATTEMPT: Attempt = {
  topic: "order-to-number",
  level: 2,
  sheet: 4711,
  number: 3,
  tries: 1,
  solved: true,
  hints: 0,
  sawSolution: false,
  seconds: 42,
  typed: ["67"],
};

test("an address restores its sheet, and invalid parameters are explained", () => {
  const choice = { topic: "next-depth", level: 3, sheet: 9999 } as const;
  expect(parseSheet(formatSheetQuery(choice))).toEqual({ choice, problems: [] });
  expect(parseSheet("")).toEqual({ choice: DEFAULT_SHEET, problems: [] });
  expect(parseSheet("?sheet=12&other=1")).toEqual({
    choice: { ...DEFAULT_SHEET, sheet: 12 },
    problems: [],
  });
  expect(parseSheet("?topic=sudoku&level=9&sheet=0")).toEqual({
    choice: DEFAULT_SHEET,
    problems: [
      "The link’s topic “sudoku” could not be used: there is no such topic.",
      "The link’s level “9” could not be used: the levels are 1, 2 and 3.",
      "The link’s sheet “0” could not be used: sheets are numbered 1 to 9999.",
    ],
  });
  for (const sheet of ["10000", "1.5", "-3", "", "constructor", "9".repeat(400)]) {
    expect(parseSheet(`?sheet=${sheet}`).choice.sheet).toBe(DEFAULT_SHEET.sheet);
  }
  expect(parseSheet("?topic=constructor").choice).toEqual(DEFAULT_SHEET);
});

test("each topic names the section of a chapter that teaches it", () => {
  for (const { taught } of Object.values(TOPICS)) {
    const [chapter, section] = taught.split("#");
    const page = new URL(`../../../../src/pages/${chapter}.mdx`, import.meta.url);
    const headings = readFileSync(page, "utf8").match(/^## .*$/gm)!;
    const ids = headings.map((heading) =>
      heading
        .slice(3)
        .toLowerCase()
        .replace(/[^\w ]/g, "")
        .replaceAll(" ", "-"),
    );
    expect(ids).toContain(section);
  }
});

test("attempts are tallied by topic and level; opening the solution isn't a first try", () => {
  const tallies = tallyAttempts([
    ATTEMPT,
    { ...ATTEMPT, number: 4, sawSolution: true, hints: 3 },
    { ...ATTEMPT, number: 5, tries: 2, seconds: 60 },
    { ...ATTEMPT, level: 1, solved: false },
  ]);
  expect(tallies).toEqual([
    { topic: ATTEMPT.topic, level: 1, solved: 0, atOnce: 0, hints: 0, seconds: 42 },
    { topic: ATTEMPT.topic, level: 2, solved: 3, atOnce: 1, hints: 3, seconds: 144 },
  ]);
});

test("stored data that isn't an attempt is rejected", () => {
  expect(isAttempt(ATTEMPT)).toBe(true);
  const broken: object[] = [
    { topic: "sudoku" },
    { level: 4 },
    { sheet: 1.5 },
    { number: 9 },
    { tries: -1 },
    { solved: 1 },
    { seconds: Infinity },
    { typed: "67" },
    { typed: [1] },
    { typed: ["9".repeat(201)] },
  ];
  for (const part of broken) expect(isAttempt({ ...ATTEMPT, ...part })).toBe(false);
  for (const nothing of [null, 1, "x", []]) expect(isAttempt(nothing)).toBe(false);
});

test("a table has readable column names, doubled quotes and no formulas", () => {
  const csv = attemptsToCsv([
    ATTEMPT,
    { ...ATTEMPT, solved: false, typed: ['=1+1, "two"', "-3"] },
    { ...ATTEMPT, typed: ["2 × 24\n+ 1"] },
  ]);
  expect(csv).toBe(
    [
      '\ufeff"topic","level","sheet","exercise","solved","right at the first try","answers checked","hints opened","solution opened first","seconds","last answer"',
      '"From a permutation to its index",2,4711,3,"yes","yes",1,0,"no",42,"67"',
      `"From a permutation to its index",2,4711,3,"no","no",1,0,"no",42,"'=1+1, ""two"" | -3"`,
      '"From a permutation to its index",2,4711,3,"yes","yes",1,0,"no",42,"2 × 24\n+ 1"',
      "",
    ].join("\r\n"),
  );
});
