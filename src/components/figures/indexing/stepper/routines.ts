import { rankPermutation } from "../../../../lib/indexing/permutation.ts";
import { traced } from "../../../../lib/indexing/permutation.ts?trace";
import type { Trace } from "./trace.ts";

/** Which way the program goes: from an order to its number, or back. */
export type Routine = "rank" | "unrank";

/** The loops of src/lib/indexing/permutation.ts that the figure steps through. */
export const ROUTINE_FUNCTIONS: Record<Routine, string> = {
  rank: "rankByCounting",
  unrank: "unrankByMakingRoom",
};

/** Runs the shipped function's tracing twin on the reader's cards. */
export function traceOf(
  routine: Routine,
  permutation: readonly number[],
): Trace<unknown> {
  return routine === "rank"
    ? traced.rankByCounting([...permutation])
    : traced.unrankByMakingRoom(rankPermutation(permutation), permutation.length);
}
