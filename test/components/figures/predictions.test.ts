import { expect, test } from "vitest";
import { applyGuessOrReveal, NOTHING_REVEALED } from "#kit/predict/reveal-state.ts";
import type { PredictionQuestion } from "#kit/predict/prediction.ts";
import { forcedQuestions } from "#figures/any-puzzle/forced-coordinates/forced-questions.ts";
import { forcedModel } from "#figures/any-puzzle/forced-coordinates/forced-model.ts";
import { chainOdometerQuestions } from "#figures/any-puzzle/chain-odometer/chain-odometer-questions.ts";
import { chainOdometerModel } from "#figures/any-puzzle/chain-odometer/chain-odometer-model.ts";
import { breadthFirstLog } from "#figures/building-tables/breadth-first/breadth-first-log.ts";
import { depthQuestions } from "#figures/building-tables/breadth-first/depth-questions.ts";
import { digitsQuestions } from "#figures/indexing/digits/digits-questions.ts";
import { twistQuestions } from "#figures/indexing/digits/twist-questions.ts";
import { odometerQuestions } from "#figures/indexing/odometer/odometer-questions.ts";
import { permutationQuestions } from "#figures/indexing/permutation/permutation-questions.ts";
import { rowQuestions } from "#figures/indexing/permutation/row-questions.ts";
import {
  turnOrientationIndex,
  turnPermutationIndex,
} from "#figures/moves/turns/turn-coordinate.ts";
import { turnQuestions } from "#figures/moves/turns/turn-questions.ts";
import { histogramQuestions } from "#figures/gods-algorithm/whole-table/histogram-questions.ts";
import { PUBLISHED_HISTOGRAMS } from "#kit/distances/published-histograms.ts";
import { solutionQuestions } from "#figures/solving/solutions/solution-questions.ts";

const turned = (permutation: number, orientation: number, move: number) => ({
  move,
  order: turnPermutationIndex(permutation, move),
  twists: turnOrientationIndex(orientation, move),
});

/** Of each figure some states, with what their questions are called. */
const ASKED: [
  figure: string,
  questions: readonly PredictionQuestion[],
  names: string,
][] = [
  [
    "odometer",
    odometerQuestions({
      system: "factorial",
      digits: [3, 0, 2, 1, 0],
      how: "set",
    } as never),
    "share-0 share-1 share-2 share-3 number",
  ],
  [
    "odometer in tens",
    odometerQuestions({ system: "tens", digits: [2, 0, 2, 6], how: "set" } as never),
    "share-0 share-1 share-2 share-3 number",
  ],
  [
    "permutation editor",
    permutationQuestions({ permutation: [2, 0, 3, 1] }),
    "digit-0 digit-1 digit-2 number",
  ],
  [
    "table of orders",
    rowQuestions({ n: 4, marked: 19 }),
    "row-20 row-21 row-22 row-23",
  ],
  ["table at its end", rowQuestions({ n: 3, marked: 5 }), ""],
  [
    "digits editor",
    digitsQuestions({ ways: 3, digits: [1, 2, 0] }),
    "share-0 share-1 share-2 number",
  ],
  ["twist dial", twistQuestions([1, 0, 2, 0, 2, 0, 1]), "last number"],
  ["twist dial of an impossible cube", twistQuestions([1, 0, 0, 0, 0, 0, 0]), ""],
  [
    "turn of a number",
    turnQuestions(turned(1693, 370, 0)),
    "order-1 order-2 order-5 order-6 order-number twist-1 twist-2 twist-5 twist-6 twist-number",
  ],
  [
    "flood",
    depthQuestions(breadthFirstLog("orientations", 0b111111111)),
    "depth-1 depth-2 depth-3 depth-4 depth-5 depth-6",
  ],
  [
    "solutions",
    solutionQuestions({ distance: 2, metric: "HTM", solutions: [[0, 3]] } as never),
    "distance count",
  ],
  [
    "all states by distance",
    histogramQuestions({
      metric: "QTM",
      histogram: PUBLISHED_HISTOGRAMS.states.QTM,
    }),
    "farthest commonest",
  ],
  ["what is forced", forcedQuestions(forcedModel.initial), "part-0 positions"],
  [
    "what is forced in the Skewb",
    forcedQuestions({ ...forcedModel.initial, puzzle: "skewb" }),
    "part-1 part-2 part-3 positions",
  ],
  [
    "what is forced in the floppy cube",
    forcedQuestions({ ...forcedModel.initial, puzzle: "floppy-cube" }),
    "part-1 positions",
  ],
  [
    "wheels of other sizes",
    chainOdometerQuestions(chainOdometerModel.initial),
    "share-0 share-1 share-2 number",
  ],
  ["solutions of the solved cube", solutionQuestions({ distance: 0 } as never), ""],
];

test.each(ASKED)("%s: the questions in order", (_, questions, names) => {
  expect(questions.map(({ name }) => name).join(" ")).toBe(names);
});

test.each(ASKED.filter(([, { length }]) => length > 0))(
  "%s: its answers are right, and every other number is told why not",
  (_, questions) => {
    for (const { answer, text, check, tell } of questions) {
      expect(text).toMatch(/\?$|It shows \d+\.$/);
      expect(tell).toMatch(/\.$/);
      expect(check(answer), text).toMatchObject({ verdict: "right" });
      for (let guess = 0; guess <= 130; guess++) {
        if (String(guess) === answer) continue;
        const { verdict, says } = check(String(guess));
        expect(["wrong", "unreadable"], `${text} ${guess}`).toContain(verdict);
        expect(says, `${text} ${guess}`).toMatch(/^[A-Z0-9“].*[.?]$/);
        expect(says).not.toMatch(/NaN|undefined/);
      }
    }
  },
);

test.each([
  [
    "digit-0",
    "1",
    "That counts the larger pieces to its right. The digit of piece 3 is 2.",
  ],
  ["digit-0", "3", "That counts all the pieces to its right."],
  ["number", "2010", "Now multiply each"],
])("the permutation editor knows %s taken for %s", (name, guess, says) => {
  const asked = permutationQuestions({ permutation: [2, 0, 3, 1] });
  expect(asked.find((one) => one.name === name)!.check(guess).says).toContain(says);
});

test("the table of orders names the order that a guess was about, and writes digits as its rows do", () => {
  const [, asked] = rowQuestions({ n: 3, marked: 0 });
  expect(asked.check("1 3 2").says).toBe(
    "That is the permutation we start from. The next one is different. After 1 3 2 comes 2 1 3.",
  );
  expect(asked.check("2 1 3").says).toBe("2 1 3 has the index 2 and the digits 1 0.");
});

test.each([
  ["share-0", "3", "The wheel worth 4! = 24: that is the digit."],
  ["share-0", "27", "you added."],
  ["share-0", "24", "that is what one step of it is worth."],
  ["number", "30210", "reads the digits in base ten"],
  ["number", "6", "sum of the digits"],
  ["number", "73", "leaves out what the wheel worth 2! = 2 adds"],
])("the odometer knows %s taken for %s", (name, guess, says) => {
  const asked = odometerQuestions({
    ...{ system: "factorial", digits: [3, 0, 2, 1, 0], how: "set" },
  } as never);
  expect(asked.find((one) => one.name === name)!.check(guess).says).toContain(says);
});

test("going on shows the result, whatever was typed; a guess that can be read is judged", () => {
  const [asked] = permutationQuestions({ permutation: [2, 0, 3, 1] });
  const told = (typed: string) =>
    applyGuessOrReveal(NOTHING_REVEALED, asked, typed).revealed.get(asked.name);
  expect(told("b")).toEqual({ verdict: "halfway", says: asked.tell });
  expect(told("2")).toMatchObject({ verdict: "right", guess: "2" });
});
