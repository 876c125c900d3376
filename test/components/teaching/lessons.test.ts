import { expect, test } from "vitest";
import { fromCards } from "#components/exercises/cards.ts";
import { exerciseQuestion } from "#components/teaching/class-question.ts";
import { parseStepName } from "#components/site/presenter/plan.ts";
import { LESSONS } from "#components/teaching/lessons.ts";
import { presentationPath } from "#components/teaching/figure-link.ts";
import { rankPermutation } from "#lib/indexing/permutation.ts";
import { rankState, unrankState } from "#lib/puzzle/coordinates.ts";
import { applyMoves } from "#lib/puzzle/moves.ts";
import { parseMoves } from "#lib/puzzle/notation.ts";

test.each(LESSONS.map((lesson) => [lesson.slug, lesson] as const))(
  "the steps of the lesson %s take as long as it says",
  (_, { minutes, steps }) => {
    expect(steps.reduce((sum, step) => sum + step.minutes, 0)).toBe(minutes);
  },
);

test("a lesson step opens in its state, with its results hidden on request", () => {
  const place = { chapter: "indexing", at: "odometer", state: { count: "1.twos-101" } };
  expect(presentationPath(place)).toBe("/indexing/?count=1.twos-101&present=#odometer");
  expect(presentationPath({ ...place, predicts: true })).toBe(
    "/indexing/?count=1.twos-101&predict=odometer&present=#odometer",
  );
  expect(presentationPath(place, "permutations-2")).toBe(
    "/indexing/?count=1.twos-101&lesson=permutations-2&present=#odometer",
  );
});

test.each([
  ["45-2", "Six permutations of three pieces"],
  ["45-3", "What the columns are worth"],
  ["45-9", "On your own"],
  ["90-2", "Six permutations of three pieces"],
  ["90-3", "What the columns are worth"],
  ["90-13", "A birthday becomes a cube"],
])("the former name %s still leads to the step “%s”", (name, title) => {
  const { slug, at } = parseStepName(name)!;
  const { steps } = LESSONS.find((lesson) => lesson.slug === slug)!;
  expect(steps[at].title).toBe(title);
});

test("in each lesson the wheels come before a table with digits", () => {
  for (const { steps } of LESSONS) {
    const places = steps.map(({ opens }) => opens.at);
    const table = places.indexOf("permutation-table");
    if (table < 0) continue;
    expect(places.slice(0, table)).toContain("odometer");
  }
});

test("a right answer listed as wrong is detected", () => {
  const check = () => ({ verdict: "right", says: "Right." }) as const;
  expect(() => exerciseQuestion("Why?", { check, solution: ["so"] }, ["so"])).toThrow(
    "“so” is right, not wrong",
  );
});

test("each lesson has its own name and begins with the cover's cube, two turns from a birthday", () => {
  expect(new Set(LESSONS.map(({ slug }) => slug)).size).toBe(LESSONS.length);
  for (const { steps } of LESSONS) {
    const { opens, asks } = steps[0];
    expect(presentationPath(opens)).toBe("/?cube=1.770883&present=#cover-cube");
    expect(rankState(applyMoves(unrankState(770_883), parseMoves("R U")))).toBe(
      240_786,
    );
    expect(asks!.answer).toContain("240,786 is 24 07 86");
  }
});

test("the unranking question has a complete answer, and the ruler opens before an edge", () => {
  const steps = LESSONS.find(({ minutes }) => minutes === 45)!.steps;
  const stepOf = (title: string) => steps.find((step) => step.title === title)!;
  expect(stepOf("And back").asks!.answer).toBe(
    "3 4 2 1: 2 2 1 0 are the digits, and 2 × 6 + 2 × 2 + 1 × 1 = 17.",
  );
  const { opens, does } = stepOf("A ruler of permutations");
  expect(does).toContain("Slot 8 is marked");
  expect(does).toContain("ends three slots later");
  expect(does).toContain("press Tab until the slider has the focus");
  const [order] = Object.values(opens.state!);
  const left =
    6 - (rankPermutation(fromCards([...order.split(".")[1]].map(Number))) % 6);
  expect(left - 1).toBe(3);
});

test("the questions of the lessons on tables have the known answers", () => {
  const answers = (slug: string) =>
    LESSONS.find((lesson) => lesson.slug === slug)!.steps.map(
      ({ asks }) => asks!.answer,
    );
  const [, rings, depths] = answers("search");
  expect(rings).toContain("Six: ring 6 has only 4 3 2 1");
  expect(depths).toContain("7 moves. At depth 7 only 45 are new");
  const [, hardest, , quarters] = answers("gods-number");
  expect(hardest).toBe("2644 states need 11 turns, and none needs more.");
  expect(quarters).toBe("276 states need 14 quarter turns, and none needs more.");
  const [, one, more] = answers("solving");
  expect(one).toContain("Nine turns, and only one");
  expect(more).toContain("There are 5");
});
