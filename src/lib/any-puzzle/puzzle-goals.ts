import { describeValue } from "../indexing/check-input.ts";
import type { PuzzleState } from "./definition.ts";

/** The states at which a puzzle counts as solved. */
export interface PuzzleGoals {
  /** States, or their indices; default: solved. */
  readonly goals?: ArrayLike<PuzzleState | number>;
}

/**
 * Returns the goals in an array; undefined by default.
 *
 * @throws {TypeError} when they are not an array
 * @throws {RangeError} when there is none
 */
export function checkGoals({
  goals,
}: PuzzleGoals): (PuzzleState | number)[] | undefined {
  if (goals === undefined) return undefined;
  if (!Array.isArray(goals) && !ArrayBuffer.isView(goals)) {
    throw new TypeError(`goals is ${describeValue(goals)}; expected an array`);
  }
  if (goals.length === 0) throw new RangeError("there is no goal");
  return Array.from(goals);
}
