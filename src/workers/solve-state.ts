import type { PuzzleDefinition, PuzzleState } from "../lib/any-puzzle/definition.ts";
import { solvePuzzle } from "../lib/any-puzzle/solve-puzzle.ts";
import type { Metric } from "../lib/puzzle/moves.ts";

export interface SolveRequest {
  readonly definition: PuzzleDefinition;
  readonly state: PuzzleState;
  readonly metric: Metric;
  /** The states that count as solved. */
  readonly goals: readonly PuzzleState[];
}

/**
 * A shortest solution, found with lower bounds instead of a table of all states.
 *
 * @throws {RangeError} when the state is not reachable, or has no solution that is short enough
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
