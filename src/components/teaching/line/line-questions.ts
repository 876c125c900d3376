import { orderQuestions } from "../../figures/indexing/permutation/order-questions.ts";
import type { Question } from "../../kit/predict/prediction.ts";
import type { Line } from "./neighbours.ts";

/** After a swap only what it can change is asked about: two digits and the number. */
export function lineQuestions(line: Line): Question[] {
  const { swapped } = line;
  const questions = orderQuestions(line);
  if (swapped === undefined) return questions;
  const changed = [swapped, swapped + 1].map((at) => `digit-${at}`);
  return questions.filter(({ name }) => name === "number" || changed.includes(name));
}
