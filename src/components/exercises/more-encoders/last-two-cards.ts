import {
  isEvenPermutation,
  rankEvenPermutation,
  unrankEvenPermutation,
} from "#lib/indexing/even-permutation.ts";
import { factorial } from "#lib/indexing/factoradic.ts";
import { lehmerCode, rankPermutation } from "#lib/indexing/permutation.ts";
import { formatNumber as n } from "#kit/text/format-number.ts";
import { cardsOf, fromCards, spaced, toCards, weigh, worth } from "../cards.ts";
import { exerciseFrom, numberQuestion, rowQuestion } from "../question.ts";

/**
 * Asks for the last two cards of an even permutation, and for its rank.
 * @param visible  all cards but the last two, counting from 1
 */
export function lastTwoCards(visible: readonly number[]) {
  const length = visible.length + 2;
  const hidden = cardsOf(length).filter((card) => !visible.includes(card));
  const isEven = isEvenPermutation(fromCards([...visible, ...hidden]));
  const last = isEven ? hidden : hidden.toReversed();
  const cards = [...visible, ...last];
  const permutation = fromCards(cards);
  const digits = lehmerCode(permutation).slice(0, -2);
  const arcs = digits.reduce((sum, digit) => sum + digit, 0);
  const [evenArcs, oddArcs] = isEven ? [arcs, arcs + 1] : [arcs + 1, arcs];
  const count = factorial(length) / 2;
  const rank = rankEvenPermutation(permutation);
  const columns = digits.map((_, i) => factorial(length - 1 - i) / 2);
  const sumOfColumns = worth(digits, (i) => columns[i]);

  const exercise = exerciseFrom(
    rowQuestion({
      label: "cards",
      form: "The last two cards, and then the index.",
      given: visible,
      slots: [{ name: "second to last card" }, { name: "last card" }],
      things: "cards",
      prompt: "And in which order are the last two cards?",
      answer: last,
      right: `The first ${visible.length} cards have ${arcs} arcs, and with the last two there are ${evenArcs}: even.`,
      mistakes: [
        {
          leadsTo: last.toReversed(),
          says: `In that order there are ${oddArcs} arcs in all, an odd number.`,
        },
      ],
      otherwise: `The hidden cards are ${hidden.join(" and ")}. The only question is which one comes first.`,
    }),
    numberQuestion({
      label: "index",
      form: "Among the even permutations; a calculation will do too.",
      width: 14,
      prompt: "Now the index of the permutation.",
      answer: rank,
      right: `${sumOfColumns} = ${n(rank)}.`,
      mistakes: [
        {
          leadsTo: rankPermutation(permutation),
          says: "That is its index among all permutations. Only half of them are even: leave out the forced digit.",
        },
        {
          leadsTo: weigh(digits, (i) => 2 * columns[i]),
          says: "The digits are right, but each column is worth half as much here, because only half of the permutations are even.",
        },
        {
          leadsTo: rank + 1,
          says: "One too many. Indices begin with 0: that is the index of ${spaced(cardsOf(length))}.",
        },
        {
          leadsTo: Number(digits.join("")),
          says: "Those are the digits, read in base ten. Multiply each by what its column is worth.",
        },
      ],
      count,
      outside: `The even permutations have the indices 0 to ${n(count - 1)}.`,
      otherwise(value) {
        const theirs = toCards(unrankEvenPermutation(value, length));
        return `${n(value)} is the index of ${spaced(theirs)} among the even permutations.`;
      },
    }),
  );
  return {
    ...exercise,
    shown: visible,
    cards,
    digits,
    arcs,
    columns,
    worth: sumOfColumns,
    rank,
  };
}
