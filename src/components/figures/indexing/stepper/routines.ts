import { rankPermutation } from "../../../../lib/indexing/permutation.ts";
import { traced } from "../../../../lib/indexing/permutation.ts?trace";
import type { Trace } from "./trace.ts";

/** The direction: from a permutation to its rank, or back. */
export type Routine = "rank" | "unrank";

/** The loops of src/lib/indexing/permutation.ts that the figure steps through. */
export const ROUTINE_FUNCTIONS: Record<Routine, string> = {
  rank: "rankByCounting",
  unrank: "unrankByMakingRoom",
};

/** Runs the tracing twin of the library's function on the reader's cards. */
export function traceRoutine(
  routine: Routine,
  permutation: readonly number[],
): Trace<unknown> {
  return routine === "rank"
    ? traced.rankByCounting([...permutation])
    : traced.unrankByMakingRoom(rankPermutation(permutation), permutation.length);
}
