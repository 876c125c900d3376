import { permutationModel } from "#kit/reader/reader-permutation.ts";
import { WidgetStore } from "#kit/widget/store.ts";

/** The store of the line of pupils, separate from the permutation of the chapters. */
export const pupilLine = new WidgetStore({
  ...permutationModel,
  key: "line",
  initial: { permutation: [1, 3, 0, 4, 2] },
});
