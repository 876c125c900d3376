import type { PuzzleDefinition, PuzzleState } from "../lib/any-puzzle/definition.ts";
import { solvePuzzle } from "../lib/any-puzzle/solve-puzzle.ts";
import type { Metric } from "../lib/puzzle/moves.ts";

export interface SolveRequest {
  readonly definition: PuzzleDefinition;
  readonly state: PuzzleState;
  readonly metric: Metric;
  /** What counts as solved. */
  readonly goals: readonly PuzzleState[];
}

/**
 * The moves of a shortest solution, found by lower bounds instead of a table of all
 * positions.
 *
 * @throws {RangeError} when no moves lead to the state, or none that are short enough solve it
 * @cost   seconds for a few moves, and some tenfold with each further one
 */
export function solveState({
  definition,
  state,
  metric,
  goals,
}: SolveRequest): readonly string[] {
  const moves = solvePuzzle(definition, state, { metric, goals });
  if (moves !== undefined) return moves;
  throw new RangeError("there is no solution of 40 moves or fewer");
}
