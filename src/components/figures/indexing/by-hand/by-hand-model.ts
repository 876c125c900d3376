import {
  MAX_CARDS,
  MIN_CARDS,
  readOrder,
  showOrder,
} from "../../../kit/cards/typed-order.ts";
import {
  ALL_ORDERS,
  type OrderAction,
  updateOrder,
} from "../../../kit/cards/card-order.ts";
import { rankPermutation } from "../../../../lib/indexing/permutation.ts";
import type { WidgetModel } from "../../../kit/widget/model.ts";
import { readWhole } from "../../../kit/widget/read-whole.ts";
import {
  isProblem,
  quote,
  type Reading,
  valueOf,
} from "../../../kit/widget/reading.ts";
import { WidgetStore } from "../../../kit/widget/store.ts";
import { byHandRows } from "./by-hand-rows.ts";
import { type ByHandState, type Direction, DIRECTIONS } from "./by-hand-state.ts";
import { describeByHand } from "./by-hand-text.ts";

export type ByHandAction =
  | "next"
  | "back"
  | "again"
  | { type: "way"; way: Direction }
  /** The right digit is shown at once. */
  | { type: "guess"; digit: number }
  /** At the end, of the number itself: the same. */
  | { type: "guess-number"; number: number }
  /** The order itself is changed: the hand begins anew. */
  | { type: "order"; change: OrderAction };

const changeOrder = updateOrder(ALL_ORDERS);

/** Of a guess at a digit: what no card could have is judged, too. */
const MAX_DIGIT_GUESS = 9;
/** Of a guess at the number. */
const MAX_NUMBER_GUESS = 99_999;

/** The number itself is asked for once all lines are done; an order is there by then. */
export const countSteps = ({ way, order }: Pick<ByHandState, "way" | "order">) =>
  2 * order.length + (way === "rank" ? 1 : 0);

/** The card whose digit is asked for or was just found; undefined at the end. */
export function currentColumn({ order, step }: ByHandState): number | undefined {
  const at = Math.floor(step / 2);
  return at < order.length ? at : undefined;
}

/** Whether a digit is asked for. */
export const asksForDigit = (hand: ByHandState) =>
  hand.step % 2 === 0 && hand.step < 2 * hand.order.length;

/** Whether the number is asked for. */
export const asksForNumber = ({ way, order, step }: ByHandState) =>
  way === "rank" && step === 2 * order.length;

export const byHandModel: WidgetModel<ByHandState, ByHandAction> = {
  key: "hand",
  version: 1,
  // One card is done, so that a reader sees what the lines will hold.
  initial: { way: "rank", order: [3, 1, 4, 0, 2], step: 2 },

  update(hand, action) {
    const { way, order, step } = hand;
    if (action === "next") {
      if (step === countSteps(hand)) return hand;
      return step % 2 === 0
        ? { ...hand, step: step + 1 }
        : { way, order, step: step + 1 };
    }
    if (action === "back") return step === 0 ? hand : { way, order, step: step - 1 };
    if (action === "again") {
      return step === 0 && hand.guess === undefined ? hand : { way, order, step: 0 };
    }
    switch (action.type) {
      case "way":
        return action.way === way ? hand : { way: action.way, order, step: 0 };
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
        return permutation === order ? hand : { way, order: permutation, step: 0 };
      }
    }
  },

  encode: ({ way, order, step, guess }) =>
    [way, showOrder(order, ""), step, ...(guess === undefined ? [] : [guess])].join(
      "-",
    ),

  decode(text) {
    const [way, cards, ...numbers] = text.split("-");
    if (!DIRECTIONS.includes(way as Direction)) {
      throw new Error(`${quote(way)} is neither ${DIRECTIONS.join(" nor ")}`);
    }
    if (!/^\d+$/.test(cards) || cards.length < MIN_CARDS) {
      throw new Error(
        `an order is written as ${MIN_CARDS} to ${MAX_CARDS} digits alone, such as 42513`,
      );
    }
    const order = valueOf(readOrder(cards, cards.length));
    const hand: ByHandState = { way: way as Direction, order, step: 0 };
    const step = valueOf(readWhole(numbers[0] ?? "", countSteps(hand)));
    if (numbers.length < 2) return { ...hand, step };
    const left = order.length - Math.floor(step / 2) - 1;
    const atEnd = way === "rank" ? MAX_NUMBER_GUESS : -1;
    const largest = left < 0 ? atEnd : MAX_DIGIT_GUESS;
    if (numbers.length > 2 || largest < 0)
      throw new Error("there is nothing to guess there");
    return { ...hand, step, guess: valueOf(readWhole(numbers[1], largest)) };
  },

  describe: describeByHand,
};

/** The last number of orders of so many cards. */
export const largestIndex = (n: number) => ALL_ORDERS.count(n) - 1;

export const byHandStore = new WidgetStore(byHandModel);

/** A guess at the number of an order of n cards: one that is too large is judged, too. */
export function parseGuess(typed: string, n: number): Reading<number> {
  const reading = readWhole(typed, MAX_NUMBER_GUESS);
  return isProblem(reading) ? readWhole(typed, largestIndex(n)) : reading;
}
