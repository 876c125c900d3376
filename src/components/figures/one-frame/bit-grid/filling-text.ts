import { N_PERMUTATIONS } from "#lib/puzzle/coordinates.ts";
import { HTM_MOVES } from "#lib/puzzle/moves.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { numberWord } from "#kit/text/number-word.ts";
import type { SearchWork } from "./grid-examples.ts";

const N_SETS = N_PERMUTATIONS * HTM_MOVES.length;

/** The number of sets that the search translates for a depth, and how many it skips. */
export function searchWorkText(work: readonly SearchWork[], depth: number): string {
  if (depth === 0) return "The search begins with a single bit, the solved cube’s.";
  const { setsTranslated } = work[depth];
  if (setsTranslated === N_SETS) {
    return `For this depth the whole search translates all ${formatNumber(N_SETS)} sets, ${numberWord(HTM_MOVES.length)} for each permutation: none was full yet, and each had new bits at depth ${depth - 1}.`;
  }
  // Rounded down, so that 99.9 % isn't displayed as 100 %.
  const share = Math.floor((100 * (N_SETS - setsTranslated)) / N_SETS);
  return `For this depth the whole search translates ${formatNumber(setsTranslated)} of ${formatNumber(N_SETS)} sets: ${share}\u00a0% are skipped.`;
}
