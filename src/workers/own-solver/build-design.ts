import { oneValue, pairDepths } from "../../lib/big-cube/pair-pruning.ts";
import type { PhaseTables, TableBound } from "../../lib/big-cube/phase-search.ts";
import { buildPhaseTables, PHASES } from "../../lib/big-cube/phases.ts";
import { DESIGN_TABLES, type SolverDesign } from "./design-tables.ts";

/** Builds the move tables of both phases, and the pruning tables of a design. */
export function buildDesign(design: SolverDesign): [PhaseTables, PhaseTables] {
  return [buildPhase(design, 0), buildPhase(design, 1)];
}

function buildPhase(design: SolverDesign, phase: number): PhaseTables {
  const pairs = DESIGN_TABLES.filter(
    (table, index) => table.phase === phase && design[index],
  ).map(({ coordinates }) => coordinates);
  const tables = buildPhaseTables(PHASES[phase], pairs);
  // The tables of single coordinates are small: every design has them.
  const singles = tables.moveTables.map((table, index): TableBound => {
    const { depths } = pairDepths(table, oneValue(table.moves));
    return { first: index, second: index, scale: 0, depths };
  });
  return { ...tables, bounds: [...tables.bounds, ...singles] };
}
