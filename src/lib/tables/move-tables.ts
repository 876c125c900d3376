import { rankOrientation, unrankOrientation } from "../indexing/orientation.ts";
import { rankPermutation, unrankPermutation } from "../indexing/permutation.ts";
import { N_ORIENTATIONS, N_PERMUTATIONS, splitIndex } from "../puzzle/coordinates.ts";
import { FACE_NAMES, moveOf, N_MOVES, turnFace } from "../puzzle/moves.ts";
import { N_PIECES, SOLVED } from "../puzzle/state.ts";

/**
 * Where each of the nine moves takes each number. Read
 * `permutation[index * N_MOVES + move]` as "permutation after move", and
 * `orientation` likewise: with them a turn of the cube is two look-ups.
 */
export interface MoveTables {
  readonly permutation: Uint16Array;
  readonly orientation: Uint16Array;
}

/**
 * Applies every move to every permutation and every orientation, and notes the numbers
 * of the results.
 *
 * Two small tables serve 3,674,160 states: a turn carries a piece along whatever its
 * twist, and adds twist whatever the piece, so neither number needs the other.
 *
 * @returns `permutation`, 5040 × 9 numbers in 0..5039, and `orientation`, 729 × 9
 *          numbers in 0..728: number × 9 + move is where to find the number after
 *          the move
 * @cost    a rank for each number and face; 103,842 bytes
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

/** Only quarter turns are made on the pieces: F2 is F twice, F' three times. */
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
 * The move tables, built when first asked for and kept: the distance table and the
 * solvers share the same two.
 *
 * @returns the same object each time; do not write to it
 */
export function moveTables(): MoveTables {
  return (cache ??= buildMoveTables());
}

/**
 * The number of a state after one move: the turn is made on the number itself.
 *
 * Unchecked: the caller guarantees a state index and a move.
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
