import { rankState, unrankState } from "#lib/puzzle/coordinates.ts";
import { applyMoves, type Metric } from "#lib/puzzle/moves.ts";
import { shortestSolutions } from "#lib/solver/shortest-solutions.ts";
import type { DistanceTable } from "#lib/tables/distance-table.ts";
import { type Printout, guideSearch, type GuideVariant } from "./guide-search.ts";

/** The results of both programs for one cube. */
export interface SearchComparison {
  readonly cube: number;
  readonly metric: Metric;
  readonly variant: GuideVariant;
  readonly printout: Printout;
  /** The library's solutions, and whether the guide's program prints each. */
  readonly solutions: readonly {
    readonly moves: readonly number[];
    readonly isPrinted: boolean;
  }[];
}

/**
 * Runs the guide's search and the library's on one cube.
 *
 * @throws {Error} if either returns moves that do not solve the cube
 */
export function compareSearches(
  cube: number,
  table: DistanceTable,
  variant: GuideVariant,
): SearchComparison {
  const printout = guideSearch(cube, table, variant);
  const state = unrankState(cube);
  const solutions = [...shortestSolutions(state, table)];
  for (const moves of [...printout.solutions, ...solutions]) {
    if (rankState(applyMoves(state, moves)) === 0) continue;
    throw new Error("a search has found moves that do not solve the cube");
  }
  const printed = new Set(printout.solutions.map((moves) => moves.join("")));
  return {
    cube,
    metric: table.metric,
    variant,
    printout,
    solutions: solutions.map((moves) => ({
      moves,
      isPrinted: printed.has(moves.join("")),
    })),
  };
}
