import { assertMoves, MOVE_NAMES } from "./moves.ts";

/**
 * Formats moves as text: the inverse of `parseMoves`.
 *
 * @param moves  each 0..8, as in `MOVE_NAMES`
 * @throws {RangeError | TypeError} when it is not an array of moves
 * @example formatMoves([3, 8, 1]) // → "R U' F2"
 */
export function formatMoves(moves: readonly number[]): string {
  assertMoves(moves);
  return Array.from(moves, (move) => MOVE_NAMES[move]).join(" ");
}
