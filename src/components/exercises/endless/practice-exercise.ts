import { factorial } from "#lib/indexing/factoradic.ts";
import { unrankPermutation } from "#lib/indexing/permutation.ts";
import type { State } from "#lib/puzzle/state.ts";
import { spaced } from "../cards.ts";
import type { Exercise } from "../exercise.ts";
import {
  exerciseFrom,
  type NumberQuestion,
  numberQuestion,
  type RowQuestion,
  rowQuestion,
  type CommonMistake,
} from "../question.ts";
import { mergeAmbiguousMistakes } from "../ambiguous-mistakes.ts";

export const LEVELS = [1, 2, 3] as const;
export type PracticeLevel = (typeof LEVELS)[number];

/** A pseudorandom integer 0..n-1. */
export type RandomInteger = (n: number) => number;

/** Generates an exercise of a topic, determined by the random numbers. */
export type ExerciseGenerator = (
  level: PracticeLevel,
  random: RandomInteger,
) => PracticeExercise;

/** A generated exercise with its hints, key and common mistakes. */
export interface PracticeExercise {
  readonly question: string;
  readonly picture?: ExercisePicture;
  readonly exercise: Exercise;
  /** The text of the key, if several answers are right. */
  readonly answers?: string;
  /** The first says how to begin, the last is nearly the answer. */
  readonly hints: readonly string[];
  /** The working, in a sentence or two. */
  readonly working: string;
  /** Each leads to a different wrong answer. */
  readonly mistakes: readonly Mistake[];
}

/** A common mistake with the numbers of this exercise. */
export interface Mistake {
  /** The text of each field; the first may be left empty. */
  readonly typed: readonly string[];
  readonly says: string;
}

/** The picture above the answer. */
export type ExercisePicture =
  | { readonly kind: "cards"; readonly cards: readonly number[] }
  | { readonly kind: "net"; readonly state: State }
  | { readonly kind: "rows"; readonly rows: readonly LabelledRow[] };

/** A row of digits with a name. */
export interface LabelledRow {
  readonly label: string;
  /** Whether a group of rows starts here. */
  readonly isFirst?: boolean;
  readonly cells: readonly (number | string)[];
  /** The factorial that each column is worth, which determines its colour. */
  readonly places?: readonly number[];
}

export type PracticeDetails = Pick<PracticeExercise, "exercise" | "mistakes">;

/** The mistakes as typed into field `at` of several. */
export function toMistakes(
  mistakes: readonly CommonMistake<number | readonly number[]>[],
  at = 0,
): Mistake[] {
  return mistakes.map(({ leadsTo, says }) => ({
    typed: [
      ...Array<string>(at).fill(""),
      typeof leadsTo === "number" ? String(leadsTo) : spaced(leadsTo),
    ],
    says,
  }));
}

/** An exercise of one number. */
export function numberPractice(question: NumberQuestion): PracticeDetails {
  const mistakes = mergeAmbiguousMistakes(question.mistakes ?? [], question.answer);
  const exercise = exerciseFrom(numberQuestion({ ...question, mistakes }));
  return { exercise, mistakes: toMistakes(mistakes) };
}

/** An exercise of one row of boxes, each for a digit. */
export function rowPractice(question: RowQuestion): PracticeDetails {
  const mistakes = mergeAmbiguousMistakes(
    (question.mistakes ?? []).filter(({ leadsTo }) => leadsTo.every(fitsIntoBox)),
    question.answer,
  );
  const exercise = exerciseFrom(rowQuestion({ ...question, mistakes }));
  return { exercise, mistakes: toMistakes(mistakes) };
}

const fitsIntoBox = (digit: number) => digit >= 0 && digit <= 9;

/** A random permutation of 0..n-1, neither the first nor the last in lexicographic order. */
export function randomUnsortedPermutation(n: number, random: RandomInteger): number[] {
  return unrankPermutation(1 + random(factorial(n) - 2), n);
}

export function randomItem<T>(list: readonly T[], random: RandomInteger): T {
  return list[random(list.length)];
}
