import { useEffect, useMemo } from "preact/hooks";
import type { Metric } from "../../../../lib/puzzle/moves.ts";
import {
  type TableBuild,
  wholeTables,
} from "../../../kit/distances/whole-table-store.ts";
import { type AllSolutions, type Fault, findFault, solveAll } from "./all-solutions.ts";
import { asDistanceTable } from "../../../kit/distances/distances-of.ts";

export type Search =
  | { readonly phase: "found"; readonly found: AllSolutions }
  | { readonly phase: "broken"; readonly fault: Fault }
  | { readonly phase: "waiting"; readonly build: TableBuild };

/**
 * Every shortest solution of a cube: at once for the page's example, for any other as soon
 * as the distances of all positions are there. Only checked results are returned.
 */
export function useAllSolutions(
  cube: number,
  metric: Metric,
  examples: readonly AllSolutions[],
): Search {
  const store = wholeTables[metric];
  const build = store.state;
  const example = examples.find((one) => one.index === cube && one.metric === metric);
  const isMissing = example === undefined && build.phase === "idle";
  useEffect(() => {
    if (isMissing) void store.startOnce();
  }, [isMissing, store]);

  return useMemo(() => {
    if (example) return judge(findFault(example) ?? example);
    if (build.phase !== "done") return { phase: "waiting", build };
    return judge(solveAll(cube, asDistanceTable(build.result)));
  }, [example, build, cube]);
}

function judge(outcome: AllSolutions | Fault): Search {
  return "fault" in outcome
    ? { phase: "broken", fault: outcome }
    : { phase: "found", found: outcome };
}
