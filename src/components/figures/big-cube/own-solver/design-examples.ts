import { DESIGN_TABLES } from "#src/workers/own-solver/design-tables.ts";
import { tryDesign } from "#src/workers/own-solver/try-design.ts";
import { ownSolverModel } from "./own-solver-model.ts";
import { type TriedDesign, withoutTimes } from "./tried-designs.ts";

/** The designs that the table begins with: no table, and the figure's first choice. */
export function designExamples(): TriedDesign[] {
  const none = DESIGN_TABLES.map(() => false);
  return [none, ownSolverModel.initial].map((design) =>
    withoutTimes(tryDesign(design)),
  );
}
