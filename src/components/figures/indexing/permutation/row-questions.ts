import { toCards, spaced } from "#components/exercises/cards.ts";
import { nextPermutationExercise } from "#components/exercises/indexing/next-permutation.ts";
import { factorial } from "#lib/indexing/factoradic.ts";
import { lehmerCode, unrankPermutation } from "#lib/indexing/permutation.ts";
import type { PredictionQuestion } from "#kit/predict/prediction.ts";

/** More would tire a class. */
const MAX_ROWS = 6;

/** Questions about the rows after the marked one: which permutation comes next? */
export function rowQuestions({
  n,
  marked,
}: {
  n: number;
  marked: number;
}): PredictionQuestion[] {
  const last = Math.min(marked + MAX_ROWS, factorial(n) - 1);
  return Array.from({ length: last - marked }, (_, i) => {
    const row = marked + 1 + i;
    const before = toCards(unrankPermutation(row - 1, n));
    const order = unrankPermutation(row, n);
    // The table leaves out the digit of the last piece, too.
    const digits = lehmerCode(order).slice(0, -1);
    const cards = spaced(toCards(order));
    const tell = `${cards} has the index ${row} and the digits ${spaced(digits)}.`;
    const { check } = nextPermutationExercise(before);
    return {
      name: `row-${row}`,
      text: `Which permutation comes after ${spaced(before)}?`,
      tell,
      answer: cards,
      check(typed) {
        const { verdict, says } = check(typed);
        if (verdict === "right") return { verdict, says: tell };
        if (verdict === "unreadable") return { verdict, says };
        return { verdict, says: `${says} After ${spaced(before)} comes ${cards}.` };
      },
    };
  });
}
