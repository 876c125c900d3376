import type { PuzzleDefinition } from "../lib/index.ts";
import type { GalleryPuzzle } from "./gallery-puzzle.ts";

/** The places of each ring in their order; 0 and 2 lie on both. */
export const RINGS: readonly (readonly number[])[] = [
  [0, 1, 2, 3, 4, 5, 6, 7],
  [0, 8, 2, 9, 10, 11, 12, 13],
];

const N_POSITIONS = 14;

/** Two crossed rings of eight beads: six red ones, six blue ones, two yellow ones. */
const HUNGARIAN_RINGS: PuzzleDefinition = {
  name: "Hungarian rings",
  orbits: { BEADS: { pieces: N_POSITIONS } },
  moves: Object.fromEntries(
    RINGS.map((ring, i) => {
      const source = Array.from({ length: N_POSITIONS }, (_, at) => at);
      ring.forEach((at, k) => (source[at] = ring[(k + 7) % 8]));
      return ["LR"[i], { BEADS: { source } }];
    }),
  ),
  solved: {
    BEADS: {
      permutation: Array.from({ length: N_POSITIONS }, (_, at) => {
        if (at === 0 || at === 2) return 2;
        return at < 8 ? 0 : 1;
      }),
    },
  },
};

export const hungarianRings: GalleryPuzzle = {
  slug: "hungarian-rings",
  name: "Hungarian rings",
  about:
    "Two rings of beads that cross, smaller than those in the shops. Beads of one colour look alike.",
  definition: HUNGARIAN_RINGS,
  metric: "QTM",
  published: {},
};
