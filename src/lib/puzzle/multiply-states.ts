import { turnedBy } from "./moves.ts";
import { assertState, type State } from "./state.ts";

/**
 * The product of two states: the state after the moves that lead to the first, then those
 * that lead to the second.
 *
 * @param first  not mutated
 * @param then   not mutated
 * @throws {RangeError | TypeError} when one of them is not a reachable state
 * @example
 * const [afterR, afterU] = ["R", "U"].map((move) => applyMoves(SOLVED, parseMoves(move)));
 * rankState(multiplyStates(afterR, afterU)) // → 1719124
 * rankState(applyMoves(SOLVED, parseMoves("R U"))) // → 1719124
 */
export function multiplyStates(first: State, then: State): State {
  assertState(first);
  assertState(then);
  return turnedBy(first, { source: then.permutation, twist: then.orientation });
}
