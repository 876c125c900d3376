import {
  designBytes,
  DESIGN_TABLES,
  type SolverDesign,
} from "#src/workers/own-solver/design-tables.ts";
import { formatBytes } from "#kit/text/format-bytes.ts";
import type { WidgetModel } from "#kit/widget/model.ts";
import { WidgetStore } from "#kit/widget/store.ts";
import { designName } from "./own-solver-text.ts";

export type OwnSolverAction =
  | { readonly type: "switch"; readonly place: number }
  | { readonly type: "design"; readonly design: SolverDesign };

export const ownSolverModel: WidgetModel<SolverDesign, OwnSolverAction> = {
  key: "design",
  version: 1,
  initial: [true, false, false, true, false],

  update(design, action) {
    if (action.type === "switch") {
      return design.with(action.place, !design[action.place]);
    }
    return encode(action.design) === encode(design) ? design : action.design;
  },

  encode,

  decode(text) {
    if (!/^[01]+$/.test(text) || text.length !== DESIGN_TABLES.length) {
      throw new Error(
        `a design is ${DESIGN_TABLES.length} digits, 1 for each table that it has and 0 for the others`,
      );
    }
    return [...text].map((digit) => digit === "1");
  },

  describe: (design) =>
    `A solver with ${designName(design)}: ${formatBytes(designBytes(design))}.`,
};

function encode(design: SolverDesign): string {
  return design.map(Number).join("");
}

export const ownSolverStore = new WidgetStore(ownSolverModel);
