// Only at build: browsers leave the tables to a worker.
import { buildDistanceTable } from "../../../../lib/tables/distance-table.ts";
import { type AllSolutions, solveAll } from "./all-solutions.ts";
import { SWAPPED } from "./remarkable-cubes.ts";
import { followTurns, onlyOne, rememberTurns } from "./remembered-turns.ts";

/** The solutions of a cube in both metrics, shipped with the page. */
export function solveExamples(index: number): AllSolutions[] {
  return (["HTM", "QTM"] as const).map((metric) => {
    const found = solveAll(index, buildDistanceTable({ metric }));
    if ("fault" in found) throw new Error(`cube ${index}: ${found.fault}`);
    return found;
  });
}

/** All solutions of the swap, and the one given by remembered turns. */
export function rememberBoth(): { one: AllSolutions; all: AllSolutions } {
  const [all] = solveExamples(SWAPPED);
  return { one: onlyOne(all, followTurns(rememberTurns(), SWAPPED)), all };
}
