import type { OrbitMove, OrbitState } from "../any-puzzle/definition.ts";
import { assertArray, assertEntries } from "../indexing/check-input.ts";
import { FACES } from "../puzzle/corners.ts";
import { faceOf, invertMove, quarterTurnsOf } from "../puzzle/moves.ts";
import { CUBE_3X3X3 } from "./definition.ts";
import { productOf } from "./products.ts";
import { assertBigCube, type BigCube } from "./state.ts";

/**
 * The names of the 18 moves. The index of a move is 3 × face + quarter turns - 1, with the
 * faces in the order U R F D L B.
 *
 * @example BIG_MOVE_NAMES[5] // → "R'"
 */
export const BIG_MOVE_NAMES: readonly string[] = Object.freeze(
  "U U2 U' R R2 R' F F2 F' D D2 D' L L2 L' B B2 B'".split(" "),
);

/**
 * All 18 moves, which are allowed in the first phase.
 *
 * @example ALL_BIG_MOVES.length // → 18
 */
export const ALL_BIG_MOVES: readonly number[] = Object.freeze([
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17,
]);

/**
 * The ten moves of the second phase. They twist no corner, flip no edge, and keep the four
 * edges of the middle layer there.
 *
 * @example formatBigMoves(PHASE_2_MOVES) // → "U U2 U' R2 F2 D D2 D' L2 B2"
 */
export const PHASE_2_MOVES: readonly number[] = Object.freeze([
  0, 1, 2, 4, 7, 9, 10, 11, 13, 16,
]);

/**
 * The moves that undo a sequence: the inverse of each, in reverse order.
 *
 * @param moves  each 0..17, as in `BIG_MOVE_NAMES`; not mutated
 * @throws {RangeError | TypeError} when it is not an array of moves
 * @example formatBigMoves(invertBigMoves([3, 1, 8])) // → "F U2 R'"
 */
export function invertBigMoves(moves: readonly number[]): number[] {
  assertBigMoves(moves);
  return Array.from(moves, invertMove).reverse();
}

/**
 * The cube after a sequence of moves, applied from left to right.
 *
 * @param cube   not mutated
 * @param moves  each 0..17, as in `BIG_MOVE_NAMES`
 * @returns      a new cube; without moves, the cube itself
 * @throws {RangeError | TypeError} when the cube or one of the moves is not valid
 * @cost   about a microsecond for each quarter turn
 * @example
 * applyBigMoves(SOLVED_BIG_CUBE, [3]).CORNERS.permutation // → [4, 1, 2, 0, 7, 5, 6, 3]
 */
export function applyBigMoves(cube: BigCube, moves: readonly number[]): BigCube {
  assertBigCube(cube);
  assertBigMoves(moves);
  return afterBigMoves(cube, moves);
}

/** The cube after a sequence of moves. Unchecked: the caller guarantees both. */
export function afterBigMoves(cube: BigCube, moves: readonly number[]): BigCube {
  let result = cube;
  for (const move of moves) {
    const turn = quarterTurn(faceOf(move));
    for (let turns = quarterTurnsOf(move); turns > 0; turns--) {
      result = productOf(result, turn);
    }
  }
  return result;
}

/**
 * Formats moves as text.
 *
 * @param moves  each 0..17, as in `BIG_MOVE_NAMES`
 * @throws {RangeError | TypeError} when it is not an array of moves
 * @example formatBigMoves([3, 2, 7]) // → "R U' F2"
 */
export function formatBigMoves(moves: readonly number[]): string {
  assertBigMoves(moves);
  return Array.from(moves, (move) => BIG_MOVE_NAMES[move]).join(" ");
}

/** @throws {RangeError | TypeError} when it is not an array of moves */
export function assertBigMoves(moves: readonly number[]): void {
  assertArray("moves", moves, Infinity);
  assertEntries("moves", moves, BIG_MOVE_NAMES.length);
}

/** The solved cube after a clockwise quarter turn of a face. */
function quarterTurn(face: number): BigCube {
  const { CORNERS, EDGES } = CUBE_3X3X3.moves[FACES[face]];
  return { CORNERS: turnedPieces(CORNERS), EDGES: turnedPieces(EDGES) };
}

function turnedPieces({ source, twist }: OrbitMove): OrbitState {
  return { permutation: source, orientation: twist ?? source.map(() => 0) };
}
