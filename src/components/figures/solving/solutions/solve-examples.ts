// Only at build: browsers leave the tables to a worker.
import { buildDistanceTable } from "../../../../lib/tables/distance-table.ts";
import { type AllSolutions, solveAll } from "./all-solutions.ts";
import { SWAPPED } from "./remarkable-cubes.ts";
import {
  followParentTurns,
  withSingleSolution,
  buildParentTurns,
} from "./parent-turns.ts";

/** The solutions of a cube in both metrics, shipped with the page. */
export function solveExamples(index: number): AllSolutions[] {
  return (["HTM", "QTM"] as const).map((metric) => {
    const result = solveAll(index, buildDistanceTable({ metric }));
    if ("message" in result) throw new Error(`cube ${index}: ${result.message}`);
    return result;
  });
}

/** All solutions of the swap, and the one given by remembered turns. */
export function memoryExamples(): { one: AllSolutions; all: AllSolutions } {
  const [all] = solveExamples(SWAPPED);
  return {
    one: withSingleSolution(all, followParentTurns(buildParentTurns(), SWAPPED)),
    all,
  };
}
