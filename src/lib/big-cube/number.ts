import { assertBigIndex } from "../indexing/check-input.ts";
import { drawIndex, randomOf, type RandomOptions } from "../indexing/draw.ts";
import { isEvenPermutation } from "../indexing/even-permutation.ts";
import { rankOrientation, unrankOrientation } from "../indexing/orientation.ts";
import { rankPermutation, unrankPermutation } from "../indexing/permutation.ts";
import { randomPermutation } from "../indexing/random-permutation.ts";
import { assertBigCube, type BigCube } from "./state.ts";

const N_TWISTS = 2187;
const N_FLIPS = 2048;
/** Half of 12!: the corners determine whether the edges are permuted evenly. */
const N_EDGE_PAIRS = 239_500_800;

/**
 * The number of states of the 3×3×3: 8! × 3⁷ × 12!/2 × 2¹¹.
 *
 * @example N_BIG_CUBES // → 43252003274489856000n
 */
export const N_BIG_CUBES: bigint = 43_252_003_274_489_856_000n;

/**
 * The index of a cube: a number in mixed radix, with a digit for the permutation of the
 * corners, their orientation, the permutation of the edges and their orientation.
 *
 * Permutations of the twelve edges come in pairs that differ by a swap of the last two, one
 * even and one odd. The digit numbers the pairs: the corners say which of the two it is.
 *
 * @param cube  not mutated
 * @returns     bigint in [0, 43,252,003,274,489,856,000); solved is 0
 * @throws {RangeError | TypeError} when it is not a reachable state
 * @cost        some microseconds
 * @example
 * rankBigCube(SOLVED_BIG_CUBE) // → 0n
 * rankBigCube(applyBigMoves(SOLVED_BIG_CUBE, [0])) // → 16219501350558105600n
 */
export function rankBigCube(cube: BigCube): bigint {
  assertBigCube(cube);
  const { CORNERS, EDGES } = cube;
  const edgePair = Math.floor(rankPermutation(EDGES.permutation) / 2);
  let index = BigInt(rankPermutation(CORNERS.permutation));
  index = index * BigInt(N_TWISTS) + BigInt(rankOrientation(CORNERS.orientation, 3));
  index = index * BigInt(N_EDGE_PAIRS) + BigInt(edgePair);
  return index * BigInt(N_FLIPS) + BigInt(rankOrientation(EDGES.orientation, 2));
}

/**
 * The cube with a given index: the inverse of `rankBigCube`.
 *
 * @param index  bigint in [0, 43,252,003,274,489,856,000)
 * @throws {RangeError} when it is out of range
 * @throws {TypeError} when it is not a bigint
 * @cost         some microseconds
 * @example      unrankBigCube(2047n).EDGES.orientation // → [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]
 */
export function unrankBigCube(index: bigint): BigCube {
  assertBigIndex(index, N_BIG_CUBES, "N_BIG_CUBES");
  const edges = index / BigInt(N_FLIPS);
  const corners = edges / BigInt(N_EDGE_PAIRS);
  return cubeOf(
    unrankPermutation(Number(corners / BigInt(N_TWISTS)), 8),
    Number(corners % BigInt(N_TWISTS)),
    unrankPermutation(2 * Number(edges % BigInt(N_EDGE_PAIRS)), 12),
    Number(index % BigInt(N_FLIPS)),
  );
}

/**
 * A random cube, uniformly distributed among all.
 *
 * @param options  `random` returns a number in [0, 1) at each call; default: `Math.random`
 * @throws {RangeError} when the number is outside that range
 * @throws {TypeError} when the options are not an object
 * @example
 * const half = randomBigCube({ random: () => 0.5 });
 * half.CORNERS.permutation // → [0, 5, 1, 7, 2, 6, 3, 4]
 */
export function randomBigCube(options: RandomOptions = {}): BigCube {
  const random = randomOf(options);
  return cubeOf(
    randomPermutation(8, { random }),
    drawIndex(N_TWISTS, random),
    randomPermutation(12, { random }),
    drawIndex(N_FLIPS, random),
  );
}

/** Swaps the last two edges if the corners and the edges would be of different parity. */
function cubeOf(
  corners: number[],
  twist: number,
  edges: number[],
  flip: number,
): BigCube {
  if (isEvenPermutation(corners) !== isEvenPermutation(edges)) {
    [edges[10], edges[11]] = [edges[11], edges[10]];
  }
  return {
    CORNERS: { permutation: corners, orientation: unrankOrientation(twist, 8, 3) },
    EDGES: { permutation: edges, orientation: unrankOrientation(flip, 12, 2) },
  };
}
