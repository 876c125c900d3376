import { checkIndex } from "../indexing/check-input.ts";
import { rankOrientation, unrankOrientation } from "../indexing/orientation.ts";
import { rankPermutation, unrankPermutation } from "../indexing/permutation.ts";
import { assertSevenCorners, N_PIECES, type State } from "./state.ts";

/** The number of permutations of the seven pieces: 7! */
export const N_PERMUTATIONS = 5040;

/** The number of orientations of the seven pieces: 3⁶, as the last twist follows from the others. */
export const N_ORIENTATIONS = 729;

/**
 * The number of states of the cube: 5040 × 729.
 *
 * @example N_STATES // → 3674160
 */
export const N_STATES: number = N_PERMUTATIONS * N_ORIENTATIONS;

/**
 * The index of a state: permutation index × 729 + orientation index.
 *
 * @param state  not mutated
 * @returns      integer in [0, 3674160); solved is 0
 * @throws {RangeError | TypeError} when it is not a reachable state
 * @example
 * rankState(SOLVED) // → 0
 * rankState(applyMoves(SOLVED, parseMoves("U"))) // → 1574640
 * @source  Jaap Scherphuis, "Computer Puzzling", Indexing
 */
export function rankState(state: State): number {
  assertSevenCorners(state);
  return (
    rankPermutation(state.permutation) * N_ORIENTATIONS +
    rankOrientation(state.orientation, 3)
  );
}

/**
 * The state with a given index: the inverse of `rankState`.
 *
 * @param index  integer in [0, 3674160)
 * @throws {RangeError} when it is out of range or not whole
 * @throws {TypeError} when it is not a number
 * @example
 * unrankState(1574640).permutation // → [3, 0, 1, 2, 4, 5, 6]
 * unrankState(1).orientation // → [0, 0, 0, 0, 0, 1, 2]
 */
export function unrankState(index: number): State {
  const whole = checkIndex(index, N_STATES);
  return {
    permutation: unrankPermutation(Math.floor(whole / N_ORIENTATIONS), N_PIECES),
    orientation: unrankOrientation(whole % N_ORIENTATIONS, N_PIECES, 3),
  };
}

/**
 * The index of a state that is given as it is or by its index.
 *
 * @throws {RangeError | TypeError} when it is neither a reachable state nor an index
 */
export function toStateIndex(state: State | number): number {
  return typeof state === "object" && state !== null
    ? rankState(state)
    : checkIndex(state, N_STATES);
}

/**
 * Splits a state's index into its permutation index and its orientation index.
 *
 * Unchecked: the caller guarantees a valid index.
 */
export function splitIndex(index: number): {
  permutation: number;
  orientation: number;
} {
  // “| 0” makes this an integer division, which is faster than Math.floor.
  const permutation = (index / N_ORIENTATIONS) | 0;
  return { permutation, orientation: index - permutation * N_ORIENTATIONS };
}
