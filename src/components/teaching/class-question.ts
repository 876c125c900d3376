import type { Exercise } from "../exercises/exercise.ts";
import type { PredictionQuestion } from "../kit/predict/prediction.ts";

/** A question for a class, with its answer and common wrong answers. */
export interface ClassQuestion {
  readonly question: string;
  readonly answer: string;
  /** Common wrong answers. */
  readonly slips: readonly WrongAnswer[];
  /** Whether the figure's own questions take its place on the screen. */
  readonly isAskedByFigure?: boolean;
}

interface WrongAnswer {
  readonly guess: string;
  readonly why: string;
}

/**
 * Builds a question from one that a figure asks.
 *
 * @param guesses  wrong answers that the question recognises
 * @throws {Error} when one of them is right, or cannot be read
 */
export function figureQuestion(
  questions: readonly PredictionQuestion[],
  name: string,
  guesses: readonly string[],
): ClassQuestion {
  const question = questions.find((one) => one.name === name);
  if (!question) throw new Error(`the figure does not ask for “${name}”`);
  const { text: ask, tell, check } = question;
  const slips = wrongAnswers(check, guesses);
  return { question: ask, answer: tell, slips, isAskedByFigure: true };
}

/** Asks for the same in other words, which stay visible above the figure's questions. */
export function reworded(
  { answer, slips }: ClassQuestion,
  question: string,
): ClassQuestion {
  return { question, answer, slips };
}

/** The same for an exercise with one field. */
export function exerciseQuestion(
  question: string,
  { check, solution }: Pick<Exercise, "check" | "solution">,
  guesses: readonly string[],
): ClassQuestion {
  const { says } = check(solution[0]);
  return { question, answer: says, slips: wrongAnswers(check, guesses) };
}

function wrongAnswers(
  check: Exercise["check"],
  guesses: readonly string[],
): WrongAnswer[] {
  return guesses.map((guess) => {
    const { verdict, says } = check(guess);
    if (verdict !== "wrong") throw new Error(`“${guess}” is ${verdict}, not wrong`);
    return { guess, why: says };
  });
}
