import type { PuzzleDefinition } from "../lib/index.ts";
import type { GalleryPuzzle } from "./gallery-puzzle.ts";

/** The floppy cube, 3×3×1: each turn swaps two corners and flips an edge. */
export const FLOPPY: PuzzleDefinition = {
  name: "Floppy cube",
  orbits: { CORNERS: { pieces: 4 }, EDGES: { pieces: 4, twists: 2 } },
  moves: Object.fromEntries(
    ["N", "E", "S", "W"].map((name, i) => {
      const source = [0, 1, 2, 3];
      [source[i], source[(i + 1) % 4]] = [source[(i + 1) % 4], source[i]];
      const twist = [0, 1, 2, 3].map((at) => Number(at === i));
      return [name, { CORNERS: { source }, EDGES: { source: [0, 1, 2, 3], twist } }];
    }),
  ),
};

export const floppyCube: GalleryPuzzle = {
  slug: "floppy-cube",
  name: "Floppy cube",
  about: "One layer, 3×3×1: each side makes half turns.",
  definition: FLOPPY,
  metric: "HTM",
  published: {
    states: 192,
    godsNumber: 8,
    histogram: [1, 4, 10, 24, 53, 64, 31, 4, 1],
    source: "OEIS A080615",
    address: "https://oeis.org/A080615",
  },
};
