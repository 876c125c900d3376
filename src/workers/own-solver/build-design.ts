import { buildBigMoveTable } from "../../lib/big-cube/move-table.ts";
import { buildCoordinatePruning, pairDepths } from "../../lib/big-cube/pair-pruning.ts";
import { DESIGN_TABLES, eachPhase, type SolverDesign } from "./design-tables.ts";
import type { PhaseTables, TableBound } from "../../lib/big-cube/phase-search.ts";

/** Builds the move tables of both phases, and the pruning tables of a design. */
export function buildDesign(design: SolverDesign): [PhaseTables, PhaseTables] {
  return eachPhase(({ moves, coordinates }, phase) => {
    const moveTables = coordinates.map((each) => buildBigMoveTable(each, moves));
    const chosen = DESIGN_TABLES.filter(
      (table, place) => table.phase === phase && design[place],
    );
    const bounds = [
      ...chosen.map(({ coordinates: [first, second] }): TableBound => {
        const [a, b] = [moveTables[first], moveTables[second]];
        return { first, second, scale: b.size, depths: pairDepths(a, b).depths };
      }),
      // The tables of single coordinates are small: every design has them.
      ...coordinates.map((each, place): TableBound => {
        const { depths } = buildCoordinatePruning(each, { moves });
        return { first: place, second: place, scale: 0, depths };
      }),
    ];
    return { moves, moveTables, bounds };
  });
}
