import { turnedBy } from "./moves.ts";
import { assertState, type State } from "./state.ts";

/**
 * The product a · b of two states: the state after the moves that lead to `a`, then those that
 * lead to `b`.
 *
 * @param a  not mutated
 * @param b  not mutated
 * @throws {RangeError | TypeError} when one of them is not a reachable state
 * @example
 * const afterR = applyMoves(SOLVED, parseMoves("R"));
 * const afterU = applyMoves(SOLVED, parseMoves("U"));
 * rankState(multiplyStates(afterR, afterU)) // → 1719124
 * rankState(applyMoves(SOLVED, parseMoves("R U"))) // → 1719124
 */
export function multiplyStates(a: State, b: State): State {
  assertState(a);
  assertState(b);
  return turnedBy(a, { source: b.permutation, twist: b.orientation });
}
