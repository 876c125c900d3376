import { factorial, toFactoradic } from "#lib/indexing/factoradic.ts";
import { rankPermutation, unrankPermutation } from "#lib/indexing/permutation.ts";
import { N_PERMUTATIONS } from "#lib/puzzle/coordinates.ts";
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
import { exerciseQuestion, figureQuestion, reworded } from "./class-question.ts";
import { type FigureLink, stateParameter } from "./figure-link.ts";
import {
  BIRTHDAY_CUBE,
  COVER_CUBE,
  lasting,
  type Lesson,
  type LessonStep,
} from "./lesson.ts";
import { GODS_NUMBER_LESSON, SEARCH_LESSON, SOLVING_LESSON } from "./table-lessons.ts";

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
  title: "Six permutations of three pieces",
  opens: figure(
    "permutation-table",
    { ...cards([1, 2, 3]), ...stateParameter(tableSizeModel, 3) },
    true,
  ),
  does: "The first permutation is visible, the others are hidden. Let the class name the others in dictionary order, and show each one. Its digits count up like the wheels; the next step finds them without a list.",
  asks: reworded(
    figureQuestion(rowQuestions({ n: 3, marked: 0 }), "row-1", ["2 1 3", "3 2 1"]),
    "The permutations are in dictionary order. Which one comes after 1 2 3?",
  ),
  shows: "Which permutation comes after 1 2 3?",
};

const N_ORDERS = factorial(3);
const LAST_ORDER = spaced(toCards(unrankPermutation(N_ORDERS - 1, 3)));
/** The same table as a conclusion, for a class that knows the digits. */
const NO_INDEX_LEFT_OUT: LessonStep = {
  ...SIX_ORDERS,
  title: "No index is left out",
  does: "The first permutation is visible, the others are hidden. Let the class count the digits up like an odometer, 0 1, then 1 0, and name the permutation for each.",
  asks: {
    question:
      "The digits count up like the wheels. What is the last index, and is any index left out?",
    answer: `The last is ${N_ORDERS - 1}, for ${LAST_ORDER}. From each row to the next, the odometer adds one, and each setting of the wheels belongs to one permutation. So the ${N_ORDERS} permutations have the indices 0 to ${N_ORDERS - 1}: none is left out, and there is no index ${N_ORDERS}.`,
    slips: [
      {
        guess: String(N_ORDERS),
        why: `The first permutation has the index 0, so the ${numberWord(N_ORDERS)} permutations end at ${N_ORDERS - 1}.`,
      },
    ],
  },
};

const FIRST = [2, 4, 1, 3];
const DIGITS: LessonStep = {
  minutes: 4,
  title: "A digit for each piece",
  opens: figure("permutation-editor", cards(FIRST), true),
  does: "Ask for the digits from left to right; everybody writes down a guess before the digit is shown. An arc appears for each smaller piece. Some pupils will count the larger pieces, or the pieces to the left. At the end, ask for the index.",
  asks: reworded(
    figureQuestion(permutationQuestions({ permutation: fromCards(FIRST) }), "number", [
      String(rankPermutation(fromCards(FIRST)) + 1),
    ]),
    `The digit of a piece is the number of smaller pieces to its right. What is the index of ${spaced(FIRST)}?`,
  ),
  shows: "How many of the pieces to the right of 2 are smaller?",
};

const COUNT = { system: "factorial", digits: [1, 2, 1, 0], how: "set" } as const;
const WHEELS: LessonStep = {
  minutes: 3,
  title: "What the columns are worth",
  opens: figure("odometer", stateParameter(odometerModel, COUNT), true),
  does: "From the right, the wheels have one, two, three and four faces. The place value of a wheel is how many settings the wheels to its right have: 1 for the wheel with two faces, 1 × 2 = 2 for the next, and 1 × 2 × 3 = 6 for the one on the left. Ask what each wheel adds, and then for the number.",
  asks: reworded(
    figureQuestion(odometerQuestions(COUNT), "number", ["1210", "4"]),
    "3! means 3 × 2 × 1 = 6, and 2! is 2 × 1 = 2; 1! and 0! are both 1. Which number do these wheels show?",
  ),
  shows: "What does the wheel worth 3! = 6 add? It shows 1.",
};

const ADD_ONE: LessonStep = {
  minutes: 1,
  title: "Add one",
  opens: figure("odometer", stateParameter(odometerModel, COUNT)),
  does: "Let everybody write down the four digits that come next. Then press → or use a clicker to add one.",
  asks: {
    question: `The wheels show ${spaced(COUNT.digits)}. Which digits come next, and is any number left out?`,
    answer:
      "2 0 0 0. The wheels worth 2 and 1 were on their last faces, so they go back to 0, and the wheel worth 6 moves on by one. The number was 6 + 2 × 2 + 1 = 11, and now it is 2 × 6 = 12: none is left out.",
    slips: [
      { guess: "1 2 2 0", why: "The wheel worth 1! has two faces, 0 and 1." },
      { guess: "1 3 0 0", why: "The wheel worth 2! has three faces, 0, 1 and 2." },
    ],
  },
  shows: "Add one: two wheels",
};

const IN_PAIRS = [3, 1, 4, 2];
const BY_HAND: LessonStep = {
  minutes: 4,
  title: "By hand",
  opens: figure("by-hand", hand(IN_PAIRS, "rank")),
  does: "Four pupils line up with the cards, and the class does the sheet line by line. Press → or use a clicker for the next line. Type the class’s guess for a digit, and at the end for the index.",
  asks: exerciseQuestion(
    `What is the index of ${spaced(IN_PAIRS)}?`,
    rankCards(IN_PAIRS),
    [String(rankPermutation(fromCards(IN_PAIRS)) + 1)],
  ),
  shows: "How many of the pieces to the right of 3 are smaller?",
};

const BACK = 17;
const BACK_CARDS = 4;
const BACK_ORDER = toCards(unrankPermutation(BACK, BACK_CARDS));
/** The cards alone, without their digits. */
const cardsOfBack = (() => {
  const { check, solution } = unrankCards(BACK, BACK_CARDS);
  return { check: (typed: string) => check("", typed), solution: solution.slice(1) };
})();
const backAsked = exerciseQuestion(
  `Which permutation of ${numberWord(BACK_CARDS)} pieces has index ${BACK}?`,
  cardsOfBack,
  [spaced(toFactoradic(BACK, BACK_CARDS))],
);
const WAY_BACK: LessonStep = {
  minutes: 2,
  title: "And back",
  opens: figure("by-hand", hand(BACK_ORDER, "unrank")),
  isUnprompted: true,
  does: "Everybody writes down a permutation. Then the figure answers line by line, with → or a clicker: how many times each place value goes into the rest, and which piece that digit takes.",
  asks: { ...backAsked, answer: `${spaced(BACK_ORDER)}: ${backAsked.answer}` },
  shows: `How many times does 3! = 6 go into ${BACK}?`,
};

const WHY: LessonStep = {
  minutes: 4,
  title: "Why a number",
  opens: { chapter: "indexing", at: "why-a-number" },
  does: "An array finds an entry only by its number, and it has an entry for every number up to the last. Collect ideas, and come back to them when the class has found the indices.",
  asks: {
    question: `Seven pieces have ${n(N_PERMUTATIONS)} permutations. How would you number them so that an array has one entry for each, and no empty entries?`,
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
  does: "Read the digits like an odometer: the last column of digits changes in every row. Let the class say which digits come next, and then which pieces.",
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
  does: `All permutations in dictionary order. Each digit picks a block, and the row below enlarges that block, down to a single slot. Slot ${TURNING_RANK - AHEAD} is marked, and its block in the first row ends ${numberWord(AHEAD)} slots later: ask what comes after that edge. Then go there: press Tab until the slider has the focus, then → for each slot.`,
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
  does: "A piece has three possible twists. Each twist is a digit, and each column is worth three times as much as the one to its right.",
  asks: figureQuestion(digitsQuestions(ROW), "number", ["120", "3"]),
  shows: "What does piece 1 add? It shows 1.",
};

const TWISTS = [1, 0, 2, 0, 2, 0, 1];
const FORCED: LessonStep = {
  minutes: 8,
  title: "The last twist is forced",
  opens: figure("twist-dial", stateParameter(twistsModel, TWISTS), true),
  does: "Six pieces can have any twist. Let the class add up these six, and find the seventh, which makes the sum a multiple of three.",
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
  does: "Position by position, the class names the piece and its twist, and the digits become one index. Afterwards, pairs do the same with their own cubes.",
  shows: "which piece has the three colours of the lit corner?",
};

const BIRTHDAY: LessonStep = {
  minutes: 8,
  title: "A birthday becomes a cube",
  opens: figure(
    "read-cube",
    stateParameter(readCubeModel, {
      direction: "unrank",
      cube: BIRTHDAY_CUBE,
      step: 0,
    }),
  ),
  does: "Choose index → cube and type a birthday. Its digits say which piece goes where and how it is twisted; a link leads to the moves that make this cube.",
  shows: n(BIRTHDAY_CUBE),
};

/** Stops that can be printed as sheets. */
export const PRINTED_SHEETS: readonly (Pick<LessonStep, "title" | "opens" | "shows"> & {
  /** What it is for. */
  readonly use: string;
})[] = [
  {
    title: "A sheet to fill in",
    opens: figure("by-hand", hand([3, 1, 4, 2], "rank")),
    use: "a permutation of four pieces with an empty line for each piece; choose another one for each group",
    shows: "the index",
  },
  {
    title: "The six permutations of three pieces, to find",
    opens: SIX_ORDERS.opens,
    use: "the indices, and a question mark for each permutation",
    shows: SIX_ORDERS.shows,
  },
  {
    title: "All permutations of four pieces",
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
    slug: "permutations",
    minutes: 15,
    title: "The index of a permutation",
    aim: "Pupils find the index of a permutation of four pieces, and can say why no index is left out.",
    needs: "Cards 1 to 4, large enough to read from the last row.",
    steps: [
      COVER_CUBE,
      lasting(WHEELS, 2),
      ADD_ONE,
      DIGITS,
      lasting(BY_HAND, 3),
      WAY_BACK,
      NO_INDEX_LEFT_OUT,
    ],
  },
  SEARCH_LESSON,
  GODS_NUMBER_LESSON,
  SOLVING_LESSON,
  {
    slug: "wheels",
    minutes: 45,
    title: "A number system with different wheels",
    aim: "Pupils write numbers in the factorial number system. They rank and unrank permutations by hand.",
    needs: "Cards 1 to 5 for each pair of pupils, paper, and a pencil.",
    steps: [
      lasting(COVER_CUBE, 2),
      lasting(WHY, 3),
      lasting(WHEELS, 5),
      lasting(ADD_ONE, 2),
      lasting(SIX_ORDERS, 4),
      lasting(DIGITS, 6),
      lasting(BY_HAND, 6),
      lasting(WAY_BACK, 5),
      lasting(NO_GAPS, 4),
      RULER,
      lasting(PRACTICE, 5),
    ],
  },
  {
    slug: "cubes",
    minutes: 90,
    title: "Every cube has a number",
    aim: "Pupils find the index of the scrambled pocket cube in their hands.",
    needs:
      "Cards 1 to 5 and paper for each pair of pupils, and a pocket cube for each pair, if you have enough.",
    steps: [
      lasting(COVER_CUBE, 2),
      WHY,
      lasting(WHEELS, 6),
      lasting(ADD_ONE, 2),
      lasting(SIX_ORDERS, 4),
      lasting(DIGITS, 8),
      lasting(BY_HAND, 8),
      lasting(WAY_BACK, 6),
      lasting(NO_GAPS, 5),
      RULER,
      lasting(BASE_THREE, 8),
      lasting(FORCED, 8),
      RULES,
      READ,
      lasting(BIRTHDAY, 9),
    ],
  },
];
