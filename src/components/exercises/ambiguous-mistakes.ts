import type { CommonMistake } from "./question.ts";

/**
 * Removes mistakes that give the right answer and merges those with equal answers: their
 * message names both.
 */
export function mergeAmbiguousMistakes<Answer extends number | readonly number[]>(
  mistakes: readonly CommonMistake<Answer>[],
  answer: Answer,
): CommonMistake<Answer>[] {
  const byAnswer = new Map<string, CommonMistake<Answer>[]>();
  for (const mistake of mistakes) {
    const key = String(mistake.leadsTo);
    if (key === String(answer)) continue;
    byAnswer.set(key, [...(byAnswer.get(key) ?? []), mistake]);
  }
  return Array.from(byAnswer.values(), ([first, ...others]) => {
    const other = others.find(({ says }) => says !== first.says);
    if (other === undefined) return first;
    return {
      leadsTo: first.leadsTo,
      says: `More than one mistake gives this answer. Perhaps: ${first.says} Or: ${other.says}`,
    };
  });
}
