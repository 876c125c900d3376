import {
  assertArray,
  assertPermutation,
  describeValue,
} from "../indexing/check-input.ts";
import { rankOrientation } from "../indexing/orientation.ts";

/**
 * The state of a pocket cube whose eighth corner, DBL, never moves.
 *
 * Positions and pieces count from 0 in code (readers see 1 to 7):
 *
 *     0 UBR   1 UFR   2 UFL   3 UBL
 *     4 DBR   5 DFR   6 DFL  (7 DBL, which never moves)
 *
 * `permutation[position]` is the piece in that position, and `orientation[position]` its
 * twist: the number of clockwise thirds of a turn, looking at the corner from outside, by
 * which its U/D sticker is away from the U/D face. The seven twists sum to a multiple of
 * three.
 *
 * Composition, for the whole library: a move acts on positions, and moves are written in the
 * order in which they are made. A turn gives, for each position, the position from which its
 * piece comes, so
 *
 *     after.permutation[position] = before.permutation[source[position]]
 *     after.orientation[position] = before.orientation[source[position]] + twist[position]
 *
 * and `applyMoves(state, [a, b])` applies `a` first, then `b`.
 */
export interface State {
  readonly permutation: readonly number[];
  readonly orientation: readonly number[];
}

/** The number of pieces that move: all but DBL. */
export const N_PIECES = 7;

/**
 * The solved state, with index 0.
 *
 * @example rankState(SOLVED) // → 0
 */
export const SOLVED: State = Object.freeze({
  permutation: Object.freeze([0, 1, 2, 3, 4, 5, 6]),
  orientation: Object.freeze([0, 0, 0, 0, 0, 0, 0]),
});

/**
 * Throws unless the argument is a reachable state.
 *
 * @throws {TypeError} when it is not an object with two arrays
 * @throws {RangeError} when either is not seven long, a piece is missing or repeated, a twist
 *         is not 0, 1 or 2, or the twists do not sum to 0 modulo 3
 * @example
 * let message = "";
 * try {
 *   assertState({ ...SOLVED, orientation: [1, 0, 0, 0, 0, 0, 0] });
 * } catch (error) {
 *   message = String(error);
 * }
 * message // → "RangeError: twists sum to 1, not 0: one corner is turned clockwise"
 */
export function assertState(state: State): void {
  assertSevenCorners(state);
  assertPermutation(state.permutation);
  rankOrientation(state.orientation, 3);
}

/**
 * Throws unless the argument has seven pieces and seven twists. The rank functions check the
 * rest of `assertState` themselves.
 *
 * @throws {TypeError} when it is not an object with two arrays
 * @throws {RangeError} when either is not seven long
 */
export function assertSevenCorners(state: State): void {
  if (typeof state !== "object" || state === null) {
    throw new TypeError(
      `a state is an object {permutation, orientation}, not ${describeValue(state)}`,
    );
  }
  assertSeven("the permutation", state.permutation);
  assertSeven("the orientation", state.orientation);
}

function assertSeven(what: string, entries: readonly number[]): void {
  assertArray(what, entries);
  if (entries.length !== N_PIECES) {
    throw new RangeError(
      `${what} has ${entries.length} entries; expected ${N_PIECES}, one for each corner but DBL`,
    );
  }
}
