import { factorial } from "../../lib/indexing/factoradic.ts";
import { rankPermutation, unrankPermutation } from "../../lib/indexing/permutation.ts";
import { N_PERMUTATIONS } from "../../lib/puzzle/coordinates.ts";
import { rankCards } from "../exercises/indexing/rank-cards.ts";
import { exerciseId } from "../exercises/exercise-id.ts";
import { unrankCards } from "../exercises/indexing/unrank-cards.ts";
import { byHandModel } from "../figures/indexing/by-hand/by-hand-model.ts";
import type { ByHandState } from "../figures/indexing/by-hand/by-hand-state.ts";
import { digitsModel } from "../figures/indexing/digits/digits-model.ts";
import { digitsQuestions } from "../figures/indexing/digits/digits-questions.ts";
import { twistQuestions } from "../figures/indexing/digits/twist-questions.ts";
import { twistsModel } from "../figures/indexing/digits/twists-model.ts";
import { odometerModel } from "../figures/indexing/odometer/odometer-model.ts";
import { odometerQuestions } from "../figures/indexing/odometer/odometer-questions.ts";
import { permutationQuestions } from "../figures/indexing/permutation/permutation-questions.ts";
import { rowQuestions } from "../figures/indexing/permutation/row-questions.ts";
import { readCubeModel } from "../figures/indexing/read-cube/read-cube-model.ts";
import { tableSizeModel } from "../figures/indexing/permutation/table-size.ts";
import { fromCards, spaced, toCards } from "../exercises/cards.ts";
import { permutationModel } from "../kit/reader/reader-permutation.ts";
import { formatNumber as n } from "../kit/text/format-number.ts";
import { numberWord } from "../kit/text/number-word.ts";
import {
  exerciseQuestion,
  figureQuestion,
  type ClassQuestion,
} from "./class-question.ts";
import { type FigureLink, stateParameter } from "./figure-link.ts";

export interface LessonStep {
  readonly minutes: number;
  readonly title: string;
  /** What to open. */
  readonly opens: FigureLink;
  /** The id of its last stop, where it has several. */
  readonly until?: string;
  /**
   * Whether the chapter's own prompt is left out, because it belongs to another step or
   * reveals the answer.
   */
  readonly isUnprompted?: boolean;
  /** What to do there. */
  readonly does: string;
  readonly asks?: ClassQuestion;
  /** Text that is visible when the step is opened, checked by a test. */
  readonly shows: string;
}

export interface Lesson {
  readonly minutes: 15 | 45 | 90;
  readonly title: string;
  /** What pupils can do afterwards. */
  readonly aim: string;
  readonly needs: string;
  readonly steps: readonly LessonStep[];
}

/** The figures of the second chapter; the others are in the first. */
const ORIENTATIONS = new Set(["digits-editor", "twist-dial", "read-cube"]);

const figure = (
  at: string,
  state: Record<string, string>,
  predicts = false,
): FigureLink => ({
  chapter: ORIENTATIONS.has(at) ? "orientations" : "indexing",
  at,
  state,
  predicts,
});
const cards = (row: readonly number[]) =>
  stateParameter(permutationModel, { permutation: fromCards(row) });
const hand = (row: readonly number[], direction: ByHandState["direction"]) =>
  stateParameter(byHandModel, { direction, order: fromCards(row), step: 0 });

const SIX_ORDERS: LessonStep = {
  minutes: 2,
  title: "Six orders of three cards",
  opens: figure(
    "permutation-table",
    { ...cards([1, 2, 3]), ...stateParameter(tableSizeModel, 3) },
    true,
  ),
  does: "The first permutation is visible, the others are hidden. Let the class name them one by one, in the order of a dictionary, and show each.",
  asks: figureQuestion(rowQuestions({ n: 3, marked: 0 }), "row-1", ["2 1 3", "3 2 1"]),
  shows: "Which permutation comes after 1 2 3?",
};

const FIRST = [2, 4, 1, 3];
const DIGITS: LessonStep = {
  minutes: 4,
  title: "A digit for each card",
  opens: figure("permutation-editor", cards(FIRST), true),
  does: "Ask for the digits from the left; everybody writes a guess before it is shown. At the end ask for the number.",
  asks: figureQuestion(
    permutationQuestions({ permutation: fromCards(FIRST) }),
    "digit-1",
    ["0", "1"],
  ),
  shows: "How many of the cards to the right of 2 are smaller?",
};

const COUNT = { system: "factorial", digits: [1, 2, 1, 0], how: "set" } as const;
const WHEELS: LessonStep = {
  minutes: 3,
  title: "What the columns are worth",
  opens: figure("odometer", stateParameter(odometerModel, COUNT), true),
  does: "Wheels with one, two, three and four faces. Ask what each wheel adds, and then for the number. Then press Predict, so that nothing is hidden any more, and count on by one until a wheel carries.",
  asks: figureQuestion(odometerQuestions(COUNT), "number", ["1210", "4"]),
  shows: "What does the wheel worth 3! = 6 add? It shows 1.",
};

const IN_PAIRS = [3, 1, 4, 2];
const BY_HAND: LessonStep = {
  minutes: 4,
  title: "By hand",
  opens: figure("by-hand", hand(IN_PAIRS, "rank")),
  does: "Four pupils line up with the cards, and the class does the sheet line by line. Go on with → or with a clicker; type a digit to record the guess of the class, and at the end the number.",
  asks: exerciseQuestion(
    `What is the number of ${spaced(IN_PAIRS)}?`,
    rankCards(IN_PAIRS),
    [String(rankPermutation(fromCards(IN_PAIRS)) + 1)],
  ),
  shows: "How many of the cards to the right of 3 are smaller?",
};

const LAST = 5;
const ORDERS = factorial(3);
const LAST_ORDER = spaced(toCards(unrankPermutation(LAST, 3)));
/** The cards alone, without their digits. */
const lastOrder = (() => {
  const { check, solution } = unrankCards(LAST, 3);
  return { check: (typed: string) => check("", typed), solution: solution.slice(1) };
})();
const backAsked = exerciseQuestion(
  `Which order of three cards has number ${LAST}, and is there a number ${ORDERS}?`,
  lastOrder,
  ["1 2 3"],
);
const WAY_BACK: LessonStep = {
  minutes: 2,
  title: "And back",
  opens: figure("by-hand", hand([3, 2, 1], "unrank")),
  isUnprompted: true,
  does: `Everybody writes down an order and says whether there is a number ${ORDERS}. The figure then answers the first question line by line, with → or with a clicker; for the second, count the ${numberWord(ORDERS)} orders from 0: the last is ${ORDERS - 1}.`,
  asks: {
    ...backAsked,
    answer: `${LAST_ORDER}: ${backAsked.answer} There is no number ${ORDERS}, because the ${ORDERS} permutations have the numbers 0 to ${ORDERS - 1}.`,
  },
  shows: "How many times does 2! = 2 go into 5?",
};

const WHY: LessonStep = {
  minutes: 4,
  title: "Why a number",
  opens: { chapter: "indexing", at: "why-a-number" },
  does: "A computer finds a box by its number alone, and keeps one for every number up to the last. Collect ideas; come back to them when the numbers are found.",
  asks: {
    question: `Seven corners have ${n(N_PERMUTATIONS)} orders. How would you number them, so that a computer keeps a box for each, and no box stays empty?`,
    answer: `From 0 to ${n(N_PERMUTATIONS - 1)}, as a dictionary has them: how to find the number of an order is what the lesson is about.`,
    slips: [
      {
        guess: "1234567 to 7654321",
        why: "Nearly all of these numbers belong to no order, and their boxes would stay empty.",
      },
    ],
  },
  shows: "Why a number",
};

const TURNING = [2, 4, 3, 1];
const TURNING_RANK = rankPermutation(fromCards(TURNING));
const NO_GAPS: LessonStep = {
  minutes: 6,
  title: "No gaps",
  opens: figure(
    "permutation-table",
    { ...cards(TURNING), ...stateParameter(tableSizeModel, TURNING.length) },
    true,
  ),
  does: "Read the digits as an odometer: the last column turns in every row. Let the class say which digits come next, and then which cards.",
  asks: figureQuestion(
    rowQuestions({ n: TURNING.length, marked: TURNING_RANK }),
    `row-${TURNING_RANK + 1}`,
    ["3 4 2 1", "2 4 1 3"],
  ),
  shows: `Which permutation comes after ${spaced(TURNING)}?`,
};

/** Slots before the end of a block, so that there is something to ask. */
const AHEAD = 3;
const RULER: LessonStep = {
  minutes: 3,
  title: "A ruler of orders",
  opens: figure(
    "slot-ruler",
    cards(toCards(unrankPermutation(TURNING_RANK - AHEAD, TURNING.length))),
  ),
  does: `All orders in a row, as in a dictionary. Each digit picks a block, and the row below enlarges it, down to one slot. Slot ${TURNING_RANK - AHEAD} is marked, and its block of the first row ends ${numberWord(AHEAD)} slots further on: ask what comes after that edge. Then walk over it: press Tab until the slider has the focus, and → for each slot.`,
  isUnprompted: true,
  shows: `The ruler of ${TURNING.length}! = ${factorial(TURNING.length)} slots`,
};

const PRACTICE: LessonStep = {
  minutes: 8,
  title: "On your own",
  opens: { chapter: "indexing", at: exerciseId("1.1") },
  until: exerciseId("1.2"),
  does: "Exercises 1.1 and 1.2, with pencil and paper first. What is wrong is explained where it is typed; hints open one by one.",
  shows: "Exercise 1.1",
};

const ROW = { ways: 3, digits: [1, 2, 0] } as const;
const BASE_THREE: LessonStep = {
  minutes: 8,
  title: "Twists are digits in base three",
  opens: figure("digits-editor", stateParameter(digitsModel, ROW), true),
  does: "A corner can be twisted in three ways. Each piece is a digit, and each column is worth three times the one to its right.",
  asks: figureQuestion(digitsQuestions(ROW), "number", ["120", "3"]),
  shows: "What does piece 1 add? It shows 1.",
};

const TWISTS = [1, 0, 2, 0, 2, 0, 1];
const FORCED: LessonStep = {
  minutes: 8,
  title: "The last twist is forced",
  opens: figure("twist-dial", stateParameter(twistsModel, TWISTS), true),
  does: "Six corners are free. Let the class add up their twists, and find the one that makes the sum a multiple of three.",
  asks: figureQuestion(twistQuestions(TWISTS), "last", ["2", "0"]),
  shows: "What is the seventh twist?",
};

const RULES: LessonStep = {
  minutes: 6,
  title: "Rules to read a cube by",
  opens: { chapter: "orientations", at: "read-this-cube" },
  until: "cube-rules",
  does: "Read the five rules aloud, and let everybody hold their cube as the first one says. In the picture, ask for the number of a position, and for the three colours of a piece.",
  shows: "Read this cube",
};

const READ: LessonStep = {
  minutes: 11,
  title: "Read this cube",
  opens: figure("read-cube", stateParameter(readCubeModel, readCubeModel.initial)),
  does: "Corner by corner, the class names the piece and its twist; then the digits gather into one number. With cubes of their own, pairs do the same afterwards.",
  shows: "which piece has the three colours of the lit corner?",
};

/** The twenty-fourth of July 1986, as the figure reads it. */
const BORN = 240_786;
const BIRTHDAY: LessonStep = {
  minutes: 8,
  title: "A birthday becomes a cube",
  opens: figure(
    "read-cube",
    stateParameter(readCubeModel, { direction: "unrank", cube: BORN, step: 0 }),
  ),
  does: "Choose number → cube and type a birthday. Its digits deal the pieces and twist them; the moves that make this cube are one link away.",
  shows: n(BORN),
};

const lasting = (step: LessonStep, minutes: number): LessonStep => ({
  ...step,
  minutes,
});

/** Stops that can be printed as sheets. */
export const PRINTED_SHEETS: readonly (Pick<LessonStep, "title" | "opens" | "shows"> & {
  /** What it is for. */
  readonly use: string;
})[] = [
  {
    title: "A sheet to fill in",
    opens: figure("by-hand", hand([3, 1, 4, 2], "rank")),
    use: "an order of four cards with an empty line for each card; choose another order for each group",
    shows: "the number",
  },
  {
    title: "The six orders of three cards, to be found",
    opens: SIX_ORDERS.opens,
    use: "the numbers, and a question mark for each order",
    shows: SIX_ORDERS.shows,
  },
  {
    title: "All orders of four cards",
    opens: { ...NO_GAPS.opens, predicts: false },
    use: "to check the sheets with",
    shows: "Read down the digits",
  },
  {
    title: "Positions, pieces and twists of the cube",
    opens: { chapter: "orientations", at: "cube-rules" },
    use: "which position and which piece has which number; one for two pupils, with a cube",
    shows: "Position",
  },
];

export const LESSONS: readonly Lesson[] = [
  {
    minutes: 15,
    title: "The number of an order",
    aim: "Pupils find the number of an order of four cards, and know why no number is left out.",
    needs: "Cards 1 to 4, large enough to be seen from the last row.",
    steps: [SIX_ORDERS, DIGITS, WHEELS, BY_HAND, WAY_BACK],
  },
  {
    minutes: 45,
    title: "A number system with wheels of its own",
    aim: "Pupils write numbers in the factorial number system, and go from an order to its number and back, by hand.",
    needs: "Cards 1 to 5 for each pair of pupils, paper, and a pencil.",
    steps: [
      WHY,
      lasting(SIX_ORDERS, 4),
      lasting(WHEELS, 7),
      lasting(DIGITS, 7),
      lasting(BY_HAND, 6),
      lasting(WAY_BACK, 4),
      lasting(NO_GAPS, 4),
      RULER,
      lasting(PRACTICE, 6),
    ],
  },
  {
    minutes: 90,
    title: "Every cube has a number",
    aim: "Pupils number a scrambled pocket cube that they hold in their hands.",
    needs:
      "Cards 1 to 5 for each pair, paper, and pocket cubes, one for two pupils, if there are any.",
    steps: [
      WHY,
      lasting(SIX_ORDERS, 4),
      lasting(WHEELS, 9),
      lasting(DIGITS, 8),
      lasting(BY_HAND, 8),
      lasting(WAY_BACK, 6),
      lasting(NO_GAPS, 5),
      RULER,
      lasting(BASE_THREE, 8),
      lasting(FORCED, 8),
      RULES,
      READ,
      lasting(BIRTHDAY, 10),
    ],
  },
];
