import { decodeOrder } from "#kit/cards/decode-order.ts";
import { formatOrder } from "#kit/cards/order-text.ts";
import type { WidgetModel } from "#kit/widget/model.ts";
import { parseWholeNumber } from "#kit/widget/parse-whole-number.ts";
import { valueOrThrow } from "#kit/widget/parse-result.ts";
import { WidgetStore } from "#kit/widget/store.ts";
import { type RankingMethod, RANKING_METHODS } from "./ranking-methods.ts";

export interface RankingMethodsState {
  readonly permutation: readonly number[];
  /** The number of cards whose digits are known. */
  readonly step: number;
}

export type RankingMethodsAction =
  | { type: "order"; permutation: readonly number[] }
  | { type: "step"; step: number };

export const rankingMethodsModel: WidgetModel<
  RankingMethodsState,
  RankingMethodsAction
> = {
  key: "ways",
  version: 1,
  initial: { permutation: [2, 3, 0, 5, 1, 6, 4], step: 3 },

  update(state, action) {
    const next =
      action.type === "order"
        ? { permutation: action.permutation, step: 0 }
        : { ...state, step: action.step };
    const isSame =
      next.step === state.step &&
      String(next.permutation) === String(state.permutation);
    return isSame ? state : next;
  },

  encode: ({ permutation, step }) => `${formatOrder(permutation, "")}-${step}`,

  decode(text) {
    const [, order, step] = /^(\d+)-(\d+)$/.exec(text) ?? [];
    if (order === undefined) {
      throw new Error(
        "it should be a permutation and how many cards are done, such as 3124-2",
      );
    }
    const permutation = decodeOrder(order, "card");
    return {
      permutation,
      step: valueOrThrow(parseWholeNumber(step, permutation.length)),
    };
  },

  describe: (state) =>
    `${state.step} of ${state.permutation.length} cards: ${RANKING_METHODS.map((method) => formatCost(method, state)).join(", ")}.`,
};

/** The number of operations so far: "3 comparisons". */
export function formatCost(
  { operationWords, stateAfter }: RankingMethod,
  { permutation, step }: RankingMethodsState,
): string {
  const { operations } = stateAfter(permutation, step);
  return `${operations} ${operationWords[operations === 1 ? 0 : 1]}`;
}

export const rankingMethodsStore = new WidgetStore(rankingMethodsModel);
