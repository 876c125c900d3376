import { checkWhole } from "../indexing/check-input.ts";
import type { PuzzleDefinition, PuzzleState } from "./definition.ts";
import type { Position } from "./positions.ts";
import { definePuzzle, insideOf, type MoveChoice, type Puzzle } from "./puzzle.ts";
import type { PuzzleMetric } from "./puzzle-metric.ts";
import {
  buildPuzzlePruning,
  insideOfPruning,
  type PuzzlePruning,
} from "./puzzle-pruning.ts";
import { inverseSteps } from "./steps.ts";

/** How a puzzle is to be solved: by tables made before, or with a metric and goals. */
export interface PuzzleSearch extends MoveChoice {
  /** What counts as one move, as in `buildDistances`; with `pruning` it is known. */
  readonly metric?: PuzzleMetric;
  /** The states at which a solution may end; default: solved alone. */
  readonly goals?: readonly PuzzleState[];
  /**
   * Tables of this puzzle, which say the metric, the moves and the goals; default: one for each
   * coordinate, made for this call.
   */
  readonly pruning?: PuzzlePruning;
  /** Solutions of more moves, or that cost more, are not looked for; default: 40. */
  readonly maxLength?: number;
}

/**
 * A shortest solution of a state, found without a table of all positions (IDA*).
 *
 * Each coordinate alone is a small puzzle, whose distances are lower bounds; so are two of
 * them together. The search looks for a solution as long as the largest of the bounds,
 * then for one longer by one, and so on, and follows no path on which the largest bound is
 * more than the moves that are left.
 *
 * @param puzzle   a puzzle or its definition
 * @param state    not mutated
 * @param options  the metric or pruning tables, and what else there is to say
 * @returns        names of moves; undefined when there is no solution of `maxLength` moves
 * @throws {RangeError | TypeError} when no moves lead to the state, the options are wrong,
 *         the pruning tables are another puzzle's, or a coordinate has too many values for
 *         a table of moves
 * @cost   the tables of the coordinates, unless they were made before; then time that
 *         grows some tenfold with each move beyond what the bounds see
 * @example
 * const cube = definePuzzle({
 *   orbits: { CORNERS: { pieces: 7, twists: 3 } },
 *   moves: { R: { CORNERS: QUARTER_TURNS[1] }, U: { CORNERS: QUARTER_TURNS[2] } },
 * });
 * const mixed = cube.apply(cube.apply(cube.solved, "R"), "U2");
 * solvePuzzle(cube, mixed, { metric: "HTM" }) // → ["U2", "R'"]
 * @source  R. E. Korf, "Depth-first iterative-deepening", Artificial Intelligence 27, 1985
 */
export function solvePuzzle(
  puzzle: Puzzle | PuzzleDefinition,
  state: PuzzleState,
  options: PuzzleSearch,
): string[] | undefined {
  const pruning = pruningFor(definePuzzle(puzzle), options);
  const { metric, steps, goals, tableOf, boundOf } = pruning;
  const maxLength = checkWhole("maxLength", options.maxLength ?? 40, 0, 250);
  const { checked, toPosition, coordinates } = insideOf(pruning.puzzle);
  const tables = coordinates().map((_, i) => tableOf(i));
  const goalValues = goals.map(valuesOf);
  const inverse = inverseSteps(steps, checked.layout);
  const path: number[] = [];
  const first = valuesOf(toPosition(state));
  for (let length = boundOf(first); length <= maxLength; length++) {
    if (search(first, length, -1)) return path.map((step) => steps[step].name);
  }
  return undefined;

  function valuesOf(position: Position): number[] {
    return tables.map((table) => table.valueOf(position));
  }

  function search(values: readonly number[], left: number, last: number): boolean {
    if (left === 0)
      return goalValues.some((goal) => goal.every((value, i) => value === values[i]));
    for (let step = 0; step < steps.length; step++) {
      if (last >= 0 && isNeedless(step, last)) continue;
      const rest = left - steps[step].cost;
      const next = values.map((value, i) => tables[i].after[step][value]);
      if (boundOf(next) > rest) continue;
      path.push(step);
      if (search(next, rest, step)) return true;
      path.pop();
    }
    return false;
  }

  /** In HTM two powers of a move are one; otherwise a move and its inverse are none. */
  function isNeedless(step: number, last: number): boolean {
    if (metric === "HTM") return steps[step].move === steps[last].move;
    return step === inverse[last];
  }
}

function pruningFor(puzzle: Puzzle, options: PuzzleSearch) {
  const { metric, goals, moves, pruning } = options ?? {};
  if (pruning === undefined) {
    const made = buildPuzzlePruning(puzzle, {
      metric: metric!,
      ...(goals && { goals }),
      ...(moves && { moves }),
    });
    return { metric: made.metric, ...insideOfPruning(made) };
  }
  const inside = insideOfPruning(pruning);
  if (metric !== undefined || goals !== undefined || moves !== undefined) {
    throw new TypeError(
      "the pruning tables have a metric, goals and moves; expected none of these beside them",
    );
  }
  if (inside.definition !== puzzle.definition) {
    throw new RangeError("the pruning tables are those of another puzzle");
  }
  return { metric: pruning.metric, ...inside };
}
