import type { PuzzleDefinition } from "../lib/index.ts";
import { type GalleryPuzzle, OTHER_PROGRAMS } from "./gallery-puzzle.ts";
import { pocketCube } from "./pocket-cube.ts";

/**
 * The Pyramorphix: a pocket cube where every other corner is the middle of a face, whose
 * twists are hidden. The twists of the fixed corner are visible.
 */
export const PYRAMORPHIX: PuzzleDefinition = {
  ...pocketCube(),
  name: "Pyramorphix",
  orbits: { CORNERS: { pieces: 7, twists: 3, seenTwists: [3, 1, 3, 1, 1, 3, 1] } },
};

export const pyramorphix: GalleryPuzzle = {
  slug: "pyramorphix",
  name: "Pyramorphix",
  about:
    "A pocket cube in the shape of a tetrahedron. Four of its corners are the middles of faces: you can't see how they are twisted.",
  definition: PYRAMORPHIX,
  metric: "HTM",
  published: {
    states: 136_080,
    godsNumber: 9,
    histogram: [1, 9, 54, 321, 1835, 9716, 39536, 68424, 16120, 64],
    source: OTHER_PROGRAMS,
  },
  publishedInOtherMetric: { states: 136_080, godsNumber: 11, source: OTHER_PROGRAMS },
};
