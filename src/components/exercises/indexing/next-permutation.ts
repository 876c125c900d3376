import { nextPermutation } from "#lib/indexing/next-permutation.ts";
import { lehmerCode, rankPermutation } from "#lib/indexing/permutation.ts";
import { swapNeighbours } from "#kit/cards/swap-neighbours.ts";
import { formatNumber as n } from "#kit/text/format-number.ts";
import { fromCards, spaced, toCards } from "../cards.ts";
import { inverseMistake, permutationQuestion } from "../permutation-question.ts";
import { exerciseFrom } from "../question.ts";

/**
 * Asks for the next permutation in lexicographic order.
 * @param cards  counting from 1; not the last permutation
 */
export function nextPermutationExercise(cards: readonly number[]) {
  const permutation = fromCards(cards);
  const digits = lehmerCode(permutation);
  const rank = rankPermutation(permutation);
  const next = permutation.slice();
  nextPermutation(next);
  const nextCards = toCards(next);
  const nextDigits = lehmerCode(next);
  /** The first card that changes. */
  const turning = next.findIndex((piece, i) => piece !== permutation[i]);
  const head = next.slice(0, turning + 1);
  /** The last wheel has one face; the full wheels to its left have passed on a carry. */
  const isCarried = turning < cards.length - 2;

  const question = permutationQuestion({
    label: "next",
    permutation: next,
    right: `One more than ${spaced(digits)} is ${spaced(nextDigits)}${isCarried ? ": every wheel that was full starts again" : ""}.`,
    rowSlips: [
      {
        leadsTo: nextDigits,
        says: "Those are its digits, and they are right. Now read them as pieces.",
      },
    ],
    mistakes: [
      {
        leadsTo: permutation,
        says: "That is the permutation we start from. The next one is different.",
      },
      inverseMistake(next),
      {
        leadsTo: [...head, ...next.slice(turning + 1).toReversed()],
        says: `${nextCards[turning]} is right. But the wheels to its right start again at 0: the pieces after it must be in increasing order.`,
      },
      {
        leadsTo: swapNeighbours(permutation, turning),
        says: "You swapped two neighbours, and that skips permutations. The first piece that changes must become the next larger one to its right.",
      },
    ],
    otherwise(theirs) {
      const ahead = rankPermutation(theirs) - rank;
      const places = Math.abs(ahead) === 1 ? "one step" : `${n(Math.abs(ahead))} steps`;
      if (ahead < 0) {
        return `Your permutation is ${places} before ${spaced(cards)}, not after it.`;
      }
      return head.every((piece, i) => piece === theirs[i])
        ? `That is ${places} further on. The beginning is right; after the ${nextCards[turning]}, the pieces must be in increasing order.`
        : `Your permutation is ${places} further on, not one. Which is the first piece that has to change, and what is the next larger one?`;
    },
  });
  return { ...exerciseFrom(question), cards, digits, nextDigits, nextCards };
}
