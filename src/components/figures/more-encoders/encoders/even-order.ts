import {
  isEvenPermutation,
  rankEvenPermutation,
  unrankEvenPermutation,
} from "../../../../lib/indexing/even-permutation.ts";
import { factorial, fromFactoradic } from "../../../../lib/indexing/factoradic.ts";
import { lehmerCode } from "../../../../lib/indexing/permutation.ts";
import { MAX_CARDS, readOrder, showOrder } from "../../../kit/cards/typed-order.ts";
import { formatNumber } from "../../../kit/text/format-number.ts";
import { countWord } from "../../../kit/text/number-word.ts";
import type { WidgetModel } from "../../../kit/widget/model.ts";
import { isProblem, type Reading } from "../../../kit/widget/reading.ts";
import { WidgetStore } from "../../../kit/widget/store.ts";

/** With two cards there would be no choice. */
export const MIN_EVEN_CARDS = 3;

/** An even permutation of cards. Pieces count from 0. */
export interface EvenOrder {
  readonly permutation: readonly number[];
}

export type EvenOrderAction =
  /** Any permutation; if it is odd, its last two cards are swapped. */
  | { type: "permutation"; permutation: readonly number[] }
  /** One of the free digits; the others are kept. */
  | { type: "digit"; column: number; digit: number }
  | { type: "index"; index: number }
  /** To the next or previous even permutation; stops at both ends. */
  | { type: "step"; by: 1 | -1 }
  | { type: "size"; n: number };

export const evenOrderModel: WidgetModel<EvenOrder, EvenOrderAction> = {
  key: "even",
  version: 1,
  initial: { permutation: [2, 0, 5, 1, 4, 3] },

  update(state, action) {
    const next = change(state.permutation, action);
    return String(next) === String(state.permutation) ? state : { permutation: next };
  },

  encode: ({ permutation }) => showOrder(permutation, ""),

  decode(text) {
    if (!/^\d+$/.test(text) || text.length < MIN_EVEN_CARDS) {
      throw new Error(
        `an order is written as ${MIN_EVEN_CARDS} to ${MAX_CARDS} digits alone, such as 3124`,
      );
    }
    const read = readEvenOrder(text, text.length);
    if (isProblem(read)) throw new Error(read.problem.replace(/\.$/, ""));
    return { permutation: read.value };
  },

  describe({ permutation }) {
    const digits = lehmerCode(permutation).slice(0, -2).join(" ");
    const index = formatNumber(rankEvenPermutation(permutation));
    const last = formatNumber(countEven(permutation.length) - 1);
    return `Cards ${showOrder(permutation)}. Digits ${digits}, and the last two are forced. Number ${index}, of 0 to ${last}.`;
  },
};

function change(
  permutation: readonly number[],
  action: EvenOrderAction,
): readonly number[] {
  const n = permutation.length;
  switch (action.type) {
    case "permutation":
      return madeEven(action.permutation);
    case "digit": {
      const digits = lehmerCode(permutation).with(action.column, action.digit);
      return unrankEvenPermutation(Math.floor(fromFactoradic(digits) / 2), n);
    }
    case "index":
      return unrankEvenPermutation(action.index, n);
    case "step": {
      const index = rankEvenPermutation(permutation) + action.by;
      const exists = index >= 0 && index < countEven(n);
      return exists ? unrankEvenPermutation(index, n) : permutation;
    }
    case "size":
      return madeEven(resize(permutation, action.n));
  }
}

/** The same permutation if it is even, else with its last two cards swapped. */
export function madeEven(permutation: readonly number[]): readonly number[] {
  if (isEvenPermutation(permutation)) return permutation;
  return [...permutation.slice(0, -2), permutation.at(-1)!, permutation.at(-2)!];
}

/** The number of even permutations of n cards. */
export function countEven(n: number): number {
  return factorial(n) / 2;
}

/**
 * Cards above n are removed, the others keep their order; new cards are added on the right.
 */
function resize(permutation: readonly number[], n: number): readonly number[] {
  const kept = permutation.filter((piece) => piece < n);
  while (kept.length < n) kept.push(kept.length);
  return kept;
}

/**
 * Parses an even permutation; for an odd one, the swap of its last two cards is suggested.
 */
export function readEvenOrder(typed: string, n: number): Reading<readonly number[]> {
  const reading = readOrder(typed, n);
  if (isProblem(reading)) {
    if (reading.nearest === undefined) return reading;
    return { ...reading, nearest: showEven(reading.nearest.split(" ").map(Number)) };
  }
  const { value } = reading;
  if (isEvenPermutation(value)) return { value };
  return {
    problem: `${showOrder(value)} has ${countWord(countArcs(value), "arc")}, an odd number: turns do not reach it.`,
    nearest: showOrder(madeEven(value)),
  };
}

function showEven(cards: readonly number[]): string {
  return showOrder(madeEven(cards.map((card) => card - 1)));
}

/** The number of inversions. */
export function countArcs(permutation: readonly number[]): number {
  return lehmerCode(permutation).reduce((sum, digit) => sum + digit, 0);
}

export const evenOrder = new WidgetStore(evenOrderModel);
