import { decodeOrder } from "#kit/cards/decode-order.ts";
import { formatOrder } from "#kit/cards/order-text.ts";
import { ALL_ORDERS, type OrderAction, updateOrder } from "#kit/cards/card-order.ts";
import { rankPermutation } from "#lib/indexing/permutation.ts";
import type { WidgetModel } from "#kit/widget/model.ts";
import { parseWholeNumber } from "#kit/widget/parse-whole-number.ts";
import {
  isProblem,
  quote,
  type ParseResult,
  valueOrThrow,
} from "#kit/widget/parse-result.ts";
import { WidgetStore } from "#kit/widget/store.ts";
import { byHandRows } from "./by-hand-rows.ts";
import { type Direction, DIRECTIONS } from "../direction.ts";
import type { ByHandState } from "./by-hand-state.ts";
import { describeByHand } from "./by-hand-text.ts";

export type ByHandAction =
  | "next"
  | "back"
  | "again"
  | { type: "direction"; direction: Direction }
  /** A correct guess completes the step. */
  | { type: "guess"; digit: number }
  | { type: "guess-number"; number: number }
  /** Another permutation, from its first step. */
  | { type: "order"; change: OrderAction };

const changeOrder = updateOrder(ALL_ORDERS);

/** Larger than any valid digit, so that impossible guesses get feedback, too. */
const MAX_DIGIT_GUESS = 9;
const MAX_NUMBER_GUESS = 99_999;

/** The number of steps: two for each card, and when ranking one more for the sum. */
export const countSteps = ({
  direction,
  order,
}: Pick<ByHandState, "direction" | "order">) =>
  2 * order.length + (direction === "rank" ? 1 : 0);

/** The column of the current card; undefined after the last one. */
export function currentColumn({ order, step }: ByHandState): number | undefined {
  const at = Math.floor(step / 2);
  return at < order.length ? at : undefined;
}

export const asksForDigit = (hand: ByHandState) =>
  hand.step % 2 === 0 && hand.step < 2 * hand.order.length;

export const asksForNumber = ({ direction, order, step }: ByHandState) =>
  direction === "rank" && step === 2 * order.length;

export const byHandModel: WidgetModel<ByHandState, ByHandAction> = {
  key: "hand",
  version: 1,
  // The first card is done, as an example.
  initial: { direction: "rank", order: [3, 1, 4, 0, 2], step: 2 },

  update(hand, action) {
    const { direction, order, step } = hand;
    if (action === "next") {
      if (step === countSteps(hand)) return hand;
      return step % 2 === 0
        ? { ...hand, step: step + 1 }
        : { direction, order, step: step + 1 };
    }
    if (action === "back")
      return step === 0 ? hand : { direction, order, step: step - 1 };
    if (action === "again") {
      return step === 0 && hand.guess === undefined
        ? hand
        : { direction, order, step: 0 };
    }
    switch (action.type) {
      case "direction":
        return action.direction === direction
          ? hand
          : { direction: action.direction, order, step: 0 };
      case "guess": {
        const at = currentColumn(hand);
        if (at === undefined || !asksForDigit(hand) || action.digit === hand.guess)
          return hand;
        const isRight = action.digit === byHandRows(order)[at].digit;
        return { ...hand, guess: action.digit, step: isRight ? step + 1 : step };
      }
      case "guess-number": {
        const { number } = action;
        const isGuess = asksForNumber(hand) && number <= MAX_NUMBER_GUESS;
        if (!isGuess || number === hand.guess) return hand;
        const isRight = number === rankPermutation(order);
        return { ...hand, guess: number, step: isRight ? step + 1 : step };
      }
      case "order": {
        const before = { permutation: order };
        const { permutation } = changeOrder(before, action.change);
        return permutation === order
          ? hand
          : { direction, order: permutation, step: 0 };
      }
    }
  },

  encode: ({ direction, order, step, guess }) =>
    [
      direction,
      formatOrder(order, ""),
      step,
      ...(guess === undefined ? [] : [guess]),
    ].join("-"),

  decode(text) {
    const [direction, cards, ...numbers] = text.split("-");
    if (!DIRECTIONS.includes(direction as Direction)) {
      throw new Error(`${quote(direction)} is neither ${DIRECTIONS.join(" nor ")}`);
    }
    const order = decodeOrder(cards ?? "", "piece");
    const hand: ByHandState = { direction: direction as Direction, order, step: 0 };
    const step = valueOrThrow(parseWholeNumber(numbers[0] ?? "", countSteps(hand)));
    if (numbers.length < 2) return { ...hand, step };
    const columnsLeft = order.length - Math.floor(step / 2) - 1;
    const maxAtEnd = direction === "rank" ? MAX_NUMBER_GUESS : -1;
    const largest = columnsLeft < 0 ? maxAtEnd : MAX_DIGIT_GUESS;
    if (numbers.length > 2 || largest < 0)
      throw new Error(`step ${step} asks for nothing, so it has no guess`);
    return {
      ...hand,
      step,
      guess: valueOrThrow(parseWholeNumber(numbers[1], largest)),
    };
  },

  describe: describeByHand,
};

/** The largest index of a permutation of n cards. */
export const largestIndex = (n: number) => ALL_ORDERS.count(n) - 1;

export const byHandStore = new WidgetStore(byHandModel);

/** Parses a guess at an index. Somewhat too large guesses are valid: they get feedback. */
export function parseGuess(typed: string, n: number): ParseResult<number> {
  const reading = parseWholeNumber(typed, MAX_NUMBER_GUESS);
  return isProblem(reading) ? parseWholeNumber(typed, largestIndex(n)) : reading;
}
