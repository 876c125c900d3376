// Ranking and unranking on paper: a row of the worksheet for each card.
import { factorial, toFactoradic } from "#lib/indexing/factoradic.ts";
import { lehmerCode, rankPermutation } from "#lib/indexing/permutation.ts";
import { countWord } from "#kit/text/number-word.ts";
import { formatNumber } from "#kit/text/format-number.ts";

/** One row of the worksheet. Cards count from 0. */
export interface ByHandRow {
  readonly card: number;
  /** The smaller cards to its right; unranking passes over them. */
  readonly smaller: readonly number[];
  readonly digit: number;
  readonly place: number;
  /** The place value: `place` factorial. */
  readonly worth: number;
  /** The sum of all digits up to this one, times their place values. */
  readonly sum: number;
  /** The part of the index that the digits from here on represent. */
  readonly remainder: number;
  /** The cards from here on, in ascending order. */
  readonly remainingCards: readonly number[];
}

/** The worksheet rows of a permutation, from the first card. */
export function byHandRows(order: readonly number[]): ByHandRow[] {
  const n = order.length;
  const digits = lehmerCode(order);
  let remainder = rankPermutation(order);
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
      remainder,
      remainingCards: order.slice(i).toSorted((a, b) => a - b),
    };
    remainder -= digits[i] * worth;
    return row;
  });
}

/** Explains a wrong digit by the likely miscount. */
export function wrongDigitMessage(
  guess: number,
  order: readonly number[],
  at: number,
): string {
  const card = order[at];
  const right = order.slice(at + 1);
  const larger = right.filter((other) => other > card).length;
  const smallerToLeft = order.slice(0, at).filter((other) => other < card).length;
  const digit = right.length - larger;
  if (right.length === 0) return "There is no piece to its right.";
  if (guess > right.length) {
    return `Only ${countWord(right.length, "piece is", "pieces are")} to its right.`;
  }
  if (guess === larger) return "That counts the larger pieces to its right.";
  if (guess === smallerToLeft) return "That counts the smaller pieces to its left.";
  if (guess === larger + digit) return "That counts all the pieces to its right.";
  if (guess === digit + 1) return "One too many: the piece itself is not counted.";
  return guess < digit ? "That is too few." : "That is too many.";
}

/** Explains a wrong index by the likely mistake in adding up. */
export function wrongNumberMessage(guess: number, order: readonly number[]): string {
  const rows = byHandRows(order);
  const number = rows.at(-1)!.sum;
  const digits = rows.map(({ digit }) => digit);
  const inTens = [digits, digits.slice(0, -1)].map((digitRow) =>
    Number(digitRow.join("")),
  );
  const last = factorial(order.length) - 1;
  if (guess === number + 1) return "One too many: indices begin with 0.";
  if (guess === digits.reduce((sum, digit) => sum + digit, 0)) {
    return "That adds up the digits alone. Multiply each by its place value first.";
  }
  if (inTens.includes(guess)) {
    return "That reads the digits as a decimal number. Here the columns are worth factorials.";
  }
  if (guess > last) {
    return `The permutations of ${order.length} pieces have the indices 0 to ${formatNumber(last)}.`;
  }
  return `That is too ${guess < number ? "small" : "large"}: add up the last column.`;
}

/** The index as a sum of digits times place values: "2 × 6 + 1 × 1". */
export function formatFactoradicSum(number: number, n: number): string {
  return (
    toFactoradic(number, n)
      .map((digit, i) => (digit === 0 ? "" : `${digit} × ${factorial(n - 1 - i)}`))
      .filter(Boolean)
      .join(" + ") || "0"
  );
}
