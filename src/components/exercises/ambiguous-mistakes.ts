import type { CommonMistake } from "./question.ts";

/**
 * The slips that show: without those that happen to lead to the right answer, and one for
 * each wrong one. Where two slips lead to the same answer, nobody can know which of them it
 * was, so both are named.
 */
export function mergeAmbiguousMistakes<Answer extends number | readonly number[]>(
  slips: readonly CommonMistake<Answer>[],
  answer: Answer,
): CommonMistake<Answer>[] {
  const byAnswer = new Map<string, CommonMistake<Answer>[]>();
  for (const slip of slips) {
    const key = String(slip.leadsTo);
    if (key === String(answer)) continue;
    byAnswer.set(key, [...(byAnswer.get(key) ?? []), slip]);
  }
  return Array.from(byAnswer.values(), ([first, ...others]) => {
    const other = others.find(({ says }) => says !== first.says);
    if (other === undefined) return first;
    return {
      leadsTo: first.leadsTo,
      says: `More than one slip gives this answer. Perhaps: ${first.says} Or: ${other.says}`,
    };
  });
}
