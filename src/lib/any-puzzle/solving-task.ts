import type { PuzzleState } from "./definition.ts";
import type { FlatState } from "./flat-state.ts";
import { definePuzzle, internalsOf, type MoveChoice, type Puzzle } from "./puzzle.ts";
import { checkPuzzleMetric, type PuzzleMetric } from "./puzzle-metric.ts";
import { checkGoals, type PuzzleGoals } from "./puzzle-goals.ts";
import { toState } from "./state-or-index.ts";
import { type StateLayers, createStateLayers } from "./state-layers.ts";
import { inverseSteps, type PuzzleStep, puzzleSteps } from "./puzzle-steps.ts";

/** A task for a solver: the steps that count, and the goals. */
export interface SolvingTask {
  readonly puzzle: Puzzle;
  readonly metric: PuzzleMetric;
  readonly steps: readonly PuzzleStep[];
  /** The inverse of each step. */
  readonly inverse: readonly number[];
  readonly goals: readonly FlatState[];
  /** The states around the goals, as far as they are searched. */
  readonly goalLayers: StateLayers;
}

/** How many states around the goals are stored. */
const GOAL_LIMITS = { states: 300_000, characters: 12_000_000 };

/**
 * @throws {RangeError} when the metric is unknown, there is no goal, or there is no such
 *         move
 * @throws {TypeError} when there are no options, or goals are no array of states
 */
export function createSolvingTask(
  base: Puzzle,
  options: MoveChoice & PuzzleGoals & { readonly metric: PuzzleMetric },
): SolvingTask {
  const metric = checkPuzzleMetric(options);
  const puzzle = definePuzzle(base, { moves: options.moves });
  const { checked, normalised, toFlat, start } = internalsOf(puzzle);
  const steps = puzzleSteps(checked.moves, checked.layout, metric);
  const inverse = inverseSteps(steps, checked.layout);
  const goals = checkGoals(options)?.map(flatGoal) ?? [start];
  const goalLayers = createStateLayers(goals, steps, inverse, normalised, GOAL_LIMITS);
  return { puzzle, metric, steps, inverse, goals, goalLayers };

  function flatGoal(given: PuzzleState | number, i: number): FlatState {
    const goal = toState(base, given, `goals[${i}]`);
    try {
      return toFlat(goal);
    } catch (error) {
      // Throws if it is no state of the puzzle, whatever moves count.
      internalsOf(base).toFlat(goal);
      throw unreachableGoal(i, puzzle, error);
    }
  }
}

/** The error for a goal that the chosen moves do not reach. */
export function unreachableGoal(
  i: number,
  { moves }: Puzzle,
  cause: unknown,
): RangeError {
  return new RangeError(
    `goals[${i}] is not reachable by the moves that count, ${moves.slice(0, 10).join(" ")}`,
    { cause },
  );
}
