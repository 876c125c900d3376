import { checkIndex } from "../indexing/check-input.ts";
import { rankOrientation, unrankOrientation } from "../indexing/orientation.ts";
import { rankPermutation, unrankPermutation } from "../indexing/permutation.ts";
import { assertSevenCorners, N_PIECES, type State } from "./state.ts";

/** Ways to arrange seven pieces: 7! */
export const N_PERMUTATIONS = 5040;

/** Ways to twist them, when the last twist follows from the others: 3⁶ */
export const N_ORIENTATIONS = 729;

/**
 * All states of the cube: 5040 × 729
 *
 * @example N_STATES // → 3674160
 */
export const N_STATES: number = N_PERMUTATIONS * N_ORIENTATIONS;

/**
 * The number of a state: permutation index × 729 + orientation index.
 *
 * @param state  not mutated
 * @returns      integer in [0, 3674160); solved is 0
 * @throws {RangeError | TypeError} when it is not a state that turns can reach
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
 * The state with a given number: the inverse of `rankState`.
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
 * The two numbers of a state.
 *
 * Unchecked: the caller guarantees a state's number.
 */
export function splitIndex(index: number): {
  permutation: number;
  orientation: number;
} {
  // “| 0” rather than Math.floor makes it a division of whole numbers, which is faster.
  const permutation = (index / N_ORIENTATIONS) | 0;
  return { permutation, orientation: index - permutation * N_ORIENTATIONS };
}
