import { useMemo } from "preact/hooks";
import { compareByEffort } from "../../../../lib/solver/effort.ts";
import type { AllSolutions } from "../solutions/all-solutions.ts";
import { type Search, useAllSolutions } from "../solutions/use-all-solutions.ts";

/** The shortest solutions of a state in half turns, the easiest for the hands first. */
export function useWays(index: number, examples: readonly AllSolutions[]): Search {
  const search = useAllSolutions(index, "HTM", examples);
  return useMemo(() => {
    if (search.phase !== "found") return search;
    const solutions = search.found.solutions.toSorted(compareByEffort);
    return { phase: "found", found: { ...search.found, solutions } };
  }, [search]);
}
