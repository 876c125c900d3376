import type { PuzzleDefinition } from "../lib/index.ts";
import type { GalleryPuzzle } from "./gallery-puzzle.ts";

/** Seven corners and six centres; each turn goes about a corner that stays in its place. */
export const SKEWB = {
  name: "Skewb",
  orbits: { CORNERS: { pieces: 7, twists: 3 }, CENTRES: { pieces: 6 } },
  moves: {
    URF: {
      CORNERS: { source: [0, 4, 2, 1, 3, 5, 6], twist: [1, 2, 0, 2, 2, 0, 0] },
      CENTRES: { source: [2, 0, 1, 3, 4, 5] },
    },
    UFL: {
      CORNERS: { source: [2, 1, 5, 3, 4, 0, 6], twist: [2, 1, 2, 0, 0, 2, 0] },
      CENTRES: { source: [4, 1, 0, 3, 2, 5] },
    },
    UBR: {
      CORNERS: { source: [6, 1, 0, 3, 4, 5, 2], twist: [2, 0, 2, 1, 0, 0, 2] },
      CENTRES: { source: [1, 5, 2, 3, 4, 0] },
    },
    DFR: {
      CORNERS: { source: [5, 1, 2, 3, 4, 6, 0], twist: [2, 0, 0, 0, 1, 2, 2] },
      CENTRES: { source: [0, 2, 3, 1, 4, 5] },
    },
  },
} satisfies PuzzleDefinition;

export const skewb: GalleryPuzzle = {
  slug: "skewb",
  name: "Skewb",
  about:
    "A cube cut through its middle, so that each turn moves one half of it. One corner is held still.",
  definition: SKEWB,
  metric: "HTM",
  published: {
    states: 3_149_280,
    godsNumber: 11,
    histogram: [1, 8, 48, 288, 1728, 10248, 59304, 315198, 1225483, 1455856, 81028, 90],
    source: "OEIS A079745",
    address: "https://oeis.org/A079745",
  },
};
