import { N_ORIENTATIONS } from "#lib/puzzle/coordinates.ts";
import type { Metric } from "#lib/puzzle/moves.ts";
import { rankPermutation } from "#lib/indexing/permutation.ts";

/** Pieces 1 and 2 swapped: the guide's example. */
export const SWAPPED = rankPermutation([1, 0, 2, 3, 4, 5, 6]) * N_ORIENTATIONS;

/** One of the cubes with the most shortest solutions. */
export const MOST_SOLUTIONS: Readonly<Record<Metric, number>> = {
  HTM: 730,
  QTM: 46_559,
};
