import { checkWhole } from "../indexing/check-input.ts";
import { isObject } from "./check-rows.ts";
import type { PuzzleState } from "./definition.ts";
import type { Puzzle } from "./puzzle.ts";

/**
 * The index of a state that is given as it is or by its index.
 *
 * @param name  what messages call a number
 * @throws {RangeError | TypeError} when the state is not reachable, or the index is not one
 *         of the puzzle
 */
export function toIndex(
  { size, rank }: Puzzle,
  state: PuzzleState | number,
  name = "index",
): number {
  return isObject(state) ? rank(state) : checkWhole(name, state, 0, size - 1);
}

/** The state that is given as it is, which is not checked, or by its index. */
export function toState(
  puzzle: Puzzle,
  state: PuzzleState | number,
  name?: string,
): PuzzleState {
  return isObject(state) ? state : puzzle.unrank(toIndex(puzzle, state, name));
}
