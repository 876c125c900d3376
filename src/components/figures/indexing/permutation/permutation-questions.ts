import { predictNumber } from "#components/exercises/predict-number.ts";
import { rankCards } from "#components/exercises/indexing/rank-cards.ts";
import { spaced, toCards } from "#components/exercises/cards.ts";
import type { CardOrder } from "#kit/cards/card-order.ts";
import type { PredictionQuestion } from "#kit/predict/prediction.ts";
import { byHandRows, wrongDigitMessage } from "../by-hand/by-hand-rows.ts";
import { rankingText } from "../by-hand/by-hand-text.ts";

/** Questions about a permutation: the digit of each card but the last, and the index. */
export function permutationQuestions({ permutation }: CardOrder): PredictionQuestion[] {
  const cards = toCards(permutation);
  const { check, rank, solution } = rankCards(cards);
  const digits = byHandRows(permutation)
    .slice(0, -1)
    .map((row, at) =>
      predictNumber({
        name: `digit-${at}`,
        ask: rankingText.question(row),
        answer: row.digit,
        right: rankingText.digit(row),
        otherwise: (guess) =>
          `${wrongDigitMessage(guess, permutation, at)} The digit of piece ${row.card + 1} is ${row.digit}.`,
      }),
    );
  return [
    ...digits,
    {
      name: "number",
      text: `What is the index of ${spaced(cards)}?`,
      tell: `${spaced(cards)} has the index ${rank}.`,
      answer: solution[0],
      check,
    },
  ];
}
