import type { Question } from "../kit/predict/prediction.ts";
import { capitalised } from "../kit/text/capitalised.ts";
import { numberQuestion } from "./question.ts";

type NumberQuestion = Parameters<typeof numberQuestion>[0];

/** A number to be predicted in a figure, diagnosed as in an exercise. */
export function predictNumber({
  name,
  ask,
  ...question
}: { name: string; ask: string } & Omit<
  NumberQuestion,
  "label" | "form" | "width"
>): Question {
  const { check, solution } = numberQuestion({
    ...{ label: ask, form: "", width: 0 },
    ...question,
  });
  return { name, ask, tell: question.right, answer: solution, check };
}

/** What is said of a guess stands above the next question: it names its own first. */
export const nameQuestion = (subject: string, says: string) =>
  `${capitalised(subject)}: ${says[0].toLowerCase()}${says.slice(1)}`;
