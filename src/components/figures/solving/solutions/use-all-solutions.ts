import { useEffect, useMemo } from "preact/hooks";
import type { Metric } from "#lib/puzzle/moves.ts";
import { type TableBuild, wholeTables } from "#kit/distances/whole-table-store.ts";
import {
  type AllSolutions,
  type SolverFault,
  findFault,
  findAllSolutions,
} from "./all-solutions.ts";
import { asDistanceTable } from "#kit/distances/distances-of.ts";

export type SolutionSearch =
  | { readonly phase: "found"; readonly result: AllSolutions }
  | { readonly phase: "broken"; readonly fault: SolverFault }
  | { readonly phase: "waiting"; readonly build: TableBuild };

/**
 * Returns every shortest solution of a cube, checked: at once for an example, otherwise once
 * the distance table is built.
 */
export function useAllSolutions(
  cube: number,
  metric: Metric,
  examples: readonly AllSolutions[],
): SolutionSearch {
  const store = wholeTables[metric];
  const build = store.state;
  const example = examples.find((one) => one.index === cube && one.metric === metric);
  const needsTable = example === undefined && build.phase === "idle";
  useEffect(() => {
    if (needsTable) void store.startOnce();
  }, [needsTable, store]);

  return useMemo(() => {
    if (example) return toSearch(findFault(example) ?? example);
    if (build.phase !== "done") return { phase: "waiting", build };
    return toSearch(findAllSolutions(cube, asDistanceTable(build.result)));
  }, [example, build, cube]);
}

function toSearch(outcome: AllSolutions | SolverFault): SolutionSearch {
  return "message" in outcome
    ? { phase: "broken", fault: outcome }
    : { phase: "found", result: outcome };
}
