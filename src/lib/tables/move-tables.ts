import { rankOrientation, unrankOrientation } from "../indexing/orientation.ts";
import { rankPermutation, unrankPermutation } from "../indexing/permutation.ts";
import { N_ORIENTATIONS, N_PERMUTATIONS } from "../puzzle/coordinates.ts";
import { applyMove, N_MOVES } from "../puzzle/moves.ts";
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

/** The clockwise quarter turns F, R, U. Each is followed by its half turn and its inverse. */
const QUARTER_TURN_MOVES = [0, 3, 6];

/**
 * Turns every permutation and every orientation by every move, and writes down the
 * number of what comes out.
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
  const permutation = buildMoveTable(N_PERMUTATIONS, (index, move) => {
    const state = { ...SOLVED, permutation: unrankPermutation(index, N_PIECES) };
    return rankPermutation(applyMove(state, move).permutation);
  });
  const orientation = buildMoveTable(N_ORIENTATIONS, (index, move) => {
    const state = { ...SOLVED, orientation: unrankOrientation(index, N_PIECES, 3) };
    return rankOrientation(applyMove(state, move).orientation, 3);
  });
  return { permutation, orientation };
}

/** Only the quarter turns are made on the pieces: F2 is F twice, F' three times. */
function buildMoveTable(
  size: number,
  turn: (index: number, move: number) => number,
): Uint16Array {
  const indexAfterMove = new Uint16Array(size * N_MOVES);
  for (let index = 0; index < size; index++) {
    for (const move of QUARTER_TURN_MOVES) {
      indexAfterMove[index * N_MOVES + move] = turn(index, move);
    }
  }
  for (let index = 0; index < size; index++) {
    for (const move of QUARTER_TURN_MOVES) {
      const once = indexAfterMove[index * N_MOVES + move];
      const twice = indexAfterMove[once * N_MOVES + move];
      const thrice = indexAfterMove[twice * N_MOVES + move];
      indexAfterMove[index * N_MOVES + move + 1] = twice;
      indexAfterMove[index * N_MOVES + move + 2] = thrice;
    }
  }
  return indexAfterMove;
}

let kept: MoveTables | undefined;

/**
 * The move tables, built when first asked for and kept: the distance table and the
 * solvers all read the same two.
 *
 * @returns the same object each time; not to be written to
 */
export function moveTables(): MoveTables {
  return (kept ??= buildMoveTables());
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
  const permutationIndex = Math.floor(index / N_ORIENTATIONS);
  const orientationIndex = index % N_ORIENTATIONS;
  return (
    permutation[permutationIndex * N_MOVES + move] * N_ORIENTATIONS +
    orientation[orientationIndex * N_MOVES + move]
  );
}
