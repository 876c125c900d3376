// Ranking and unranking as a hand does it on paper: a row for each card.
import { factorial, toFactoradic } from "../../../../lib/indexing/factoradic.ts";
import { lehmerCode, rankPermutation } from "../../../../lib/indexing/permutation.ts";
import { countWord } from "../../../kit/text/number-word.ts";
import { formatNumber } from "../../../kit/text/format-number.ts";

/** One line of the sheet. Cards count from 0. */
export interface ByHandRow {
  readonly card: number;
  /** The smaller cards to its right, which are the ones passed over on the way back. */
  readonly smaller: readonly number[];
  readonly digit: number;
  /** The column is worth `place` factorial. */
  readonly place: number;
  readonly worth: number;
  /** What the digits up to this one come to. */
  readonly sum: number;
  /** What was left of the number before this line. */
  readonly rest: number;
  /** The cards that were left, rising. */
  readonly left: readonly number[];
}

export function byHandRows(order: readonly number[]): ByHandRow[] {
  const n = order.length;
  const digits = lehmerCode(order);
  let rest = rankPermutation(order);
  let sum = 0;
  return order.map((card, i) => {
    const place = n - 1 - i;
    const worth = factorial(place);
    const row = {
      card,
      smaller: order.slice(i + 1).filter((other) => other < card),
      digit: digits[i],
      place,
      worth,
      sum: (sum += digits[i] * worth),
      rest,
      left: order.slice(i).toSorted((a, b) => a - b),
    };
    rest -= digits[i] * worth;
    return row;
  });
}

/** What a hand may have counted instead of a digit. @param guess  a wrong one */
export function wrongDigitMessage(
  guess: number,
  order: readonly number[],
  at: number,
): string {
  const card = order[at];
  const right = order.slice(at + 1);
  const larger = right.filter((other) => other > card).length;
  const smallerLeft = order.slice(0, at).filter((other) => other < card).length;
  const digit = right.length - larger;
  if (right.length === 0) return "No card stands to its right.";
  if (guess > right.length) {
    return `Only ${countWord(right.length, "card stands", "cards stand")} to its right.`;
  }
  if (guess === larger) return "That counts the larger cards to its right.";
  if (guess === smallerLeft) return "That counts the smaller cards to its left.";
  if (guess === larger + digit) return "That counts all the cards to its right.";
  if (guess === digit + 1) return "One too many: the card itself is not counted.";
  return guess < digit ? "That is too few." : "That is too many.";
}

/** What may have been done instead of adding up the lines. @param guess  a wrong one */
export function wrongNumberMessage(guess: number, order: readonly number[]): string {
  const rows = byHandRows(order);
  const number = rows.at(-1)!.sum;
  const digits = rows.map(({ digit }) => digit);
  const inTens = [digits, digits.slice(0, -1)].map((some) => Number(some.join("")));
  const last = factorial(order.length) - 1;
  if (guess === number + 1) return "One too many: the numbers begin with 0.";
  if (guess === digits.reduce((sum, digit) => sum + digit, 0)) {
    return "That adds the digits. Each counts as often as its column is worth.";
  }
  if (inTens.includes(guess)) {
    return "That reads the digits in tens. Here the columns are worth factorials.";
  }
  if (guess > last) {
    return `The orders of ${order.length} cards have the numbers 0 to ${formatNumber(last)}.`;
  }
  return `That is too ${guess < number ? "small" : "large"}: add up what the lines make.`;
}

/** Digits with what their columns are worth, as a sum. */
export function formatFactoradicSum(number: number, n: number): string {
  return (
    toFactoradic(number, n)
      .map((digit, i) => (digit === 0 ? "" : `${digit} × ${factorial(n - 1 - i)}`))
      .filter(Boolean)
      .join(" + ") || "0"
  );
}
