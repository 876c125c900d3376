import {
  assertArray,
  assertPermutation,
  describeValue,
} from "../indexing/check-input.ts";
import { isEvenPermutation } from "../indexing/even-permutation.ts";
import { rankOrientation } from "../indexing/orientation.ts";
import type { OrbitState } from "../any-puzzle/definition.ts";

/** The two kinds of pieces of the big cube that move; its centres don't. */
export type BigCubeOrbit = "CORNERS" | "EDGES";

/**
 * The state of a 3×3×3 cube whose centres never move: a `PuzzleState` of `CUBE_3X3X3`.
 *
 * Pieces and positions count from 0, in Kociemba's order:
 *
 *     corners  URF UFL ULB UBR DFR DLF DBL DRB
 *     edges    UR UF UL UB DR DF DL DB FR FL BL BR
 *
 * `permutation[position]` is the piece in that position, and `orientation[position]` its
 * twist: of a corner, the clockwise thirds of a turn by which its U/D sticker is away from
 * the U/D face; of an edge, 1 if it is flipped. Moves compose as in `State`.
 */
export type BigCube = Readonly<Record<BigCubeOrbit, OrbitState>>;

/** The number of twists that a piece of each kind can have. */
export const BIG_CUBE_TWISTS: Readonly<Record<BigCubeOrbit, number>> = {
  CORNERS: 3,
  EDGES: 2,
};

/**
 * The solved cube, with index 0.
 *
 * @example rankBigCube(SOLVED_BIG_CUBE) // → 0n
 */
export const SOLVED_BIG_CUBE: BigCube = Object.freeze({
  CORNERS: Object.freeze({
    permutation: Object.freeze([0, 1, 2, 3, 4, 5, 6, 7]),
    orientation: Object.freeze([0, 0, 0, 0, 0, 0, 0, 0]),
  }),
  EDGES: Object.freeze({
    permutation: Object.freeze([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
    orientation: Object.freeze([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
  }),
});

/**
 * Throws unless the argument is a state that moves can reach from solved.
 *
 * @throws {TypeError} when it is not an object with two orbits of two arrays each
 * @throws {RangeError} when an array has a wrong length, a piece is missing or repeated, a
 *         corner is twisted, an edge is flipped, or two pieces are swapped
 * @example
 * const { CORNERS, EDGES } = SOLVED_BIG_CUBE;
 * let message = "";
 * try {
 *   const permutation = [1, 0, 2, 3, 4, 5, 6, 7];
 *   assertBigCube({ CORNERS: { ...CORNERS, permutation }, EDGES });
 * } catch (error) {
 *   message = String(error);
 * }
 * message // → "RangeError: the corners are permuted oddly and the edges evenly: swap two pieces"
 */
export function assertBigCube(cube: BigCube): void {
  if (typeof cube !== "object" || cube === null) {
    throw new TypeError(
      `a cube is an object {CORNERS, EDGES}, not ${describeValue(cube)}`,
    );
  }
  assertOrbit("CORNERS", cube.CORNERS);
  assertOrbit("EDGES", cube.EDGES);
  const areCornersEven = isEvenPermutation(cube.CORNERS.permutation);
  if (areCornersEven !== isEvenPermutation(cube.EDGES.permutation)) {
    const [corners, edges] = areCornersEven ? ["evenly", "oddly"] : ["oddly", "evenly"];
    throw new RangeError(
      `the corners are permuted ${corners} and the edges ${edges}: swap two pieces`,
    );
  }
}

function assertOrbit(orbit: BigCubeOrbit, pieces: OrbitState): void {
  if (typeof pieces !== "object" || pieces === null) {
    throw new TypeError(
      `${orbit} is an object {permutation, orientation}, not ${describeValue(pieces)}`,
    );
  }
  const { length } = SOLVED_BIG_CUBE[orbit].permutation;
  for (const row of ["permutation", "orientation"] as const) {
    assertArray(`the ${row} of ${orbit}`, pieces[row]);
    if (pieces[row].length === length) continue;
    throw new RangeError(
      `the ${row} of ${orbit} has ${pieces[row].length} entries; expected ${length}`,
    );
  }
  checkRow(`the permutation of ${orbit}`, () => assertPermutation(pieces.permutation));
  checkRow(`the orientation of ${orbit}`, () =>
    rankOrientation(pieces.orientation, BIG_CUBE_TWISTS[orbit]),
  );
}

/** Names the row in the error of a check. */
function checkRow(row: string, check: () => void): void {
  try {
    check();
  } catch (error) {
    throw new RangeError(`${row}: ${(error as Error).message}`, { cause: error });
  }
}
