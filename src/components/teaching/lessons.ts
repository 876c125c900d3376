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
import { slotRulerModel } from "../figures/indexing/slot-ruler/slot-ruler-model.ts";
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
  title: "Six permutations of three cards",
  opens: figure(
    "permutation-table",
    { ...cards([1, 2, 3]), ...stateParameter(tableSizeModel, 3) },
    true,
  ),
  does: "The first permutation is visible, the others are hidden. Let the class name the others in dictionary order, and show each one.",
  asks: figureQuestion(rowQuestions({ n: 3, marked: 0 }), "row-1", ["2 1 3", "3 2 1"]),
  shows: "Which permutation comes after 1 2 3?",
};

const FIRST = [2, 4, 1, 3];
const DIGITS: LessonStep = {
  minutes: 4,
  title: "A digit for each card",
  opens: figure("permutation-editor", cards(FIRST), true),
  does: "Ask for the digits from left to right; everybody writes down a guess before the digit is shown. At the end, ask for the index.",
  asks: figureQuestion(
    permutationQuestions({ permutation: fromCards(FIRST) }),
    "digit-1",
    ["0", "1"],
  ),
  shows: "How many of the pieces to the right of 2 are smaller?",
};

const COUNT = { system: "factorial", digits: [1, 2, 1, 0], how: "set" } as const;
const WHEELS: LessonStep = {
  minutes: 3,
  title: "What the columns are worth",
  opens: figure("odometer", stateParameter(odometerModel, COUNT), true),
  does: "The wheels have one, two, three and four faces. Ask what each wheel adds, and then for the number. Then press Predict to show everything, and add one until a wheel carries.",
  asks: figureQuestion(odometerQuestions(COUNT), "number", ["1210", "4"]),
  shows: "What does the wheel worth 3! = 6 add? It shows 1.",
};

const IN_PAIRS = [3, 1, 4, 2];
const BY_HAND: LessonStep = {
  minutes: 4,
  title: "By hand",
  opens: figure("by-hand", hand(IN_PAIRS, "rank")),
  does: "Four pupils line up with the cards, and the class does the sheet line by line. Press → or use a clicker for the next line; type a digit to record the guess of the class, and at the end the index.",
  asks: exerciseQuestion(
    `What is the index of ${spaced(IN_PAIRS)}?`,
    rankCards(IN_PAIRS),
    [String(rankPermutation(fromCards(IN_PAIRS)) + 1)],
  ),
  shows: "How many of the pieces to the right of 3 are smaller?",
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
  `Which permutation of three cards has index ${LAST}, and is there an index ${ORDERS}?`,
  lastOrder,
  ["1 2 3"],
);
const WAY_BACK: LessonStep = {
  minutes: 2,
  title: "And back",
  opens: figure("by-hand", hand([3, 2, 1], "unrank")),
  isUnprompted: true,
  does: `Everybody writes down a permutation and says whether there is an index ${ORDERS}. The figure then answers the first question line by line, with → or a clicker. For the second, count the ${numberWord(ORDERS)} permutations from 0: the last index is ${ORDERS - 1}.`,
  asks: {
    ...backAsked,
    answer: `${LAST_ORDER}: ${backAsked.answer} There is no index ${ORDERS}, because the ${ORDERS} permutations have the indices 0 to ${ORDERS - 1}.`,
  },
  shows: "How many times does 2! = 2 go into 5?",
};

const WHY: LessonStep = {
  minutes: 4,
  title: "Why a number",
  opens: { chapter: "indexing", at: "why-a-number" },
  does: "An array finds an entry only by its number, and it has an entry for every number up to the last. Collect ideas, and come back to them when the class has found the indices.",
  asks: {
    question: `Seven corners have ${n(N_PERMUTATIONS)} permutations. How would you number them so that an array has one entry for each, and none is empty?`,
    answer: `From 0 to ${n(N_PERMUTATIONS - 1)}, in dictionary order. This lesson is about finding the number of a permutation.`,
    slips: [
      {
        guess: "1234567 to 7654321",
        why: "Nearly all of these numbers are not permutations, and their entries would stay empty.",
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
  does: "Read the digits like an odometer: the second to last column changes in every row. Let the class say which digits come next, and then which cards.",
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
  title: "A ruler of permutations",
  opens: figure(
    "slot-ruler",
    stateParameter(slotRulerModel, {
      permutation: unrankPermutation(TURNING_RANK - AHEAD, TURNING.length),
    }),
  ),
  does: `All permutations in dictionary order. Each digit picks a block, and the row below enlarges that block, down to a single slot. Slot ${TURNING_RANK - AHEAD} is marked, and its block in the first row ends ${numberWord(AHEAD)} slots later: ask what comes after that edge. Then go there: press Tab until the slider has the focus, and → for each slot.`,
  isUnprompted: true,
  shows: `The ruler of ${TURNING.length}! = ${factorial(TURNING.length)} slots`,
};

const PRACTICE: LessonStep = {
  minutes: 8,
  title: "On your own",
  opens: { chapter: "indexing", at: exerciseId("1.1") },
  until: exerciseId("1.2"),
  does: "Exercises 1.1 and 1.2, with pencil and paper first. Mistakes are explained beside the field; hints open one by one.",
  shows: "Exercise 1.1",
};

const ROW = { ways: 3, digits: [1, 2, 0] } as const;
const BASE_THREE: LessonStep = {
  minutes: 8,
  title: "Twists are digits in base three",
  opens: figure("digits-editor", stateParameter(digitsModel, ROW), true),
  does: "A corner has three possible twists. Each twist is a digit, and each column is worth three times the one to its right.",
  asks: figureQuestion(digitsQuestions(ROW), "number", ["120", "3"]),
  shows: "What does piece 1 add? It shows 1.",
};

const TWISTS = [1, 0, 2, 0, 2, 0, 1];
const FORCED: LessonStep = {
  minutes: 8,
  title: "The last twist is forced",
  opens: figure("twist-dial", stateParameter(twistsModel, TWISTS), true),
  does: "Six corners can have any twist. Let the class add these up, and find the seventh twist, which makes the sum a multiple of three.",
  asks: figureQuestion(twistQuestions(TWISTS), "last", ["2", "0"]),
  shows: "What is the seventh twist?",
};

const RULES: LessonStep = {
  minutes: 6,
  title: "Rules to read a cube by",
  opens: { chapter: "orientations", at: "cube-rules" },
  isUnprompted: true,
  does: "Let everybody hold their cube with yellow, blue and orange at the back, bottom left. In the picture, ask for the number of a position, for the three colours of a piece, and for its twist.",
  shows: "Positions, pieces and twists",
};

const READ: LessonStep = {
  minutes: 11,
  title: "Read this cube",
  opens: figure("read-cube", stateParameter(readCubeModel, readCubeModel.initial)),
  does: "Corner by corner, the class names the piece and its twist, and the digits become one index. Afterwards pairs do the same with their own cubes.",
  shows: "which piece has the three colours of the lit corner?",
};

/** The date 24 July 1986, as the figure reads it. */
const BORN = 240_786;
const BIRTHDAY: LessonStep = {
  minutes: 8,
  title: "A birthday becomes a cube",
  opens: figure(
    "read-cube",
    stateParameter(readCubeModel, { direction: "unrank", cube: BORN, step: 0 }),
  ),
  does: "Choose index → cube and type a birthday. Its digits say which piece goes where and how it is twisted; a link leads to the moves that make this cube.",
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
    use: "a permutation of four cards with an empty line for each card; choose another one for each group",
    shows: "the number",
  },
  {
    title: "The six permutations of three cards, to find",
    opens: SIX_ORDERS.opens,
    use: "the indices, and a question mark for each permutation",
    shows: SIX_ORDERS.shows,
  },
  {
    title: "All permutations of four cards",
    opens: { ...NO_GAPS.opens, predicts: false },
    use: "to check the sheets",
    shows: "Read down the digits",
  },
  {
    title: "Positions, pieces and twists of the cube",
    opens: { chapter: "orientations", at: "cube-rules" },
    use: "the numbers of all positions and pieces; one sheet for two pupils with a cube",
    shows: "Position",
  },
];

export const LESSONS: readonly Lesson[] = [
  {
    minutes: 15,
    title: "The index of a permutation",
    aim: "Pupils find the index of a permutation of four cards, and can say why no number is left out.",
    needs: "Cards 1 to 4, large enough to read from the last row.",
    steps: [SIX_ORDERS, DIGITS, WHEELS, BY_HAND, WAY_BACK],
  },
  {
    minutes: 45,
    title: "A number system with different wheels",
    aim: "Pupils write numbers in the factorial number system. They rank and unrank permutations by hand.",
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
    aim: "Pupils find the index of the scrambled pocket cube in their hands.",
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
