import { factorial } from "#lib/indexing/factoradic.ts";
import { lehmerCode, rankPermutation } from "#lib/indexing/permutation.ts";
import {
  ALL_ORDERS,
  type CardOrder,
  type OrderAction,
  updateOrder,
} from "../cards/card-order.ts";
import { decodeOrder } from "../cards/decode-order.ts";
import { formatOrder } from "../cards/order-text.ts";
import { formatNumber } from "../text/format-number.ts";
import type { WidgetModel } from "../widget/model.ts";
import { WidgetStore } from "../widget/store.ts";

/** The permutation that the reader edits, as a row of cards. */
export const permutationModel: WidgetModel<CardOrder, OrderAction> = {
  // Older than the name: readers' links contain it.
  key: "order",
  version: 1,
  // Pieces 1 to 4 of the example 3 4 1 6 2 7 5; readers add cards.
  initial: { permutation: [2, 3, 0, 1] },

  update: updateOrder(ALL_ORDERS),

  encode: ({ permutation }) => formatOrder(permutation, ""),

  decode: (text) => ({ permutation: decodeOrder(text, "piece") }),

  describe({ permutation }) {
    const digits = lehmerCode(permutation).join(" ");
    const index = formatNumber(rankPermutation(permutation));
    const last = formatNumber(factorial(permutation.length) - 1);
    return `Permutation ${formatOrder(permutation)}. Digits ${digits}. Index ${index}, of 0 to ${last}.`;
  },
};

/** One permutation for the whole page: the editor, the table and the stepper all show it. */
export const readerPermutation = new WidgetStore(permutationModel);
