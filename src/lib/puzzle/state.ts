import {
  assertArray,
  assertPermutation,
  describeValue,
} from "../indexing/check-input.ts";
import { rankOrientation } from "../indexing/orientation.ts";

/**
 * The arrangement of a pocket cube whose eighth corner, DBL, is held still.
 *
 * Positions and pieces are both counted from 0 in code (readers see 1 to 7):
 *
 *     0 UBR   1 UFR   2 UFL   3 UBL
 *     4 DBR   5 DFR   6 DFL  (7 DBL, which never moves)
 *
 * `permutation[position]` is the piece that sits in that position, and
 * `orientation[position]` the twist of that piece: how many clockwise thirds of a
 * turn, looking at the corner from outside, its U/D sticker is away from the U/D
 * face. The seven twists sum to a multiple of three.
 *
 * Order of composition, for the whole library: a move is an action on positions,
 * and moves are written in the order in which a hand makes them. A turn says, for
 * each position, from which position its piece comes, so
 *
 *     after.permutation[position] = before.permutation[source[position]]
 *     after.orientation[position] = before.orientation[source[position]] + twist[position]
 *
 * and `applyMoves(state, [a, b])` makes `a` first, then `b`.
 */
export interface State {
  readonly permutation: readonly number[];
  readonly orientation: readonly number[];
}

/** How many corners move: all but DBL. */
export const N_PIECES = 7;

/**
 * Every piece at home and untwisted: the state whose number is 0.
 *
 * @example rankState(SOLVED) // → 0
 */
export const SOLVED: State = Object.freeze({
  permutation: Object.freeze([0, 1, 2, 3, 4, 5, 6]),
  orientation: Object.freeze([0, 0, 0, 0, 0, 0, 0]),
});

/**
 * Throws unless it is given a state that turns can reach.
 *
 * @throws {TypeError} when it is not an object with two arrays
 * @throws {RangeError} when either is not seven long, a piece is missing or there
 *         twice, a twist is not 0, 1 or 2, or the twists do not sum to 0 modulo 3
 * @example
 * let complaint = "";
 * try {
 *   assertState({ ...SOLVED, orientation: [1, 0, 0, 0, 0, 0, 0] });
 * } catch (error) {
 *   complaint = String(error);
 * }
 * complaint // → "RangeError: twists sum to 1, not 0: one corner is turned clockwise"
 */
export function assertState(state: State): void {
  assertSevenCorners(state);
  assertPermutation(state.permutation);
  rankOrientation(state.orientation, 3);
}

/**
 * Refuses what is not seven pieces and seven twists, whatever these may be: the rest
 * of `assertState` is what the rank functions ask of them anyway.
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
