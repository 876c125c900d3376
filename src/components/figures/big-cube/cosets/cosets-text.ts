import { N_ORIENTATIONS, N_PERMUTATIONS } from "#lib/puzzle/coordinates.ts";
import type { SolvedCoset } from "#src/workers/solve-cosets.ts";
import {
  firstDifference,
  differenceMessage,
} from "#kit/distances/compare-histograms.ts";
import { sumOf } from "#kit/distances/histogram-sums.ts";
import { PUBLISHED_HISTOGRAMS } from "#kit/distances/published-histograms.ts";
import { capitalised } from "#kit/text/capitalised.ts";
import { formatCount, formatNumber } from "#kit/text/format-number.ts";
import { formatTime } from "#kit/text/format-time.ts";
import { countWord } from "#kit/text/number-word.ts";
import { symmetricCosets } from "./coset-classes.ts";
import { PUBLISHED_PROOF } from "./published-proof.ts";

/** What solving one coset took. */
export function cosetText({ coset, histogram, sequences }: SolvedCoset): string {
  const others = symmetricCosets(coset).length - 1;
  const symmetric =
    others === 0
      ? "No other coset is symmetric to it."
      : `${capitalised(countWord(others, "other coset"))} ${others === 1 ? "is" : "are"} symmetric to it, with the same distances.`;
  return `The search found ${formatNumber(sequences)} sequences that take coset ${coset} to orientation 0. Followed by turns of U and half turns of R and F, which change no orientation, they solve all ${formatNumber(N_PERMUTATIONS)} states, the hardest in ${histogram.length - 1} moves. ${symmetric}`;
}

/** How many cosets are known: those solved, and those symmetric to them. */
export function countText(solved: number, known: number): string {
  return `${formatCount(solved, "coset")} solved, and ${formatNumber(known - solved)} by symmetry, of ${N_ORIENTATIONS}.`;
}

/** What all cosets together show. */
export function proofText(
  solved: number,
  histogram: readonly number[],
  milliseconds: number,
): string {
  const difference = firstDifference(histogram, PUBLISHED_HISTOGRAMS.states.HTM);
  if (difference) return differenceMessage("The sum of all cosets", difference);
  const { cosets, statesOfEach, solvedCosets, year, maxMoves } = PUBLISHED_PROOF;
  return `No state is more than ${histogram.length - 1} moves from solved: all ${formatNumber(sumOf(histogram))} are in ${solved} cosets solved here in ${formatTime(milliseconds)}, and ${N_ORIENTATIONS - solved} symmetric ones. In ${year} the same plan proved ${maxMoves} moves for the 3×3×3: ${formatNumber(solvedCosets)} of its ${formatNumber(cosets)} cosets had to be solved, with ${formatNumber(statesOfEach)} states each.`;
}
