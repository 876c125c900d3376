// The lessons on the chapters about tables, and what they are good for.
import { HTM_MOVES, type Metric } from "#lib/puzzle/moves.ts";
import { buildDistanceTable } from "#lib/tables/distance-table.ts";
import { breadthFirstLog } from "../figures/building-tables/breadth-first/breadth-first-log.ts";
import { breadthFirstModel } from "../figures/building-tables/breadth-first/breadth-first-model.ts";
import { depthQuestions } from "../figures/building-tables/breadth-first/depth-questions.ts";
import {
  LAST_RING,
  RING_SIZES,
} from "../figures/building-tables/rings/permutation-rings.ts";
import { ringQuestions } from "../figures/building-tables/rings/ring-questions.ts";
import { ringsModel } from "../figures/building-tables/rings/rings-model.ts";
import { histogramQuestions } from "../figures/gods-algorithm/whole-table/histogram-questions.ts";
import { metricModel } from "../figures/gods-algorithm/whole-table/metric-store.ts";
import { compareSearches } from "../figures/solving/twelve-or-twenty/compare-searches.ts";
import { GUIDE_VARIANT } from "../figures/solving/twelve-or-twenty/guide-search.ts";
import { solveAllModel } from "../figures/solving/solve-all/solve-all-model.ts";
import { solutionQuestions } from "../figures/solving/solutions/solution-questions.ts";
import { solveExamples } from "../figures/solving/solutions/solve-examples.ts";
import { SWAPPED } from "../figures/solving/solutions/remarkable-cubes.ts";
import { walkModel } from "../figures/solving/solutions/walk-model.ts";
import { subsetOf } from "../kit/cube/move-subset.ts";
import { EXAMPLE_CUBE } from "../kit/reader/example-cube.ts";
import { cubeModel } from "../kit/reader/reader-cube.ts";
import { capitalised } from "../kit/text/capitalised.ts";
import { numberWord } from "../kit/text/number-word.ts";
import { figureQuestion, reworded } from "./class-question.ts";
import { stateParameter } from "./figure-link.ts";
import { COVER_CUBE, type Lesson, type LessonStep } from "./lesson.ts";

const example = stateParameter(cubeModel, EXAMPLE_CUBE);
const N_TURNS = numberWord(HTM_MOVES.length);

/** Wrong answers to one question of a figure, with what they are guesses of. */
const slipsOf = (
  questions: Parameters<typeof figureQuestion>[0],
  name: string,
  guesses: readonly string[],
  where: string,
) =>
  figureQuestion(questions, name, guesses).slips.map(({ guess, why }) => ({
    guess: `${guess} ${where}`,
    why,
  }));

const RINGS: LessonStep = {
  minutes: 6,
  title: "Ring by ring",
  opens: {
    chapter: "building-tables",
    at: "permutation-rings",
    state: stateParameter(ringsModel, { ring: 0, index: 0 }),
    predicts: true,
  },
  does: "To show a move, let two neighbours in a row of pupils with cards swap places. Everybody writes down a guess of how many permutations are on the next ring before it is shown. At the end, compare the distance of 4 3 2 1 with the number of its inversions.",
  asks: {
    question:
      "A move swaps two neighbours. How many moves from 1 2 3 4 is the hardest permutation?",
    answer: `${capitalised(numberWord(LAST_RING))}: ring ${LAST_RING} has only 4 3 2 1, and no swap leads to anything new. Each swap adds or removes one inversion, and 4 3 2 1 has ${numberWord(LAST_RING)}.`,
    slips: slipsOf(ringQuestions(RING_SIZES), "ring-2", ["9"], "on ring 2"),
  },
  shows: "How many are on ring 1?",
};

const LOG = breadthFirstLog("permutations", subsetOf(HTM_MOVES));
const FARTHEST = LOG.histogram.length - 1;
const DEPTHS: LessonStep = {
  minutes: 5,
  title: "The same on the cube",
  opens: {
    chapter: "building-tables",
    at: "flood",
    state: stateParameter(breadthFirstModel, {
      table: "permutations",
      subset: subsetOf(HTM_MOVES),
      time: 0,
    }),
    predicts: true,
  },
  does: `Each cell is a permutation of the cube’s pieces, and its colour shows the distance. ${capitalised(N_TURNS)} moves are possible. Collect a guess for each depth before it is shown, and ask why depth 2 has fewer than ${N_TURNS} times as many permutations as depth 1.`,
  asks: {
    question: `${capitalised(N_TURNS)} moves lead away from the solved cube. Within how many moves of it are all ${LOG.size} permutations?`,
    answer: `Within ${FARTHEST} moves. At depth ${FARTHEST} only ${LOG.histogram[FARTHEST]} are new, because hardly any are left. Most moves lead back, or to a permutation that was already found.`,
    slips: slipsOf(depthQuestions(LOG), "depth-2", ["81", "72"], "at depth 2"),
    isAskedByFigure: true,
  },
  shows: "How many are one turn away?",
};

const FINISHED: LessonStep = {
  minutes: 3,
  title: "When is it finished?",
  opens: { chapter: "building-tables", at: "console" },
  does: "Let a pupil read the lines aloud, from depth 0 on. The class will recognise the counts on the left. Then ask for the last depth.",
  asks: {
    question:
      "The program prints one more depth, with a count of 0. Why does it look there?",
    answer:
      "It doesn’t count the empty entries. It is finished when a whole pass through the table finds nothing at the next depth.",
    slips: [
      {
        guess: "It stops when the last entry is filled",
        why: `The last entries are filled at depth ${FARTHEST}, but the program doesn’t count them. It can only tell from an empty depth that nothing new can follow.`,
      },
    ],
  },
  shows: "Finished.",
};

export const SEARCH_LESSON: Lesson = {
  slug: "search",
  minutes: 15,
  title: "Breadth-first search",
  aim: "Pupils find all distances in a small puzzle by breadth-first search, and can say when the search is finished.",
  needs: "Cards 1 to 4, large enough to read from the last row.",
  steps: [COVER_CUBE, RINGS, DEPTHS, FINISHED],
};

const histogramIn = (metric: Metric) => ({
  metric,
  histogram: buildDistanceTable({ metric }).histogram,
});
const histogram = (metric: Metric, predicts = false) => ({
  chapter: "gods-algorithm",
  at: "fig-all",
  state: { ...example, ...stateParameter(metricModel, metric) },
  predicts,
});

const HARDEST: LessonStep = {
  minutes: 5,
  title: "The hardest cube",
  opens: histogram("HTM", true),
  does: "Everybody writes down a guess for the largest distance; most guesses will be far too high. Then ask which distance has the most states.",
  asks: reworded(
    figureQuestion(histogramQuestions(histogramIn("HTM")), "farthest", ["20", "100"]),
    "How many turns does the hardest of all cubes need? That is God’s number. A half turn counts as one.",
  ),
  shows: "How many turns does the hardest cube need?",
};

const [inHtm, inQtm] = solveExamples(EXAMPLE_CUBE);
const DOWNHILL: LessonStep = {
  minutes: 4,
  title: "God’s algorithm",
  opens: histogram("HTM"),
  does: "Beside each move is the distance after it. Let the class choose a move with a down arrow. → or a clicker makes one such move at a time, until the cube is solved.",
  asks: {
    question:
      "Beside each move is the distance after it. Which moves should we make, and how many?",
    answer: `Always one with a down arrow. That takes ${numberWord(inHtm.distance)} moves, because each one brings the cube one move closer.`,
    slips: [
      {
        guess: "Any move, as long as the cube looks more solved",
        why: "The look of a cube tells you little. Only a smaller distance means that a shortest solution begins with this move.",
      },
    ],
  },
  shows: "leads closer",
};

const QUARTERS: LessonStep = {
  minutes: 5,
  title: "If a half turn counts as two",
  opens: histogram("QTM", true),
  does: "Now only a quarter turn counts as one. Ask whether God’s number stays the same, doubles or ends up in between.",
  asks: reworded(
    figureQuestion(histogramQuestions(histogramIn("QTM")), "farthest", ["22"]),
    "A half turn now counts as two. What is God’s number then?",
  ),
  shows: "How many quarter turns does the hardest cube need?",
};

export const GODS_NUMBER_LESSON: Lesson = {
  slug: "gods-number",
  minutes: 15,
  title: "God’s number",
  aim: "Pupils can say what God’s number is and why it depends on the metric, and solve a cube with a table of distances.",
  needs: "Nothing; a scrambled pocket cube to hold up, if there is one.",
  steps: [COVER_CUBE, HARDEST, DOWNHILL, QUARTERS],
};

const solutions = (metric: Metric, step: number) => ({
  chapter: "solving",
  at: "fig-solutions",
  state: {
    ...example,
    ...stateParameter(walkModel, {
      ...walkModel.initial,
      ...{ metric, cube: EXAMPLE_CUBE, step },
    }),
  },
  predicts: true,
});

const ONE_SOLUTION: LessonStep = {
  minutes: 4,
  title: "The shortest solution",
  opens: solutions("HTM", 0),
  does: "Ask for the distance, and then how many solutions are that short. After that, → or a clicker makes the moves of the solution.",
  asks: {
    question:
      "How many turns does a shortest solution of this cube have, and is there more than one?",
    answer: `${capitalised(numberWord(inHtm.distance))} turns, and only one solution is that short.`,
    slips: slipsOf(solutionQuestions(inHtm), "distance", ["20"], "turns"),
  },
  shows: "How many turns is this cube from solved?",
};

const MORE_SOLUTIONS: LessonStep = {
  minutes: 3,
  title: "Several shortest solutions",
  // At the end of the walk, so that a clicker goes on.
  opens: solutions("QTM", inQtm.distance),
  does: "The same cube, but a half turn counts as two. Ask for the distance and the number of solutions, then follow the bands down with the class: every path is a shortest solution.",
  asks: reworded(
    figureQuestion(solutionQuestions(inQtm), "count", ["1"]),
    "The same cube, but now a half turn counts as two. How many shortest solutions are there?",
  ),
  shows: "How many quarter turns is this cube from solved?",
};

/** How far the program's cube is from solved: a tree of this depth fits the screen. */
const START = 5;
const SEARCH_TREE: LessonStep = {
  minutes: 4,
  title: "The program that finds them",
  opens: {
    chapter: "solving",
    at: "fig-solve-all",
    state: {
      ...example,
      ...stateParameter(solveAllModel, { start: START, steps: 0, cube: EXAMPLE_CUBE }),
    },
  },
  does: `The cube is ${numberWord(START)} turns from solved. The program tries all ${N_TURNS} moves, cuts those that don’t lead closer, and calls itself for the others. → or a clicker runs the program up to the first solution. Then ask the question, and press again.`,
  asks: {
    question: "When the first solution is found, what does the program do next?",
    answer: `This call returns, and the call that made it goes on with its next move. The search ends when the first call has tried all ${N_TURNS} moves.`,
    slips: [
      {
        guess: "It stops",
        why: "A return ends only one call. The others still have moves to try, and may find more solutions.",
      },
    ],
  },
  shows: "solveAll, line by line",
};

const swapped = compareSearches(
  SWAPPED,
  buildDistanceTable({ metric: "HTM" }),
  GUIDE_VARIANT,
).solutions;
const N_ALL = swapped.length;
const N_PRINTED = swapped.filter(({ isPrinted }) => isPrinted).length;
const MISSING: LessonStep = {
  minutes: 3,
  title: "Twelve or twenty?",
  opens: { chapter: "solving", at: "fig-twelve" },
  does: `A published program prints ${numberWord(N_PRINTED)} solutions of this cube, and all of them are right. Let the class compare the first moves of the solutions that it prints with those that it misses.`,
  asks: {
    question: `A program printed ${numberWord(N_PRINTED)} of these ${N_ALL} solutions. What do the missing ones have in common?`,
    answer:
      "They begin with F. The program starts as if F had just been turned, so its first move is never a turn of F.",
    slips: [
      {
        guess: "They are longer",
        why: `All ${N_ALL} have ${numberWord(swapped[0].moves.length)} moves, and all of them solve the cube.`,
      },
    ],
  },
  shows: `It misses ${numberWord(N_ALL - N_PRINTED)} of ${N_ALL}.`,
};

export const SOLVING_LESSON: Lesson = {
  slug: "solving",
  minutes: 15,
  title: "Every shortest solution",
  aim: "Pupils can say how a program finds every shortest solution with a table of distances, and why it is worth counting them a second way.",
  needs:
    "A class that can read a short program; a scrambled pocket cube to hold up, if there is one.",
  steps: [COVER_CUBE, ONE_SOLUTION, MORE_SOLUTIONS, SEARCH_TREE, MISSING],
};
