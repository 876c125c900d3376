import { toCards } from "../cards.ts";
import { rankCards } from "../indexing/rank-cards.ts";
import { spaced } from "../cards.ts";
import { formatNumber as n } from "#kit/text/format-number.ts";
import {
  randomUnsortedPermutation,
  toMistakes,
  type ExerciseGenerator,
} from "./practice-exercise.ts";
import { topicSize } from "./topics.ts";

/** Asks for the index of a permutation. */
export const permutationToIndex: ExerciseGenerator = (level, random) => {
  const cards = toCards(
    randomUnsortedPermutation(topicSize("order-to-number", level), random),
  );
  const { mistakes, digits, worth, rank, ...exercise } = rankCards(cards);
  return {
    question: "What is the index of this permutation?",
    picture: { kind: "cards", cards },
    exercise,
    mistakes: toMistakes(mistakes),
    hints: [
      "First the digits: for each piece, how many smaller ones are to its right?",
      `The digits are ${spaced(digits)}. From the right, the columns are worth 0!, 1!, 2! and so on.`,
      `Add up ${worth}.`,
    ],
    working: `The digits are ${spaced(digits)}, and ${worth} = ${n(rank)}.`,
  };
};
