import { factorial } from "#lib/indexing/factoradic.ts";
import { decodeOrder } from "#kit/cards/decode-order.ts";
import { formatOrder } from "#kit/cards/order-text.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import type { WidgetModel } from "#kit/widget/model.ts";
import { parseWholeNumber } from "#kit/widget/parse-whole-number.ts";
import { valueOrThrow } from "#kit/widget/parse-result.ts";
import { WidgetStore } from "#kit/widget/store.ts";
import { CONVENTIONS, diagnoseAnswer } from "./conventions.ts";

export interface SixNumbersState {
  readonly permutation: readonly number[];
  /** The number that the reader worked out by hand. */
  readonly answer?: number;
}

export type SixNumbersAction =
  | { type: "order"; permutation: readonly number[] }
  | { type: "answer"; answer: number };

export const sixNumbersModel: WidgetModel<SixNumbersState, SixNumbersAction> = {
  key: "six",
  version: 1,
  initial: { permutation: [2, 3, 0, 5, 1, 6, 4] },

  update(state, action) {
    if (action.type === "answer") {
      return action.answer === state.answer
        ? state
        : { ...state, answer: action.answer };
    }
    const { permutation } = action;
    return String(permutation) === String(state.permutation) ? state : { permutation };
  },

  encode({ permutation, answer }) {
    const order = formatOrder(permutation, "");
    return answer === undefined ? order : `${order}-${answer}`;
  },

  decode(text) {
    const [, order, typed] = /^([^-]*)(?:-(.*))?$/s.exec(text)!;
    const permutation = decodeOrder(order, "card");
    if (typed === undefined) return { permutation };
    return {
      permutation,
      answer: valueOrThrow(parseWholeNumber(typed, factorial(order.length))),
    };
  },

  describe({ permutation, answer }) {
    if (answer !== undefined) return diagnoseAnswer(permutation, answer);
    const numbers = CONVENTIONS.map(({ number }) => formatNumber(number(permutation)));
    return `Cards ${formatOrder(permutation)} have the numbers ${numbers.join("; ")}.`;
  },
};

export const sixNumbersStore = new WidgetStore(sixNumbersModel);
