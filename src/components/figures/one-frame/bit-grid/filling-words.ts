import { N_PERMUTATIONS } from "../../../../lib/puzzle/coordinates.ts";
import { HTM_MOVES } from "../../../../lib/puzzle/moves.ts";
import { formatNumber } from "../../../kit/text/format-number.ts";
import { numberWord } from "../../../kit/text/number-word.ts";
import type { DepthWork } from "./examples.ts";

const ALL = N_PERMUTATIONS * HTM_MOVES.length;

/** What the search does to find the states of a depth, and what it can skip. */
export function workWords(work: readonly DepthWork[], depth: number): string {
  if (depth === 0)
    return "The search begins with a single bit, that of the solved cube.";
  const { pulls } = work[depth];
  if (pulls === ALL) {
    return `For this depth the whole search brings back all ${formatNumber(ALL)} sets, ${numberWord(HTM_MOVES.length)} for each order: none was full yet, and each had new bits at depth ${depth - 1}.`;
  }
  // Rounded down, so that a small remainder is not shown as nothing.
  const share = Math.floor((100 * (ALL - pulls)) / ALL);
  return `For this depth the whole search brings back ${formatNumber(pulls)} sets, of ${formatNumber(ALL)}: ${share}\u00a0% are skipped.`;
}
