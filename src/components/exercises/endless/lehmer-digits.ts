import { lehmerCode } from "../../../lib/indexing/permutation.ts";
import { countWord, ordinalWord } from "../../kit/text/number-word.ts";
import { digitSlots, inverse, spaced, toCards } from "../cards.ts";
import {
  rowPractice,
  randomPermutation,
  type ExerciseGenerator,
} from "./practice-exercise.ts";
import { topicSize } from "./topics.ts";

/** Asks for the Lehmer digits of a permutation. */
export const lehmerDigits: ExerciseGenerator = (level, random) => {
  const permutation = randomPermutation(topicSize("lehmer-digits", level), random);
  const cards = toCards(permutation);
  const answer = lehmerCode(permutation);
  const n = cards.length;
  return {
    question:
      "Write the digits of this order: for each card, how many smaller ones stand to its right?",
    picture: { kind: "cards", cards },
    ...rowPractice({
      label: "digits",
      form: "One digit in each box.",
      slots: digitSlots(n),
      things: "digits",
      answer,
      right: `From left to right, the cards have ${spaced(answer)} smaller ones to their right.`,
      mistakes: slipsFor(permutation),
      otherwise(row) {
        const off = row.findIndex((digit, i) => digit !== answer[i]);
        return off === n - 1
          ? "Nothing stands to the right of the last card, so its digit is always 0."
          : `Look at the ${ordinalWord(off + 1)} digit again. How many cards smaller than ${cards[off]} stand to its right?`;
      },
    }),
    hints: [
      "Only two things matter for a digit: is the other card smaller, and does it stand to the right?",
      `To the right of ${cards[0]} there ${answer[0] === 1 ? "is" : "are"} ${countWord(answer[0], "smaller card")}, so the first digit is ${answer[0]}.`,
      `The digits begin with ${spaced(answer.slice(0, n - 2))}. Two are left, and the last is always 0.`,
    ],
    working: `Count the smaller cards to the right of ${spaced(cards)}, one after the other: ${spaced(answer)}.`,
  };
};

function slipsFor(permutation: readonly number[]) {
  const digits = lehmerCode(permutation);
  const smallerLeft = permutation.map(
    (card, i) => permutation.slice(0, i).filter((other) => other < card).length,
  );
  return [
    {
      leadsTo: digits.map((digit, i) => permutation.length - 1 - i - digit),
      says: "You counted the larger cards to the right. The digits count the smaller ones.",
    },
    {
      leadsTo: smallerLeft,
      says: "You counted the smaller cards to the left. Look to the right of each card.",
    },
    {
      leadsTo: smallerLeft.map((count, i) => i - count),
      says: "You counted the larger cards to the left. Count the smaller ones, and to the right.",
    },
    {
      leadsTo: permutation,
      says: "You counted all smaller cards, wherever they stand. Only those to the right count.",
    },
    {
      leadsTo: digits.map((digit) => digit + 1),
      says: "Each digit is one too large: you counted from 1, or the card itself as well. Begin with 0.",
    },
    {
      leadsTo: digits.toReversed(),
      says: "Right digits, but from right to left. The first digit belongs to the first card.",
    },
    {
      leadsTo: toCards(permutation),
      says: "Those are the cards themselves. Write how many smaller ones stand to the right of each.",
    },
    {
      leadsTo: lehmerCode(inverse(permutation)),
      says: "You put each digit in the box with the number of its card. It belongs under the place where its card stands.",
    },
  ];
}
