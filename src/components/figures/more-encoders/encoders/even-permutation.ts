import {
  isEvenPermutation,
  rankEvenPermutation,
  unrankEvenPermutation,
} from "#lib/indexing/even-permutation.ts";
import { factorial } from "#lib/indexing/factoradic.ts";
import { lehmerCode } from "#lib/indexing/permutation.ts";
import {
  type CardOrder,
  type OrderAction,
  type OrderRange,
  updateOrder,
} from "#kit/cards/card-order.ts";
import { MAX_CARDS, parseOrder, formatOrder } from "#kit/cards/order-text.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { countWord } from "#kit/text/number-word.ts";
import type { WidgetModel } from "#kit/widget/model.ts";
import { isProblem, valueOrThrow, type ParseResult } from "#kit/widget/parse-result.ts";
import { WidgetStore } from "#kit/widget/store.ts";

/** Two cards have only one even permutation. */
export const MIN_EVEN_CARDS = 3;

export const EVEN_PERMUTATIONS: OrderRange = {
  count: countEvenPermutations,
  rank: rankEvenPermutation,
  unrank: unrankEvenPermutation,
  admit: toEvenPermutation,
};

export const evenPermutationModel: WidgetModel<CardOrder, OrderAction> = {
  key: "even",
  version: 1,
  initial: { permutation: [2, 0, 5, 1, 4, 3] },

  update: updateOrder(EVEN_PERMUTATIONS),

  encode: ({ permutation }) => formatOrder(permutation, ""),

  decode(text) {
    if (!/^\d+$/.test(text) || text.length < MIN_EVEN_CARDS) {
      throw new Error(
        `a permutation is written as ${MIN_EVEN_CARDS} to ${MAX_CARDS} digits alone, such as 3124`,
      );
    }
    return { permutation: valueOrThrow(parseEvenPermutation(text, text.length)) };
  },

  describe({ permutation }) {
    const digits = lehmerCode(permutation).slice(0, -2).join(" ");
    const index = formatNumber(rankEvenPermutation(permutation));
    const last = formatNumber(countEvenPermutations(permutation.length) - 1);
    return `Cards ${formatOrder(permutation)}. Digits ${digits}, and the last two are forced. Number ${index}, of 0 to ${last}.`;
  },
};

/** Swaps the last two cards of an odd permutation. */
export function toEvenPermutation(permutation: readonly number[]): readonly number[] {
  if (isEvenPermutation(permutation)) return permutation;
  return [...permutation.slice(0, -2), permutation.at(-1)!, permutation.at(-2)!];
}

/** The number of even permutations of n cards. */
export function countEvenPermutations(n: number): number {
  return factorial(n) / 2;
}

/** Parses an even permutation; suggests swapping the last two cards of an odd one. */
export function parseEvenPermutation(
  typed: string,
  n: number,
): ParseResult<readonly number[]> {
  const reading = parseOrder(typed, n);
  if (isProblem(reading)) {
    if (reading.nearest === undefined) return reading;
    return {
      ...reading,
      nearest: formatNearestEven(reading.nearest.split(" ").map(Number)),
    };
  }
  const { value } = reading;
  if (isEvenPermutation(value)) return { value };
  return {
    problem: `${formatOrder(value)} has ${countWord(countInversions(value), "arc")}, an odd number: no turns lead there.`,
    nearest: formatOrder(toEvenPermutation(value)),
  };
}

function formatNearestEven(cards: readonly number[]): string {
  return formatOrder(toEvenPermutation(cards.map((card) => card - 1)));
}

export function countInversions(permutation: readonly number[]): number {
  return lehmerCode(permutation).reduce((sum, digit) => sum + digit, 0);
}

export const evenPermutationStore = new WidgetStore(evenPermutationModel);
