import { rankPermutation } from "../../../../lib/indexing/permutation.ts";
import { showOrder } from "../../../kit/cards/typed-order.ts";
import { formatNumber as n } from "../../../kit/text/format-number.ts";
import { listOf } from "../../../kit/text/list-of.ts";
import { countWord } from "../../../kit/text/number-word.ts";
import type { ByHandState } from "./by-hand-state.ts";
import {
  type ByHandRow,
  byHandRows,
  wrongDigitMessage,
  wrongNumberMessage,
  formatFactoradicSum,
} from "./by-hand-rows.ts";

/** What was just found, and what comes next. */
export interface ByHandText {
  /** What came of the reader's guess. */
  readonly verdict?: string;
  readonly found?: string;
  readonly asks?: string;
}

const listCards = (some: readonly number[]) => listOf(some.map((card) => card + 1));
const formatCards = (some: readonly number[]) => some.map((card) => card + 1).join(" ");

export function byHandText(hand: ByHandState): ByHandText {
  const { way, order, step } = hand;
  const rows = byHandRows(order);
  const at = Math.floor(step / 2);
  const { [at]: now, [at - 1]: before } = rows;
  const find = way === "rank" ? rankingText : unrankingText;
  if (now === undefined) return textAtEnd(hand, before);
  if (step % 2 === 1) {
    return {
      verdict: guessFeedback(hand, now),
      found: find.digit(now),
      asks: find.next(now),
    };
  }
  const verdict = guessFeedback(hand, now);
  // What was found before gives its room to the answer.
  const found = verdict ? undefined : before && find.line(before);
  return { verdict, found, asks: find.asks(now) };
}

/** All lines are done. @param last  of them */
function textAtEnd(hand: ByHandState, last: ByHandRow): ByHandText {
  const { way, order, step, guess } = hand;
  if (way === "unrank") return { found: unrankingText.end(order) };
  const verdict =
    guess === undefined
      ? undefined
      : `You said ${n(guess)}${guess === last.sum ? ": right." : `. ${wrongNumberMessage(guess, order)}`}`;
  if (step > 2 * order.length) return { verdict, found: rankingText.end(order) };
  const found = verdict ? undefined : rankingText.line(last);
  return { verdict, found, asks: rankingText.sum(order) };
}

export function describeByHand(hand: ByHandState): string {
  const { verdict, found, asks } = byHandText(hand);
  return [verdict, found, asks].filter(Boolean).join(" ");
}

function guessFeedback(hand: ByHandState, now: ByHandRow): string | undefined {
  const { guess, order, way } = hand;
  if (guess === undefined) return undefined;
  if (guess === now.digit) return `You said ${guess}: right.`;
  const slip =
    way === "rank"
      ? wrongDigitMessage(guess, order, order.indexOf(now.card))
      : guess > now.digit
        ? `${guess} × ${n(now.worth)} = ${n(guess * now.worth)} is more than ${n(now.rest)}.`
        : `It goes in more often: ${n(now.rest - guess * now.worth)} would be left.`;
  return `You said ${guess}. ${slip}`;
}

export const rankingText = {
  asks: ({ card, place }: ByHandRow) =>
    place === 0
      ? `${card + 1} is the last card. What is its digit?`
      : `How many of the cards to the right of ${card + 1} are smaller?`,
  digit: ({ card, smaller, digit }: ByHandRow) =>
    smaller.length === 0
      ? `Nothing smaller than ${card + 1} stands to its right: the digit is 0.`
      : `To the right of ${card + 1}, ${listCards(smaller)} ${smaller.length === 1 ? "is" : "are"} smaller: the digit is ${digit}.`,
  next: ({ place, worth }: ByHandRow) =>
    `Next: what it adds, in the column worth ${place}! = ${n(worth)}.`,
  line: ({ digit, worth }: ByHandRow) =>
    `${digit} × ${n(worth)} = ${n(digit * worth)}.`,
  sum: (order: readonly number[]) =>
    `Add up what the lines make: what is the number of ${showOrder(order)}?`,
  end(order: readonly number[]) {
    const number = rankPermutation(order);
    return `The order ${showOrder(order)} is number ${formatFactoradicSum(number, order.length)} = ${n(number)}.`;
  },
};

const howOften = (count: number) =>
  ["never", "once", "twice"][count] ?? countWord(count, "time");

const unrankingText = {
  asks: ({ place, worth, rest }: ByHandRow) =>
    `How many times does ${place}! = ${n(worth)} go into ${n(rest)}?`,
  digit: ({ digit, worth, rest }: ByHandRow) =>
    rest === 0
      ? "Nothing is left: the digit is 0."
      : digit === 0
        ? `${n(worth)} does not go into ${n(rest)}: the digit is 0.`
        : `${n(worth)} goes into ${n(rest)} ${howOften(digit)}, and ${n(rest - digit * worth)} is left: the digit is ${digit}.`,
  next: ({ digit, left }: ByHandRow) =>
    left.length === 1
      ? "Next: the card that is left."
      : `Next: ${digit === 0 ? "take the first" : `pass over ${digit}`} of the cards ${formatCards(left)}${digit === 0 ? "" : ", and take the one after"}.`,
  line: ({ digit, card, left }: ByHandRow) =>
    digit === 0
      ? `Nothing is passed over: of ${formatCards(left)} the ${card + 1} is taken.`
      : `${listCards(left.slice(0, digit))} ${digit === 1 ? "is" : "are"} passed over, and the ${card + 1} is taken.`,
  end(order: readonly number[]) {
    const number = n(rankPermutation(order));
    return `Number ${number} is the order ${showOrder(order)}.`;
  },
};
