import type { PuzzleDefinition } from "../lib/index.ts";
import { type GalleryPuzzle } from "./gallery-puzzle.ts";

/**
 * Six edges about four corners that only twist: each turn takes three edges round,
 * clockwise as one looks at the corner. The edges are UL, UR, UB, LR, RB and LB.
 */
export const PYRAMINX = {
  name: "Pyraminx",
  orbits: { EDGES: { pieces: 6, twists: 2 }, AXIALS: { pieces: 4, twists: 3 } },
  moves: {
    U: cornerTurn([1, 2, 0, 3, 4, 5], [1, 1, 0, 0, 0, 0], 0),
    L: cornerTurn([5, 1, 2, 0, 4, 3], [0, 0, 0, 1, 0, 1], 1),
    R: cornerTurn([0, 3, 2, 4, 1, 5], [0, 1, 0, 1, 0, 0], 2),
    B: cornerTurn([0, 1, 4, 3, 5, 2], [0, 0, 0, 0, 1, 1], 3),
  },
} satisfies PuzzleDefinition;

function cornerTurn(source: number[], twist: number[], axial: number) {
  const turned = [0, 1, 2, 3].map((at) => Number(at === axial));
  return {
    EDGES: { source, twist },
    AXIALS: { source: [0, 1, 2, 3], twist: turned },
  };
}

export const pyraminx: GalleryPuzzle = {
  slug: "pyraminx",
  name: "Pyraminx",
  about:
    "A tetrahedron whose corners turn. Its tips are left out, because each can be solved on its own.",
  definition: PYRAMINX,
  metric: "HTM",
  published: {
    states: 933_120,
    godsNumber: 11,
    histogram: [1, 8, 48, 288, 1728, 9896, 51808, 220111, 480467, 166276, 2457, 32],
    source: "OEIS A309109; positions at each distance by other programs",
    address: "https://oeis.org/A309109",
  },
};
