import { rankPermutation } from "#lib/indexing/permutation.ts";
import { formatOrder } from "#kit/cards/order-text.ts";
import { formatNumber as n } from "#kit/text/format-number.ts";
import { formatList } from "#kit/text/format-list.ts";
import { countWord } from "#kit/text/number-word.ts";
import type { ByHandState } from "./by-hand-state.ts";
import {
  type ByHandRow,
  byHandRows,
  wrongDigitMessage,
  wrongNumberMessage,
  formatFactoradicSum,
} from "./by-hand-rows.ts";

/** The text of one step: feedback on a guess, the result, and the next question. */
export interface ByHandText {
  readonly feedback?: string;
  readonly result?: string;
  readonly question?: string;
}

const listCards = (row: readonly number[]) => formatList(row.map((card) => card + 1));
const formatCards = (row: readonly number[]) => row.map((card) => card + 1).join(" ");

/** The text of the current step. */
export function byHandText(hand: ByHandState): ByHandText {
  const { direction, order, step } = hand;
  const rows = byHandRows(order);
  const at = Math.floor(step / 2);
  const { [at]: now, [at - 1]: before } = rows;
  const text = direction === "rank" ? rankingText : unrankingText;
  if (now === undefined) return textAtEnd(hand, before);
  if (step % 2 === 1) {
    return {
      feedback: guessFeedback(hand, now),
      result: text.digit(now),
      question: text.next(now),
    };
  }
  const feedback = guessFeedback(hand, now);
  // There is room for one of them.
  const result = feedback ? undefined : before && text.product(before);
  return { feedback, result, question: text.question(now) };
}

/** The text when all rows are done. */
function textAtEnd(hand: ByHandState, last: ByHandRow): ByHandText {
  const { direction, order, step, guess } = hand;
  if (direction === "unrank") return { result: unrankingText.end(order) };
  const feedback =
    guess === undefined
      ? undefined
      : `You said ${n(guess)}${guess === last.sum ? ": right." : `. ${wrongNumberMessage(guess, order)}`}`;
  if (step > 2 * order.length) return { feedback, result: rankingText.end(order) };
  const result = feedback ? undefined : rankingText.product(last);
  return { feedback, result, question: rankingText.sum(order) };
}

export function describeByHand(hand: ByHandState): string {
  const { feedback, result, question } = byHandText(hand);
  return [feedback, result, question].filter(Boolean).join(" ");
}

function guessFeedback(hand: ByHandState, now: ByHandRow): string | undefined {
  const { guess, order, direction } = hand;
  if (guess === undefined) return undefined;
  if (guess === now.digit) return `You said ${guess}: right.`;
  const mistake =
    direction === "rank"
      ? wrongDigitMessage(guess, order, order.indexOf(now.card))
      : guess > now.digit
        ? `${guess} × ${n(now.worth)} = ${n(guess * now.worth)} is more than ${n(now.remainder)}.`
        : `It goes in more often: ${n(now.remainder - guess * now.worth)} would be left.`;
  return `You said ${guess}. ${mistake}`;
}

export const rankingText = {
  question: ({ card, place }: ByHandRow) =>
    place === 0
      ? `${card + 1} is the last piece. What is its digit?`
      : `How many of the pieces to the right of ${card + 1} are smaller?`,
  digit: ({ card, smaller, digit }: ByHandRow) =>
    smaller.length === 0
      ? `No piece to the right of ${card + 1} is smaller: the digit is 0.`
      : `To the right of ${card + 1}, ${listCards(smaller)} ${smaller.length === 1 ? "is" : "are"} smaller: the digit is ${digit}.`,
  next: ({ place, worth }: ByHandRow) =>
    `Next: multiply it by its place value, ${place}! = ${n(worth)}.`,
  product: ({ digit, worth }: ByHandRow) =>
    `${digit} × ${n(worth)} = ${n(digit * worth)}.`,
  sum: (order: readonly number[]) =>
    `Add up the last column: what is the index of ${formatOrder(order)}?`,
  end(order: readonly number[]) {
    const number = rankPermutation(order);
    return `The permutation ${formatOrder(order)} has the index ${formatFactoradicSum(number, order.length)} = ${n(number)}.`;
  },
};

const howOften = (count: number) =>
  ["never", "once", "twice"][count] ?? countWord(count, "time");

const unrankingText = {
  question: ({ place, worth, remainder }: ByHandRow) =>
    `How many times does ${place}! = ${n(worth)} go into ${n(remainder)}?`,
  digit: ({ digit, worth, remainder }: ByHandRow) =>
    remainder === 0
      ? "Nothing is left: the digit is 0."
      : digit === 0
        ? `${n(worth)} does not go into ${n(remainder)}: the digit is 0.`
        : `${n(worth)} goes into ${n(remainder)} ${howOften(digit)}, and ${n(remainder - digit * worth)} is left: the digit is ${digit}.`,
  next: ({ digit, remainingCards }: ByHandRow) =>
    remainingCards.length === 1
      ? "Next: the piece that is left."
      : `Next: ${digit === 0 ? "take the first" : `pass over ${digit}`} of the pieces ${formatCards(remainingCards)}${digit === 0 ? "" : ", and take the next one"}.`,
  product: ({ digit, card, remainingCards }: ByHandRow) =>
    digit === 0
      ? `No piece is passed over: take ${card + 1}, the first of ${formatCards(remainingCards)}.`
      : `Pass over ${listCards(remainingCards.slice(0, digit))}, and take ${card + 1}.`,
  end(order: readonly number[]) {
    const number = n(rankPermutation(order));
    return `Index ${number} is the permutation ${formatOrder(order)}.`;
  },
};
