import type { PuzzleDefinition } from "../any-puzzle/definition.ts";

/**
 * Rubik’s cube by its corners and edges, its centres held, in Kociemba’s order of pieces:
 * URF, UFL, ULB, UBR, DFR, DLF, DBL, DRB, and UR, UF, UL, UB, DR, DF, DL, DB, FR, FL, BL,
 * BR. No computer has room for a table of its distances.
 *
 * @example countStates(CUBE_3X3X3) // → 43252003274489856000n
 */
export const CUBE_3X3X3: PuzzleDefinition = {
  name: "3×3×3",
  orbits: { CORNERS: { pieces: 8, twists: 3 }, EDGES: { pieces: 12, twists: 2 } },
  moves: {
    U: {
      CORNERS: { source: [3, 0, 1, 2, 4, 5, 6, 7] },
      EDGES: { source: [3, 0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11] },
    },
    R: {
      CORNERS: { source: [4, 1, 2, 0, 7, 5, 6, 3], twist: [2, 0, 0, 1, 1, 0, 0, 2] },
      EDGES: { source: [8, 1, 2, 3, 11, 5, 6, 7, 4, 9, 10, 0] },
    },
    F: {
      CORNERS: { source: [1, 5, 2, 3, 0, 4, 6, 7], twist: [1, 2, 0, 0, 2, 1, 0, 0] },
      EDGES: {
        source: [0, 9, 2, 3, 4, 8, 6, 7, 1, 5, 10, 11],
        twist: [0, 1, 0, 0, 0, 1, 0, 0, 1, 1, 0, 0],
      },
    },
    D: {
      CORNERS: { source: [0, 1, 2, 3, 5, 6, 7, 4] },
      EDGES: { source: [0, 1, 2, 3, 5, 6, 7, 4, 8, 9, 10, 11] },
    },
    L: {
      CORNERS: { source: [0, 2, 6, 3, 4, 1, 5, 7], twist: [0, 1, 2, 0, 0, 2, 1, 0] },
      EDGES: { source: [0, 1, 10, 3, 4, 5, 9, 7, 8, 2, 6, 11] },
    },
    B: {
      CORNERS: { source: [0, 1, 3, 7, 4, 5, 2, 6], twist: [0, 0, 1, 2, 0, 0, 2, 1] },
      EDGES: {
        source: [0, 1, 2, 11, 4, 5, 6, 10, 8, 9, 3, 7],
        twist: [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 1],
      },
    },
  },
};
