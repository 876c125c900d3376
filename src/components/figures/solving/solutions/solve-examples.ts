// Build-time only.
import { buildDistanceTable } from "#lib/tables/distance-table.ts";
import { type AllSolutions, findAllSolutions } from "./all-solutions.ts";
import { SWAPPED } from "./remarkable-cubes.ts";
import {
  followParentTurns,
  withSingleSolution,
  buildParentTurns,
} from "./parent-turns.ts";

/** The solutions of a cube in both metrics. */
export function solveExamples(index: number): AllSolutions[] {
  return (["HTM", "QTM"] as const).map((metric) => {
    const result = findAllSolutions(index, buildDistanceTable({ metric }));
    if ("message" in result) throw new Error(`cube ${index}: ${result.message}`);
    return result;
  });
}

/** The solutions of the swap from distances, and the one from parent turns. */
export function memoryExamples(): { one: AllSolutions; all: AllSolutions } {
  const [all] = solveExamples(SWAPPED);
  return {
    one: withSingleSolution(all, followParentTurns(buildParentTurns(), SWAPPED)),
    all,
  };
}
