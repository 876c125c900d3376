import { rankOrientation, unrankOrientation } from "../indexing/orientation.ts";
import { rankPermutation, unrankPermutation } from "../indexing/permutation.ts";
import { assertState, N_PIECES, type State } from "./state.ts";

/** Ways to arrange seven pieces: 7! */
export const N_PERMUTATIONS = 5040;

/** Ways to twist them, when the last twist follows from the others: 3⁶ */
export const N_ORIENTATIONS = 729;

/** All states of the cube: 5040 × 729 */
export const N_STATES = N_PERMUTATIONS * N_ORIENTATIONS;

// #region rank-state
/**
 * The number of a state: permutation index × 729 + orientation index.
 *
 * @param state  not mutated
 * @returns      integer in [0, 3674160); solved is 0
 * @throws {RangeError} when it is not a state that turns can reach
 * @example rankState(applyMoves(SOLVED, parseMoves("U"))) // → 1574640
 * @source  Jaap Scherphuis, "Computer Puzzling", Indexing
 */
export function rankState(state: State): number {
  assertState(state);
  return (
    rankPermutation(state.permutation) * N_ORIENTATIONS +
    rankOrientation(state.orientation, 3)
  );
}

/**
 * The state that has a number: the inverse of `rankState`.
 *
 * @param index  integer in [0, 3674160)
 * @throws {RangeError} when it is not
 * @example unrankState(0) // → SOLVED
 */
export function unrankState(index: number): State {
  assertIndex(index);
  return {
    permutation: unrankPermutation(Math.floor(index / N_ORIENTATIONS), N_PIECES),
    orientation: unrankOrientation(index % N_ORIENTATIONS, N_PIECES, 3),
  };
}
// #endregion

function assertIndex(index: number): void {
  if (!Number.isInteger(index) || index < 0 || index >= N_STATES) {
    throw new RangeError(
      `index ${String(index)} is out of range 0..${N_STATES - 1}: expected a whole number in it`,
    );
  }
}
