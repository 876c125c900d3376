import { invertPermutation } from "#lib/indexing/permutation-products.ts";
import { factorial, toFactoradic } from "#lib/indexing/factoradic.ts";
import { lehmerCode, rankPermutation } from "#lib/indexing/permutation.ts";
import { formatNumber as n } from "#kit/text/format-number.ts";
import { cardsOf, fromCards, spaced, toCards, weigh, worth } from "../cards.ts";
import { numberExercise, type CommonMistake } from "../question.ts";
import { mergeAmbiguousMistakes } from "../ambiguous-mistakes.ts";

/**
 * Asks for the rank of a permutation.
 * @param cards  counting from 1
 */
export function rankCards(cards: readonly number[]) {
  const permutation = fromCards(cards);
  const length = cards.length;
  const count = factorial(length);
  const digits = lehmerCode(permutation);
  const rank = rankPermutation(permutation);
  const mistakes = mergeAmbiguousMistakes(slipsFor(permutation), rank);

  const exercise = numberExercise({
    label: "its index",
    form: "A whole number; a calculation such as 2 × 3 + 1 will do too.",
    width: 10,
    answer: rank,
    right: `The digits are ${spaced(digits)}, and ${worth(digits)} = ${n(rank)}.`,
    mistakes,
    count,
    outside: `${length} pieces have only ${n(count)} permutations, with the indices 0 to ${n(count - 1)}.`,
    otherwise(value) {
      const theirs = toFactoradic(value, length);
      const place = theirs.findIndex((digit, i) => digit !== digits[i]);
      return `${n(value)} has the digits ${spaced(theirs)}. Count again: how many pieces smaller than ${cards[place]} are to its right?`;
    },
  });
  return { ...exercise, mistakes, cards, digits, worth: worth(digits), rank };
}

function slipsFor(permutation: readonly number[]): CommonMistake<number>[] {
  const length = permutation.length;
  const cards = toCards(permutation);
  const digits = lehmerCode(permutation);
  const rank = rankPermutation(permutation);
  const largerRight = digits.map((digit, i) => length - 1 - i - digit);
  const smallerLeft = permutation.map(
    (card, i) => permutation.slice(0, i).filter((other) => other < card).length,
  );
  const largerLeft = smallerLeft.map((count, i) => i - count);
  const positions = invertPermutation(permutation);

  return [
    {
      leadsTo: rank + 1,
      says: `One too many. Indices begin with 0, the index of ${spaced(cardsOf(length))}.`,
    },
    {
      leadsTo: rank - 1,
      says: "One too few. Indices do begin with 0, but you don’t have to subtract 1: the digits begin with 0, too.",
    },
    {
      leadsTo: weigh(largerRight),
      says: "You counted the larger pieces to the right. The digits count the smaller ones.",
    },
    {
      leadsTo: weigh(smallerLeft),
      says: "You counted the smaller pieces to the left. Look to the right of each piece.",
    },
    {
      leadsTo: weigh(largerLeft),
      says: "You counted the larger pieces to the left. For each piece, count the smaller ones to its right.",
    },
    {
      leadsTo: Number(digits.join("")),
      says: `${spaced(digits)} are its digits. Now multiply each by what its column is worth, and add up.`,
    },
    {
      leadsTo: Number(digits.slice(0, -1).join("")),
      says: `${spaced(digits.slice(0, -1))} are its digits, read as a decimal number. Here the columns are worth factorials.`,
    },
    {
      leadsTo: digits.reduce((sum, digit) => sum + digit, 0),
      says: "That is the sum of the digits: how many arcs the permutation has. Multiply each by what its column is worth first.",
    },
    {
      leadsTo: weigh(digits, (i) => factorial(length - i)),
      says: `The digits are right, but each is in its neighbour’s column. The first of ${length} columns is worth ${length - 1}!, and the last 0!.`,
    },
    {
      leadsTo: weigh(digits, factorial),
      says: "You took the columns from right to left. The column on the left is worth the most.",
    },
    {
      leadsTo: rankPermutation(positions),
      says: `That is the index of ${spaced(toCards(positions))}, which says which position each piece is in. The question is which piece is in each position.`,
    },
    {
      leadsTo: rankPermutation(permutation.toReversed()),
      says: "That is the index of the same pieces, read from right to left.",
    },
    {
      leadsTo: Number(cards.join("")),
      says: "That is the permutation itself, written as one number. For its index, count the smaller pieces to the right of each.",
    },
  ];
}
