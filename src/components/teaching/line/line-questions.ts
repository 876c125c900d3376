import { permutationQuestions } from "#figures/indexing/permutation/permutation-questions.ts";
import type { PredictionQuestion } from "#kit/predict/prediction.ts";
import { digitName, type PupilOrder } from "./neighbours.ts";

/**
 * After a swap, asks only about what it can change (two digits and the number) and about
 * answers not revealed before.
 */
export function lineQuestions(line: PupilOrder): PredictionQuestion[] {
  const { swapped, hidden = [] } = line;
  const questions = permutationQuestions(line);
  if (swapped === undefined) return questions;
  const asked = ["number", ...[swapped, swapped + 1, ...hidden].map(digitName)];
  return questions.filter(({ name }) => asked.includes(name));
}
