import type { GalleryPuzzle } from "./gallery-puzzle.ts";
import type { SlidingBoard } from "./sliding-board.ts";

/** Its gap is in the last corner when solved. */
export const EIGHT_PUZZLE: SlidingBoard = { rows: 3, columns: 3, gap: 8 };

export const eightPuzzle: GalleryPuzzle<SlidingBoard> = {
  slug: "eight-puzzle",
  name: "8-puzzle",
  about:
    "Eight tiles and a gap in a frame. A tile can slide only next to the gap, so moves are not always possible.",
  definition: EIGHT_PUZZLE,
  // A slide of one tile is one move.
  metric: "QTM",
  published: {
    states: 181_440,
    godsNumber: 31,
    histogram: [
      1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748, 1024, 1893, 2512, 4485, 5638,
      9529, 10878, 16993, 17110, 23952, 20224, 24047, 15578, 14560, 6274, 3910, 760,
      221, 2,
    ],
    source: "OEIS A089473",
    address: "https://oeis.org/A089473",
  },
};
