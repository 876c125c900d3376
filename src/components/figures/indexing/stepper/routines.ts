import { rankPermutation } from "#lib/indexing/permutation.ts";
import { traced } from "../../../../lib/indexing/permutation.ts?trace";
import type { Trace } from "./trace.ts";

export type Routine = "rank" | "unrank";

/** The functions in src/lib/indexing/permutation.ts that the figure steps through. */
export const ROUTINE_FUNCTIONS: Record<Routine, string> = {
  rank: "rankByCounting",
  unrank: "unrankByMakingRoom",
};

/** Runs the traced version of the library's function on the reader's cards. */
export function traceRoutine(
  routine: Routine,
  permutation: readonly number[],
): Trace<unknown> {
  return routine === "rank"
    ? traced.rankByCounting([...permutation])
    : traced.unrankByMakingRoom(rankPermutation(permutation), permutation.length);
}
