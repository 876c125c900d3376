import { toCards, spaced } from "../../../exercises/cards.ts";
import { nextPermutation } from "../../../exercises/indexing/next-permutation.ts";
import { factorial } from "../../../../lib/indexing/factoradic.ts";
import { lehmerCode, unrankPermutation } from "../../../../lib/indexing/permutation.ts";
import type { Question } from "../../../kit/predict/prediction.ts";

/** As many rows as a class has the patience for. */
const MAX_ROWS = 6;

/** The orders after the marked one, row by row, as far as the table goes. */
export function rowQuestions({ n, marked }: { n: number; marked: number }): Question[] {
  const last = Math.min(marked + MAX_ROWS, factorial(n) - 1);
  return Array.from({ length: last - marked }, (_, i) => {
    const row = marked + 1 + i;
    const before = toCards(unrankPermutation(row - 1, n));
    const order = unrankPermutation(row, n);
    // As in the table, without the digit of the last card.
    const digits = lehmerCode(order).slice(0, -1);
    const cards = spaced(toCards(order));
    const tell = `${cards} is number ${row}, with the digits ${spaced(digits)}.`;
    const { check } = nextPermutation(before);
    return {
      name: `row-${row}`,
      ask: `Which order comes after ${spaced(before)}?`,
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
