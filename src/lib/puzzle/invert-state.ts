import { invertPermutation } from "../indexing/permutation-products.ts";
import { assertState, type State } from "./state.ts";

/**
 * The inverse of a state: its product with the state is solved, and so the moves that solve
 * the state lead to it.
 *
 * @param state  not mutated
 * @throws {RangeError | TypeError} when it is not a reachable state
 * @example
 * const mixed = applyMoves(SOLVED, parseMoves("R U2"));
 * rankState(invertState(mixed)) === rankState(applyMoves(SOLVED, parseMoves("U2 R'"))) // → true
 * rankState(multiplyStates(mixed, invertState(mixed))) // → 0
 */
export function invertState(state: State): State {
  assertState(state);
  const permutation = invertPermutation(state.permutation);
  const orientation = permutation.map(
    (position) => (3 - state.orientation[position]) % 3,
  );
  return { permutation, orientation };
}
