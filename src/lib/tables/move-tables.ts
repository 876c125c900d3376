import { rankOrientation, unrankOrientation } from "../indexing/orientation.ts";
import { rankPermutation, unrankPermutation } from "../indexing/permutation.ts";
import { N_ORIENTATIONS, N_PERMUTATIONS, splitIndex } from "../puzzle/coordinates.ts";
import { FACE_NAMES, moveOf, N_MOVES, turnFace } from "../puzzle/moves.ts";
import { N_PIECES, SOLVED } from "../puzzle/state.ts";

/**
 * The move tables of the two coordinates: `permutation[index * N_MOVES + move]` is the
 * permutation index after a move, and `orientation` likewise. With them a move is two look-ups.
 */
export interface MoveTables {
  readonly permutation: Uint16Array;
  readonly orientation: Uint16Array;
}

/**
 * Builds the move tables by applying every move to every permutation and every orientation.
 *
 * Two small tables serve all 3,674,160 states: where a turn moves a piece doesn't depend on its
 * twist, and the twist that it adds doesn't depend on the piece.
 *
 * @returns `permutation`, 5040 × 9 indices in 0..5039, and `orientation`, 729 × 9 indices in
 *          0..728; the index after a move is at index × 9 + move
 * @cost    one rank for each index and face; 103,842 bytes
 * @example
 * // The solved cube, after R:
 * buildMoveTables().orientation[0 * N_MOVES + 3] // → 412
 * @source  Jaap Scherphuis, "Computer Puzzling", Indexing; the Pocket Cube guide, Moves
 */
export function buildMoveTables(): MoveTables {
  const permutation = buildMoveTable(N_PERMUTATIONS, (index, face) => {
    const state = { ...SOLVED, permutation: unrankPermutation(index, N_PIECES) };
    return rankPermutation(turnFace(state, face).permutation);
  });
  const orientation = buildMoveTable(N_ORIENTATIONS, (index, face) => {
    const state = { ...SOLVED, orientation: unrankOrientation(index, N_PIECES, 3) };
    return rankOrientation(turnFace(state, face).orientation, 3);
  });
  return { permutation, orientation };
}

/** Applies only quarter turns to the pieces: F2 is F twice, F' three times. */
function buildMoveTable(
  size: number,
  turn: (index: number, face: number) => number,
): Uint16Array {
  const indexAfterMove = new Uint16Array(size * N_MOVES);
  for (let face = 0; face < FACE_NAMES.length; face++) {
    const [once, twice, thrice] = [1, 2, 3].map((turns) => moveOf(face, turns));
    for (let index = 0; index < size; index++) {
      indexAfterMove[index * N_MOVES + once] = turn(index, face);
    }
    for (let index = 0; index < size; index++) {
      const afterOne = indexAfterMove[index * N_MOVES + once];
      const afterTwo = indexAfterMove[afterOne * N_MOVES + once];
      const afterThree = indexAfterMove[afterTwo * N_MOVES + once];
      indexAfterMove[index * N_MOVES + twice] = afterTwo;
      indexAfterMove[index * N_MOVES + thrice] = afterThree;
    }
  }
  return indexAfterMove;
}

let cache: MoveTables | undefined;

/**
 * The move tables, built once and shared.
 *
 * @returns the same object each time; do not mutate it
 */
export function moveTables(): MoveTables {
  return (cache ??= buildMoveTables());
}

/**
 * The index of a state after one move.
 *
 * Unchecked: the caller guarantees a valid index and move.
 *
 * @example
 * // The solved cube, after U:
 * stateAfterMove(moveTables(), 0, 6) // → 1574640
 */
export function stateAfterMove(
  { permutation, orientation }: MoveTables,
  index: number,
  move: number,
): number {
  const before = splitIndex(index);
  return (
    permutation[before.permutation * N_MOVES + move] * N_ORIENTATIONS +
    orientation[before.orientation * N_MOVES + move]
  );
}
