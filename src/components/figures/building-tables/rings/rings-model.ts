import { rankPermutation } from "#lib/indexing/permutation.ts";
import { formatOrder, parseOrder } from "#kit/cards/order-text.ts";
import { numberWord, countWord } from "#kit/text/number-word.ts";
import type { WidgetModel } from "#kit/widget/model.ts";
import { isProblem } from "#kit/widget/parse-result.ts";
import { WidgetStore } from "#kit/widget/store.ts";
import {
  LAST_RING,
  N_RING_PIECES,
  permutationAt,
  RING_OF,
  RING_SIZES,
  shortestSwapPath,
} from "./permutation-rings.ts";

export interface RingsState {
  /** The outermost ring that is filled. */
  readonly ring: number;
  /** The index of the selected permutation, on one of the filled rings. */
  readonly index: number;
}

export type RingsAction =
  | { type: "ring"; ring: number }
  | { type: "select"; index: number };

export const ringsModel: WidgetModel<RingsState, RingsAction> = {
  key: "swaps",
  version: 1,
  // The first four pieces of the book's example, in their own order: 3 4 1 2.
  initial: { ring: 4, index: rankPermutation([2, 3, 0, 1]) },

  update(state, action) {
    switch (action.type) {
      case "ring": {
        const ring = Math.min(Math.max(action.ring, 0), LAST_RING);
        if (ring === state.ring) return state;
        // A selection on a removed ring moves inwards along its path.
        const path = shortestSwapPath(state.index);
        return { ring, index: path[Math.min(ring, path.length - 1)] };
      }
      case "select":
        if (action.index === state.index || !(RING_OF[action.index] <= state.ring)) {
          return state;
        }
        return { ...state, index: action.index };
    }
  },

  encode: ({ ring, index }) => `${ring}-${formatOrder(permutationAt(index), "")}`,

  decode(text) {
    const form = /^(\d)-(\d{1,9})$/.exec(text);
    if (!form) throw new Error("it should be a ring and a permutation, such as 4-3412");
    const ring = Number(form[1]);
    if (ring > LAST_RING) throw new Error(`the last ring is ${LAST_RING}`);
    const order = parseOrder(form[2], N_RING_PIECES, "piece");
    if (isProblem(order)) throw new Error(order.problem.replace(/\.$/, ""));
    if (order.value.length > N_RING_PIECES) {
      throw new Error(`there are ${numberWord(N_RING_PIECES)} pieces`);
    }
    const index = rankPermutation(order.value);
    if (RING_OF[index] > ring) {
      throw new Error(
        `${formatOrder(order.value)} is on ring ${RING_OF[index]}, outside of ring ${ring}`,
      );
    }
    return { ring, index };
  },

  describe: ({ ring, index }) =>
    `Ring ${ring}: ${countWord(RING_SIZES[ring], "permutation")}. ${formatOrder(permutationAt(index))} is ${countWord(RING_OF[index], "swap")} from 1 2 3 4.`,
};

export const ringsStore = new WidgetStore(ringsModel);
