import { invertPermutation } from "#lib/indexing/permutation-products.ts";
import { lehmerCode } from "#lib/indexing/permutation.ts";
import { countWord, ordinalWord } from "#kit/text/number-word.ts";
import { digitSlots, spaced, toCards } from "../cards.ts";
import {
  rowPractice,
  randomUnsortedPermutation,
  type ExerciseGenerator,
} from "./practice-exercise.ts";
import { topicSize } from "./topics.ts";

/** Asks for the Lehmer digits of a permutation. */
export const lehmerDigits: ExerciseGenerator = (level, random) => {
  const permutation = randomUnsortedPermutation(
    topicSize("lehmer-digits", level),
    random,
  );
  const cards = toCards(permutation);
  const answer = lehmerCode(permutation);
  const n = cards.length;
  return {
    question:
      "Write the digits of this permutation: for each piece, how many smaller ones are to its right?",
    picture: { kind: "cards", cards },
    ...rowPractice({
      label: "digits",
      form: "One digit in each box.",
      slots: digitSlots(n),
      things: "digits",
      answer,
      right: `From left to right, the pieces have ${spaced(answer)} smaller ones to their right.`,
      mistakes: slipsFor(permutation),
      otherwise(row) {
        const off = row.findIndex((digit, i) => digit !== answer[i]);
        return off === n - 1
          ? "Nothing is to the right of the last piece, so its digit is always 0."
          : `Look at the ${ordinalWord(off + 1)} digit again. How many pieces smaller than ${cards[off]} are to its right?`;
      },
    }),
    hints: [
      "Only two things matter for a digit: is the other piece smaller, and is it to the right?",
      `To the right of ${cards[0]} there ${answer[0] === 1 ? "is" : "are"} ${countWord(answer[0], "smaller piece")}, so the first digit is ${answer[0]}.`,
      `The digits begin with ${spaced(answer.slice(0, n - 2))}. Two are left, and the last one is always 0.`,
    ],
    working: `Count the smaller pieces to the right of each piece of ${spaced(cards)}: ${spaced(answer)}.`,
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
      says: "You counted the larger pieces to the right. The digits count the smaller ones.",
    },
    {
      leadsTo: smallerLeft,
      says: "You counted the smaller pieces to the left. Look to the right of each piece.",
    },
    {
      leadsTo: smallerLeft.map((count, i) => i - count),
      says: "You counted the larger pieces to the left. Count the smaller ones to the right.",
    },
    {
      leadsTo: permutation,
      says: "You counted all smaller pieces, wherever they are. Only those to the right count.",
    },
    {
      leadsTo: digits.map((digit) => digit + 1),
      says: "Each digit is one too large: you counted from 1, or the piece itself as well. Begin with 0.",
    },
    {
      leadsTo: digits.toReversed(),
      says: "These are the right digits, but from right to left. The first digit belongs to the first piece.",
    },
    {
      leadsTo: toCards(permutation),
      says: "Those are the pieces themselves. Write how many smaller ones are to the right of each.",
    },
    {
      leadsTo: lehmerCode(invertPermutation(permutation)),
      says: "You put each digit in the box with the number of its piece. It belongs in the position of its piece.",
    },
  ];
}
