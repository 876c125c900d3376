import { useMemo } from "preact/hooks";
import { compareByEffort } from "#lib/solver/effort.ts";
import type { AllSolutions } from "../solutions/all-solutions.ts";
import {
  type SolutionSearch,
  useAllSolutions,
} from "../solutions/use-all-solutions.ts";

/** Returns the shortest solutions of a state in HTM, the easiest for the hands first. */
export function useEasiestSolutions(
  index: number,
  examples: readonly AllSolutions[],
): SolutionSearch {
  const search = useAllSolutions(index, "HTM", examples);
  return useMemo(() => {
    if (search.phase !== "found") return search;
    const solutions = search.result.solutions.toSorted(compareByEffort);
    return { phase: "found", result: { ...search.result, solutions } };
  }, [search]);
}
