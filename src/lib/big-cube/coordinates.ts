import { checkIndex } from "../indexing/check-input.ts";
import { rankOrientation, unrankOrientation } from "../indexing/orientation.ts";
import { rankPermutation, unrankPermutation } from "../indexing/permutation.ts";
import { N_ORDERS, rankFourPieces, unrankFourPieces } from "./four-pieces.ts";
import { ALL_BIG_MOVES, PHASE_2_MOVES } from "./moves.ts";
import { type BigCube, type BigCubeOrbit, SOLVED_BIG_CUBE } from "./state.ts";

/**
 * A number for one aspect of a big cube, such as the twists of its corners.
 *
 * The value after a move depends only on the value before it, so each coordinate has a move
 * table of its own: see `buildBigMoveTable`.
 */
export interface BigCubeCoordinate {
  readonly name: string;
  /** The number of its values, 1..65536. */
  readonly size: number;
  /** The kind of pieces that it describes. */
  readonly orbit: BigCubeOrbit;
  /** The moves that are allowed: all 18, or the ten of the second phase. */
  readonly moves: readonly number[];
  /**
   * The value for a cube, 0..size-1. Unchecked: the caller guarantees a state.
   *
   * @throws {RangeError} when the coordinate is of the second phase, and an edge of the
   *         middle layer is not in it
   */
  rank(cube: BigCube): number;
  /**
   * A cube with this value: an inverse of `rank`. It may be unreachable: its corners and
   * edges may differ in parity.
   *
   * @throws {RangeError | TypeError} when the index is not valid
   */
  unrank(index: number): BigCube;
}

/**
 * The orientation of the corners: 3⁷ values.
 *
 * @example CORNER_TWISTS.rank(applyBigMoves(SOLVED_BIG_CUBE, [3])) // → 1494
 */
export const CORNER_TWISTS: BigCubeCoordinate = {
  name: "orientation of the corners",
  size: 2187,
  orbit: "CORNERS",
  moves: ALL_BIG_MOVES,
  rank: ({ CORNERS }) => rankOrientation(CORNERS.orientation, 3),
  unrank: (index) => withRow("CORNERS", "orientation", unrankOrientation(index, 8, 3)),
};

/**
 * The orientation of the edges: 2¹¹ values.
 *
 * @example EDGE_FLIPS.rank(applyBigMoves(SOLVED_BIG_CUBE, [6])) // → 550
 */
export const EDGE_FLIPS: BigCubeCoordinate = {
  name: "orientation of the edges",
  size: 2048,
  orbit: "EDGES",
  moves: ALL_BIG_MOVES,
  rank: ({ EDGES }) => rankOrientation(EDGES.orientation, 2),
  unrank: (index) => withRow("EDGES", "orientation", unrankOrientation(index, 12, 2)),
};

/**
 * The permutation of the corners: 8! values.
 *
 * @example CORNER_PERMUTATION.rank(applyBigMoves(SOLVED_BIG_CUBE, [3])) // → 21021
 */
export const CORNER_PERMUTATION: BigCubeCoordinate = {
  name: "permutation of the corners",
  size: 40_320,
  orbit: "CORNERS",
  moves: ALL_BIG_MOVES,
  rank: ({ CORNERS }) => rankPermutation(CORNERS.permutation),
  unrank: (index) => withRow("CORNERS", "permutation", unrankPermutation(index, 8)),
};

/**
 * The permutation of the eight edges of U and D, while the other four are in the middle
 * layer: 8! values. A coordinate of the second phase.
 *
 * @example UD_EDGE_PERMUTATION.rank(applyBigMoves(SOLVED_BIG_CUBE, [0])) // → 15120
 */
export const UD_EDGE_PERMUTATION: BigCubeCoordinate = {
  name: "permutation of the U and D edges",
  size: 40_320,
  orbit: "EDGES",
  moves: PHASE_2_MOVES,
  rank: ({ EDGES }) => rankPermutation(EDGES.permutation.slice(0, 8)),
  unrank: (index) =>
    withRow("EDGES", "permutation", [...unrankPermutation(index, 8), 8, 9, 10, 11]),
};

/**
 * The positions of the four edges of the middle layer, and which of them is in each: 24 ×
 * C(12, 4) values.
 *
 * The four positions of that layer are the last combination: solved is 494 × 24.
 *
 * @example SLICE_EDGES.rank(SOLVED_BIG_CUBE) // → 11856
 */
export const SLICE_EDGES: BigCubeCoordinate = {
  name: "middle edges",
  size: 11_880,
  orbit: "EDGES",
  moves: ALL_BIG_MOVES,
  rank: ({ EDGES }) => rankFourPieces(EDGES.permutation, 8),
  unrank: (index) => withRow("EDGES", "permutation", unrankFourPieces(index, 12, 8)),
};

/**
 * The four positions that hold the edges of the middle layer: C(12, 4) values.
 *
 * @example SLICE_POSITIONS.rank(SOLVED_BIG_CUBE) // → 494
 */
export const SLICE_POSITIONS: BigCubeCoordinate = {
  name: "positions of the middle edges",
  size: 495,
  orbit: "EDGES",
  moves: ALL_BIG_MOVES,
  rank: (cube) => Math.floor(SLICE_EDGES.rank(cube) / N_ORDERS),
  unrank: (index) =>
    SLICE_EDGES.unrank(N_ORDERS * checkIndex(index, SLICE_POSITIONS.size)),
};

/**
 * The permutation of the four edges of the middle layer, while they are in it: 4! values.
 * A coordinate of the second phase.
 *
 * @example SLICE_PERMUTATION.rank(applyBigMoves(SOLVED_BIG_CUBE, [4])) // → 21
 */
export const SLICE_PERMUTATION: BigCubeCoordinate = {
  name: "permutation of the middle edges",
  size: 24,
  orbit: "EDGES",
  moves: PHASE_2_MOVES,
  rank: ({ EDGES }) =>
    rankPermutation(EDGES.permutation.slice(8).map((piece) => piece - 8)),
  unrank: (index) =>
    SLICE_EDGES.unrank(SLICE_EDGES.size - N_ORDERS + checkIndex(index, N_ORDERS)),
};

/**
 * The positions of the four edges of the U face, and which of them is in each.
 *
 * Moves treat all edges alike, so `U_EDGES`, `D_EDGES` and `SLICE_EDGES` share one move
 * table.
 *
 * @example U_EDGES.rank(SOLVED_BIG_CUBE) // → 0
 */
export const U_EDGES: BigCubeCoordinate = {
  name: "U edges",
  size: 11_880,
  orbit: "EDGES",
  moves: ALL_BIG_MOVES,
  rank: ({ EDGES }) => rankFourPieces(EDGES.permutation, 0),
  unrank: (index) => withRow("EDGES", "permutation", unrankFourPieces(index, 12, 0)),
};

/**
 * The positions of the four edges of the D face, and which of them is in each.
 *
 * @example D_EDGES.rank(SOLVED_BIG_CUBE) // → 1656
 */
export const D_EDGES: BigCubeCoordinate = {
  name: "D edges",
  size: 11_880,
  orbit: "EDGES",
  moves: ALL_BIG_MOVES,
  rank: ({ EDGES }) => rankFourPieces(EDGES.permutation, 4),
  unrank: (index) => withRow("EDGES", "permutation", unrankFourPieces(index, 12, 4)),
};

/**
 * The positions of the four corners of the U face, and which of them is in each: 24 ×
 * C(8, 4) values. It shares its move table with `D_CORNERS`.
 *
 * @example U_CORNERS.rank(SOLVED_BIG_CUBE) // → 0
 */
export const U_CORNERS: BigCubeCoordinate = {
  name: "U corners",
  size: 1680,
  orbit: "CORNERS",
  moves: ALL_BIG_MOVES,
  rank: ({ CORNERS }) => rankFourPieces(CORNERS.permutation, 0),
  unrank: (index) => withRow("CORNERS", "permutation", unrankFourPieces(index, 8, 0)),
};

/**
 * The positions of the four corners of the D face, and which of them is in each.
 *
 * @example D_CORNERS.rank(SOLVED_BIG_CUBE) // → 1656
 */
export const D_CORNERS: BigCubeCoordinate = {
  name: "D corners",
  size: 1680,
  orbit: "CORNERS",
  moves: ALL_BIG_MOVES,
  rank: ({ CORNERS }) => rankFourPieces(CORNERS.permutation, 4),
  unrank: (index) => withRow("CORNERS", "permutation", unrankFourPieces(index, 8, 4)),
};

/** The solved cube with one row replaced. */
function withRow(
  orbit: BigCubeOrbit,
  row: "permutation" | "orientation",
  entries: number[],
): BigCube {
  const pieces = { ...SOLVED_BIG_CUBE[orbit], [row]: entries };
  return { ...SOLVED_BIG_CUBE, [orbit]: pieces };
}
