import { N_ORIENTATIONS } from "#lib/puzzle/coordinates.ts";
import { EXAMPLE_CUBE } from "#kit/reader/example-cube.ts";
import { countWord } from "#kit/text/number-word.ts";
import type { WidgetModel } from "#kit/widget/model.ts";
import { isProblem } from "#kit/widget/parse-result.ts";
import { parseWholeNumber } from "#kit/widget/parse-whole-number.ts";
import { WidgetStore } from "#kit/widget/store.ts";
import { symmetricCosets } from "./coset-classes.ts";

/** The chosen coset, 0..728. */
export const cosetsModel: WidgetModel<number, number> = {
  key: "coset",
  version: 1,
  initial: EXAMPLE_CUBE % N_ORIENTATIONS,
  update: (_, coset) => coset,
  encode: String,
  decode(text) {
    const coset = parseWholeNumber(text, N_ORIENTATIONS - 1);
    if (isProblem(coset)) throw new Error(coset.problem);
    return coset.value;
  },
  describe(coset) {
    const others = symmetricCosets(coset).length - 1;
    return `Coset ${coset}, symmetric to ${countWord(others, "other")}.`;
  },
};

export const cosetsStore = new WidgetStore(cosetsModel);
