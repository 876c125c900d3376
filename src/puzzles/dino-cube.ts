import type { PuzzleDefinition } from "../lib/index.ts";
import type { GalleryPuzzle } from "./gallery-puzzle.ts";

/** The corners of a cube by the signs of their coordinates, and its edges by those of theirs. */
const SIGNS = [1, -1];
const DINO_CORNERS: readonly number[][] = SIGNS.flatMap((x) =>
  SIGNS.flatMap((y) => SIGNS.map((z) => [x, y, z])),
);
/** By the faces about them. */
const CORNER_NAMES = ["URF", "UBR", "DFR", "DRB", "UFL", "ULB", "DLF", "DBL"];
/** The edge that comes first is held still; the others are the pieces, in this order. */
export const DINO_EDGES: readonly number[][] = SIGNS.flatMap((a) =>
  SIGNS.flatMap((b) => [
    [0, a, b],
    [a, 0, b],
    [a, b, 0],
  ]),
);

/**
 * The Dino cube: a turn takes the three edges of a corner round. The edge that comes first
 * is held still; where it would turn, all others but those of the corner turn instead.
 */
export const DINO: PuzzleDefinition = {
  name: "Dino cube",
  orbits: { EDGES: { pieces: DINO_EDGES.length - 1 } },
  moves: Object.fromEntries(
    DINO_CORNERS.map((corner, i) => {
      const isAtCorner = ([x, y, z]: number[]) =>
        [x * corner[0], y * corner[1], z * corner[2]].every((sign) => sign >= 0);
      const turnsRest = isAtCorner(DINO_EDGES[0]);
      const [, ...edges] = DINO_EDGES;
      const source = edges.map((edge, at) =>
        isAtCorner(edge) === turnsRest ? at : findEdge(edges, rotateEdge(edge, corner)),
      );
      return [CORNER_NAMES[i], { EDGES: { source } }];
    }),
  ),
};

/** An edge after a third of a turn about a corner. */
function rotateEdge([x, y, z]: number[], [a, b, c]: number[]): number[] {
  return [a * c * z, a * b * x, b * c * y];
}

function findEdge(edges: readonly number[][], edge: number[]): number {
  return edges.findIndex((other) => other.every((sign, axis) => sign === edge[axis]));
}

export const dinoCube: GalleryPuzzle = {
  slug: "dino-cube",
  name: "Dino cube",
  about:
    "A cube of twelve edges and nothing else: each corner turns its three edges. One edge is held still; where it would turn, the nine others turn instead.",
  definition: DINO,
  metric: "HTM",
  published: {
    states: 19_958_400,
    godsNumber: 11,
    source:
      "M. Longridge, “Dino Cube”, Cube-Lovers, 1995; the distance by another program",
    address:
      "https://www.math.rwth-aachen.de/~Martin.Schoenert/Cube-Lovers/Mark_Longridge__Dino_Cube.html",
  },
};
