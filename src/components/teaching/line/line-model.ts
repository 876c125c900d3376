import { permutationModel } from "../../kit/reader/reader-permutation.ts";
import { WidgetStore } from "../../kit/widget/store.ts";

/** Pupils in line, as their cards: one order for this page, apart from the chapters'. */
export const pupilLine = new WidgetStore({
  ...permutationModel,
  key: "line",
  initial: { permutation: [1, 3, 0, 4, 2] },
});
