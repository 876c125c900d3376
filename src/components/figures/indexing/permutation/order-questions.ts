import { predictNumber } from "../../../exercises/predict-number.ts";
import { rankCards } from "../../../exercises/indexing/rank-cards.ts";
import { spaced, toCards } from "../../../exercises/cards.ts";
import type { CardOrder } from "../../../kit/cards/card-order.ts";
import type { Question } from "../../../kit/predict/prediction.ts";
import { handRows, slipIn } from "../by-hand/by-hand-rows.ts";
import { foundRanking } from "../by-hand/by-hand-words.ts";

/** The digit of each card but the last, from the left, and then the number. */
export function orderQuestions({ permutation }: CardOrder): Question[] {
  const cards = toCards(permutation);
  const { check, rank, solution } = rankCards(cards);
  const digits = handRows(permutation)
    .slice(0, -1)
    .map((row, at) =>
      predictNumber({
        name: `digit-${at}`,
        ask: foundRanking.asks(row),
        answer: row.digit,
        right: foundRanking.digit(row),
        otherwise: (guess) =>
          `${slipIn(guess, permutation, at)} The digit of card ${row.card + 1} is ${row.digit}.`,
      }),
    );
  return [
    // The last digit is always 0, and asked of nobody.
    ...digits,
    {
      name: "number",
      ask: `What is the number of ${spaced(cards)}?`,
      tell: `${spaced(cards)} is number ${rank}.`,
      answer: solution[0],
      check,
    },
  ];
}
