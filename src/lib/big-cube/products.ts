import type { OrbitState } from "../any-puzzle/definition.ts";
import { assertBigCube, BIG_CUBE_TWISTS, type BigCube } from "./state.ts";

/**
 * The product a · b of two cubes: the state after the moves that lead to `a`, then those
 * that lead to `b`.
 *
 * @param a  not mutated
 * @param b  not mutated
 * @throws {RangeError | TypeError} when one of them is not a reachable state
 * @example
 * const afterR = applyBigMoves(SOLVED_BIG_CUBE, [3]);
 * const afterU = applyBigMoves(SOLVED_BIG_CUBE, [0]);
 * const both = applyBigMoves(SOLVED_BIG_CUBE, [3, 0]);
 * rankBigCube(multiplyBigCubes(afterR, afterU)) === rankBigCube(both) // → true
 */
export function multiplyBigCubes(a: BigCube, b: BigCube): BigCube {
  assertBigCube(a);
  assertBigCube(b);
  return productOf(a, b);
}

/**
 * The inverse of a cube: its product with the cube is solved, and so the moves that solve
 * the cube lead to it.
 *
 * @param cube  not mutated
 * @throws {RangeError | TypeError} when it is not a reachable state
 * @example
 * const cube = unrankBigCube(123_456_789n);
 * rankBigCube(multiplyBigCubes(cube, invertBigCube(cube))) // → 0n
 */
export function invertBigCube(cube: BigCube): BigCube {
  assertBigCube(cube);
  return {
    CORNERS: invertPieces(cube.CORNERS, BIG_CUBE_TWISTS.CORNERS),
    EDGES: invertPieces(cube.EDGES, BIG_CUBE_TWISTS.EDGES),
  };
}

/** The product of two cubes. Unchecked: the caller guarantees two states. */
export function productOf(a: BigCube, b: BigCube): BigCube {
  return {
    CORNERS: multiplyPieces(a.CORNERS, b.CORNERS, BIG_CUBE_TWISTS.CORNERS),
    EDGES: multiplyPieces(a.EDGES, b.EDGES, BIG_CUBE_TWISTS.EDGES),
  };
}

/** The product of the pieces of one kind. Unchecked, as above. */
export function multiplyPieces(
  a: OrbitState,
  b: OrbitState,
  twists: number,
): OrbitState {
  const n = b.permutation.length;
  const permutation = new Array<number>(n);
  const orientation = new Array<number>(n);
  for (let to = 0; to < n; to++) {
    const from = b.permutation[to];
    permutation[to] = a.permutation[from];
    orientation[to] = (a.orientation[from] + b.orientation[to]) % twists;
  }
  return { permutation, orientation };
}

function invertPieces(
  { permutation, orientation }: OrbitState,
  twists: number,
): OrbitState {
  const inverse = new Array<number>(permutation.length);
  permutation.forEach((piece, position) => (inverse[piece] = position));
  return {
    permutation: inverse,
    orientation: inverse.map((position) => (twists - orientation[position]) % twists),
  };
}
