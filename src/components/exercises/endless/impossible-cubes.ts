import type { State } from "#lib/puzzle/state.ts";
import { sumOf } from "#kit/distances/histogram-sums.ts";
import { quote, type ParseResult } from "#kit/widget/parse-result.ts";
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
      "Turns can reach all of these cubes except one. Which one? And by how many thirds must you twist one of its pieces clockwise, so that turns can reach it?",
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
                  `Turns can reach ${LETTERS[cube]}: its twists add up to ${sumOf(cubes[cube].orientation)}, a multiple of three.`,
              ),
      }),
      numberQuestion({
        label: "thirds clockwise",
        form: "1 or 2.",
        width: 4,
        prompt: "Now by how many thirds must you twist one of its pieces?",
        answer: repair,
        right: `${repair === 1 ? "One third is" : "Two thirds are"} needed to reach the next multiple of three.`,
        mistakes: repairSlips,
        otherwise: "A piece can be twisted only by 1 or 2 thirds.",
      }),
    ),
    mistakes: [
      ...mistakes.map(({ leadsTo, says }) => ({ typed: [LETTERS[leadsTo]], says })),
      ...toMistakes(repairSlips, 1),
    ],
    hints: [
      "Turns can reach every permutation. Only the twists count: whatever you turn, their sum stays a multiple of three.",
      `Add up the twists of each cube. Those of A add up to ${sumOf(cubes[0].orientation)}.`,
      `The sums are ${cubes.map((cube, i) => `${LETTERS[i]} ${sumOf(cube.orientation)}`).join(", ")}. One of them is not a multiple of three. How much must you add to it?`,
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
      says: "You thought that turns can’t swap two pieces alone. On the pocket cube they can: they reach every permutation.",
    },
    {
      ...twisted,
      says: `You thought that turns can’t twist pieces while all stay in their positions. They can, if the twists add up to a multiple of three, as they do here: ${sums[twisted.leadsTo]}.`,
    },
    {
      ...largest,
      says: `You took the largest sum. ${sums[largest.leadsTo]} is a multiple of three, so turns can reach that cube.`,
    },
    {
      ...odd,
      says: `You looked at the permutation: ${spaced(toCards(cubes[odd.leadsTo]?.permutation ?? []))} takes an odd number of swaps. But turns can reach every permutation, so look at the twists.`,
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
      says: `${N_TWISTS - repair} is how far ${sum} is above a multiple of three. A clockwise twist adds to the sum: how much must you add to reach the next multiple?`,
    },
    {
      leadsTo: sum,
      says: "That is the sum of the twists. How much must you add to reach the next multiple of three?",
    },
    {
      leadsTo: 0,
      says: "Without a twist, the cube stays impossible. How much must you add to reach the next multiple of three?",
    },
    {
      leadsTo: N_TWISTS,
      says: "Three thirds are a whole turn: the piece is as it was before.",
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
