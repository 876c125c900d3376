import type { Metric } from "#lib/puzzle/moves.ts";

/**
 * The published number of states at each distance. Figures compare the library's results
 * in the reader's browser with these; no computation uses them.
 */
export const PUBLISHED_HISTOGRAMS: Readonly<
  Record<
    "permutations" | "orientations" | "states",
    Readonly<Record<Metric, readonly number[]>>
  >
> = {
  permutations: {
    HTM: [1, 9, 54, 297, 1233, 2157, 1244, 45],
    QTM: [1, 6, 27, 114, 450, 1258, 1877, 1142, 165],
  },
  orientations: {
    HTM: [1, 2, 12, 64, 274, 336, 40],
    QTM: [1, 2, 8, 36, 124, 228, 272, 50, 8],
  },
  states: {
    HTM: [1, 9, 54, 321, 1847, 9992, 50136, 227536, 870072, 1887748, 623800, 2644],
    QTM: [
      1, 6, 27, 120, 534, 2256, 8969, 33058, 114149, 360508, 930588, 1350852, 782536,
      90280, 276,
    ],
  },
};
