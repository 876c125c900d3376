import type { PuzzleDefinition } from "../lib/index.ts";
import { type GalleryPuzzle, OTHER_PROGRAMS } from "./gallery-puzzle.ts";

/**
 * The tower, 2×2×3: the top and bottom layers turn, two faces only by half; the middle
 * edge between the two others stays. Corners 0 to 3 above, clockwise, 4 to 7 below them;
 * middle edges 0 to 2; edge 1 is between the two faces that turn.
 */
const TOWER = {
  name: "Tower",
  orbits: { CORNERS: { pieces: 8 }, EDGES: { pieces: 3 } },
  moves: {
    U: { CORNERS: { source: [3, 0, 1, 2, 4, 5, 6, 7] } },
    D: { CORNERS: { source: [0, 1, 2, 3, 5, 6, 7, 4] } },
    R2: {
      CORNERS: { source: [0, 6, 5, 3, 4, 2, 1, 7] },
      EDGES: { source: [1, 0, 2] },
    },
    F2: {
      CORNERS: { source: [0, 1, 7, 6, 4, 5, 3, 2] },
      EDGES: { source: [0, 2, 1] },
    },
  },
} satisfies PuzzleDefinition;

export const tower: GalleryPuzzle = {
  slug: "tower",
  name: "Tower",
  about:
    "Three layers of four pieces, 2×2×3: the top and the bottom make quarter turns, and two sides make half turns.",
  definition: TOWER,
  metric: "HTM",
  published: { states: 241_920, godsNumber: 14, source: OTHER_PROGRAMS },
};
