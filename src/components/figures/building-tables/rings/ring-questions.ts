import { predictNumber } from "#components/exercises/predict-number.ts";
import type { PredictionQuestion } from "#kit/predict/prediction.ts";
import { countWord } from "#kit/text/number-word.ts";

const N_SWAPS = 3;

/** Questions about the size of each ring, from the first on. */
export function ringQuestions(sizes: readonly number[]): PredictionQuestion[] {
  return sizes.slice(1).map((count, i) => {
    const before = sizes[i];
    const ring = i + 1;
    const all = before * N_SWAPS;
    return predictNumber({
      name: `ring-${ring}`,
      ask: `Ring ${i} has ${countWord(before, "permutation")}. How many are on ring ${ring}?`,
      answer: count,
      right: `${before} × ${N_SWAPS} = ${all} swaps lead to ${countWord(count, "new permutation")}.`,
      mistakes: [
        {
          leadsTo: all,
          says: `There are ${all} swaps, but some lead back, and some lead to the same permutation.`,
        },
      ],
      otherwise: (guess) =>
        guess > all
          ? `That is more than the number of swaps: ${before} × ${N_SWAPS} = ${all}.`
          : `There are ${guess > count ? "fewer" : "more"}: ${all} swaps lead to ${countWord(count, "new permutation")}.`,
    });
  });
}
