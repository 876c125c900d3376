import type { State } from "../../../lib/puzzle/state.ts";
import { sumOf } from "../../kit/distances/histogram-sums.ts";
import { quote, type ParseResult } from "../../kit/widget/parse-result.ts";
import { spaced, toCards } from "../cards.ts";
import { right, wrong } from "../exercise.ts";
import {
  exerciseFrom,
  numberQuestion,
  type CommonMistake,
  textQuestion,
} from "../question.ts";
import { mergeAmbiguousMistakes } from "../ambiguous-mistakes.ts";
import { randomCubes, excessTwist, isOddPermutation } from "./random-cubes.ts";
import { N_TWISTS } from "./random-orientation.ts";
import { toMistakes, type ExerciseGenerator } from "./practice-exercise.ts";

const LETTERS = "ABCDE";

/** Asks which of several cubes turns can't reach, and why. */
export const impossibleCubes: ExerciseGenerator = (level, random) => {
  const { cubes, at } = randomCubes(level, random);
  const letter = LETTERS[at];
  const sum = sumOf(cubes[at].orientation);
  const repair = N_TWISTS - excessTwist(cubes[at]);
  const why = `The twists of ${letter} add up to ${sum}, which is not a multiple of three; those of the others do.`;
  const mistakes = letterSlips(cubes, at);
  const repairSlips = mergeAmbiguousMistakes(repairSlipsFor(repair, sum), repair);
  return {
    question:
      "Turns can make all but one of these cubes. Which one can they not make? And by how many thirds must one of its corners be twisted clockwise, so that they can?",
    picture: { kind: "rows", rows: cubes.flatMap(rowsOf) },
    exercise: exerciseFrom(
      textQuestion({
        label: "cube",
        form: "A letter, and then 1 or 2.",
        width: 4,
        prompt: "And which cube is it?",
        solution: letter,
        read: (typed) => readLetter(typed, cubes.length),
        diagnose: (cube) =>
          cube === at
            ? right(why)
            : wrong(
                mistakes.find(({ leadsTo }) => leadsTo === cube)?.says ??
                  `Turns can make ${LETTERS[cube]}: its twists add up to ${sumOf(cubes[cube].orientation)}, a multiple of three.`,
              ),
      }),
      numberQuestion({
        label: "thirds clockwise",
        form: "1 or 2.",
        width: 4,
        prompt: "Now by how many thirds one of its corners must be twisted.",
        answer: repair,
        right: `${repair === 1 ? "One third is" : "Two thirds are"} needed to reach the next multiple of three.`,
        mistakes: repairSlips,
        otherwise: "A corner can be twisted by 1 or 2 thirds, and no other number.",
      }),
    ),
    mistakes: [
      ...mistakes.map(({ leadsTo, says }) => ({ typed: [LETTERS[leadsTo]], says })),
      ...toMistakes(repairSlips, 1),
    ],
    hints: [
      "Every order can be made here. Only the twists count: whatever you turn, their sum stays a multiple of three.",
      `Add up the twists of each cube. Those of A make ${sumOf(cubes[0].orientation)}.`,
      `The sums are ${cubes.map((cube, i) => `${LETTERS[i]} ${sumOf(cube.orientation)}`).join(", ")}. One of them is not a multiple of three: what is missing there?`,
    ],
    working: `${why} ${repair === 1 ? "One more third makes" : "Two more thirds make"} it ${sum + repair}.`,
  };
};

function rowsOf({ permutation, orientation }: State, i: number) {
  return [
    { label: `${LETTERS[i]}, pieces`, isFirst: true, cells: toCards(permutation) },
    { label: `${LETTERS[i]}, twists`, cells: orientation },
  ];
}

/** Mistakes that lead to a possible cube which looks impossible. */
function letterSlips(cubes: readonly State[], at: number): CommonMistake<number>[] {
  const sums = cubes.map(({ orientation }) => sumOf(orientation));
  const first = (is: (cube: State, i: number) => boolean) => ({
    leadsTo: cubes.findIndex((cube, i) => i !== at && is(cube, i)),
  });
  const moved = ({ permutation }: State) => permutation.some((piece, i) => piece !== i);
  const swapped = first(
    (cube) => isOddPermutation(cube) && sumOf(cube.orientation) === 0,
  );
  const twisted = first((cube) => !moved(cube));
  const largest = first((_, i) => sums[i] > 0 && sums[i] === Math.max(...sums));
  const odd = first(isOddPermutation);
  const slips = [
    {
      ...swapped,
      says: "You thought that two pieces alone cannot change places. On the pocket cube they can: turns make every order.",
    },
    {
      ...twisted,
      says: `You thought that turns cannot twist corners while all stay in their places. They can, if the twists add up to a multiple of three, as they do here: ${sums[twisted.leadsTo]}.`,
    },
    {
      ...largest,
      says: `You took the largest sum. ${sums[largest.leadsTo]} is a multiple of three, so turns can make it.`,
    },
    {
      ...odd,
      says: `You went by the order: ${spaced(toCards(cubes[odd.leadsTo]?.permutation ?? []))} takes an odd number of swaps. Turns make every order; look at the twists.`,
    },
  ];
  return mergeAmbiguousMistakes(
    slips.filter(({ leadsTo }) => leadsTo >= 0),
    at,
  );
}

function repairSlipsFor(repair: number, sum: number): CommonMistake<number>[] {
  return [
    {
      leadsTo: N_TWISTS - repair,
      says: `${N_TWISTS - repair} is how far ${sum} lies above a multiple of three. A clockwise twist adds to the sum: how much is needed to reach the next multiple?`,
    },
    {
      leadsTo: sum,
      says: "That is the sum of the twists. How much must be added to reach the next multiple of three?",
    },
    {
      leadsTo: 0,
      says: "Without a twist the cube stays impossible. How much must be added to reach the next multiple of three?",
    },
    {
      leadsTo: N_TWISTS,
      says: "Three thirds are a whole turn: the corner is where it was.",
    },
  ];
}

function readLetter(typed: string, count: number): ParseResult<number> {
  const letters = typed.trim().replace(/^cube\s+/i, "");
  const cube = letters.length === 1 ? LETTERS.indexOf(letters.toUpperCase()) : -1;
  if (cube >= 0 && cube < count) return { value: cube };
  return {
    problem: `${quote(typed)} is not one of the cubes. Type one letter from A to ${LETTERS[count - 1]}.`,
  };
}
