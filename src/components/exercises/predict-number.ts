import type { PredictionQuestion } from "../kit/predict/prediction.ts";
import { capitalised } from "../kit/text/capitalised.ts";
import { numberQuestion } from "./question.ts";

type NumberQuestion = Parameters<typeof numberQuestion>[0];

/** A question of a figure that asks for a number, diagnosed as in an exercise. */
export function predictNumber({
  name,
  ask,
  ...question
}: { name: string; ask: string } & Omit<
  NumberQuestion,
  "label" | "form" | "width"
>): PredictionQuestion {
  const { check, solution } = numberQuestion({
    ...{ label: ask, form: "", width: 0 },
    ...question,
  });
  return { name, text: ask, tell: question.right, answer: solution, check };
}

/** Prefixes feedback with the subject of its question: it is displayed above the next one. */
export const withSubject = (subject: string, says: string) =>
  `${capitalised(subject)}: ${says[0].toLowerCase()}${says.slice(1)}`;
