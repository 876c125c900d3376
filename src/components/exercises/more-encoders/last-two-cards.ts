import {
  isEvenPermutation,
  rankEvenPermutation,
  unrankEvenPermutation,
} from "../../../lib/indexing/even-permutation.ts";
import { factorial } from "../../../lib/indexing/factoradic.ts";
import { lehmerCode, rankPermutation } from "../../../lib/indexing/permutation.ts";
import { formatNumber as n } from "../../kit/text/format-number.ts";
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
      form: "The last two cards, and then the number of the order.",
      given: visible,
      slots: [{ name: "last card but one" }, { name: "last card" }],
      things: "cards",
      prompt: "And which way round are the last two cards?",
      answer: last,
      right: `The first ${visible.length} cards have ${arcs} arcs, and with the last two there are ${evenArcs}: even.`,
      mistakes: [
        {
          leadsTo: last.toReversed(),
          says: `That way round there are ${oddArcs} arcs in all, an odd number.`,
        },
      ],
      otherwise: `The cards that are not shown are ${hidden.join(" and ")}: only which comes first is open.`,
    }),
    numberQuestion({
      label: "number",
      form: "Among the even orders; a calculation will do too.",
      width: 14,
      prompt: "Now the number of the order.",
      answer: rank,
      right: `${sumOfColumns} = ${n(rank)}.`,
      mistakes: [
        {
          leadsTo: rankPermutation(permutation),
          says: "That is its number among all orders. Only every second one of them is even: leave the forced digit out.",
        },
        {
          leadsTo: weigh(digits, (i) => 2 * columns[i]),
          says: "Right digits, but each column is worth half as much here: the orders behind it come in pairs.",
        },
        {
          leadsTo: rank + 1,
          says: "One too many. Numbers begin with 0, and the cards in order have that one.",
        },
        {
          leadsTo: Number(digits.join("")),
          says: "Those are the digits, read in tens. Multiply each by what its column is worth.",
        },
      ],
      count,
      outside: `The even orders are numbered 0 to ${n(count - 1)}.`,
      otherwise(value) {
        const theirs = toCards(unrankEvenPermutation(value, length));
        return `${n(value)} is the number of ${spaced(theirs)} among the even orders.`;
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
