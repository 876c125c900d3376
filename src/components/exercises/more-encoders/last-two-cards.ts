import {
  isEvenPermutation,
  rankEvenPermutation,
  unrankEvenPermutation,
} from "../../../lib/indexing/even-permutation.ts";
import { factorial } from "../../../lib/indexing/factoradic.ts";
import { lehmerCode, rankPermutation } from "../../../lib/indexing/permutation.ts";
import { formatNumber as n } from "../../kit/text/format-number.ts";
import {
  type Diagnosis,
  diagnoseParts,
  type Exercise,
  findSlip,
  right,
  type Slip,
  wrong,
} from "../exercise.ts";
import { cardsOf, fromCards, toCards } from "../indexing/orders.ts";
import { readNumber } from "../read-number.ts";
import { readRow, spaced } from "../read-row.ts";

/**
 * Which way round are the last two cards of an even order, and which number has it?
 * @param shown  all cards but two, counting from 1
 */
export function lastTwoCards(shown: readonly number[]) {
  const length = shown.length + 2;
  const hidden = cardsOf(length).filter((card) => !shown.includes(card));
  const rising = [...shown, ...hidden];
  const isEven = isEvenPermutation(fromCards(rising));
  const last = isEven ? hidden : hidden.toReversed();
  const cards = [...shown, ...last];
  const digits = lehmerCode(fromCards(cards)).slice(0, -2);
  const arcs = digits.reduce((sum, digit) => sum + digit, 0);
  const count = factorial(length) / 2;
  const number = rankEvenPermutation(fromCards(cards));
  const columns = digits.map((_, i) => factorial(length - 1 - i) / 2);
  const worth = digits
    .flatMap((digit, i) => (digit === 0 ? [] : `${digit} × ${n(columns[i])}`))
    .join(" + ");
  const slips = slipsFor(cards);

  const exercise: Exercise = {
    fields: [
      {
        kind: "slots",
        label: "cards",
        form: "The last two cards, and then the number of the order.",
        given: shown,
        slots: [{ name: "last card but one" }, { name: "last card" }],
      },
      {
        kind: "text",
        label: "number",
        form: "Among the even orders; a calculation will do too.",
        width: 14,
      },
    ],
    solution: [last.join(""), String(number)],
    check: (typedCards, typedNumber = "") =>
      diagnoseParts([
        {
          typed: typedCards,
          diagnose: diagnoseCards,
          prompt: "And which way round are the last two cards?",
        },
        {
          typed: typedNumber,
          diagnose: diagnoseNumber,
          prompt: "Now the number of the order.",
        },
      ]),
  };
  return {
    ...exercise,
    shown,
    hidden,
    last,
    cards,
    digits,
    arcs,
    columns,
    worth,
    number,
    count,
  };

  function diagnoseCards(typed: string): Diagnosis {
    const reading = readRow(typed, 2, "cards");
    if ("says" in reading) return reading;
    const { row } = reading;
    if (String(row) === String(last)) {
      const all = arcs + (isEven ? 0 : 1);
      return right(
        `The first ${shown.length} cards have ${arcs} arcs, and with the last two there are ${all}: even.`,
      );
    }
    if (String(row) === String(last.toReversed())) {
      const all = arcs + (isEven ? 1 : 0);
      return wrong(`That way round there are ${all} arcs in all, an odd number.`);
    }
    return wrong(
      `The cards that are not shown are ${hidden.join(" and ")}: only which comes first is open.`,
    );
  }

  function diagnoseNumber(typed: string): Diagnosis {
    const reading = readNumber(typed);
    if ("says" in reading) return reading;
    const { value } = reading;
    if (value === number) return right(`${worth} = ${n(number)}.`);
    const slip = findSlip(slips, value);
    if (slip) return slip;
    if (value < 0 || value >= count) {
      return wrong(`The even orders are numbered 0 to ${n(count - 1)}.`);
    }
    const theirs = toCards(unrankEvenPermutation(value, length));
    return wrong(
      `${n(value)} is the number of ${spaced(theirs)} among the even orders.`,
    );
  }
}

function slipsFor(cards: readonly number[]): Slip<number>[] {
  const order = fromCards(cards);
  const all = rankPermutation(order);
  const digits = lehmerCode(order);
  const others = [...digits.slice(0, -2), 0, 0];
  const unhalved = others.reduce(
    (sum, digit, i) => sum + digit * factorial(others.length - 1 - i),
    0,
  );
  return [
    {
      leadsTo: all,
      says: "That is its number among all orders. Only every second one of them is even: leave the forced digit out.",
    },
    {
      leadsTo: unhalved,
      says: "Right digits, but each column is worth half as much here: the orders behind it come in pairs.",
    },
    {
      leadsTo: rankEvenPermutation(order) + 1,
      says: "One too many. Numbers begin with 0, and the cards in order have that one.",
    },
    {
      leadsTo: Number(digits.slice(0, -2).join("")),
      says: "Those are the digits, read in tens. Multiply each by what its column is worth.",
    },
  ];
}
