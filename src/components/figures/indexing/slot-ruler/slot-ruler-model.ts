import type { CardOrder, OrderAction } from "#kit/cards/card-order.ts";
import { permutationModel } from "#kit/reader/reader-permutation.ts";
import type { WidgetModel } from "#kit/widget/model.ts";
import { WidgetStore } from "#kit/widget/store.ts";

/** The permutation of the ruler, which has more pieces than the editor's example. */
export const slotRulerModel: WidgetModel<CardOrder, OrderAction> = {
  ...permutationModel,
  key: "slot",
  initial: { permutation: [2, 3, 0, 5, 1, 6, 4] },
};

export const slotRulerStore = new WidgetStore(slotRulerModel);
