import { checkWhole } from "../indexing/check-input.ts";
import { checkMetric, type Metric } from "../puzzle/moves.ts";
import { boundsOf } from "./coordinate-bounds.ts";
import { askedBy, tabulate } from "./coordinate-table.ts";
import type { PuzzleDefinition, PuzzleState } from "./definition.ts";
import { stepsOf } from "./move-names.ts";
import type { Position } from "./positions.ts";
import { insideOf, type Puzzle } from "./puzzle.ts";

/** The most entries of the tables of one coordinate. */
const MAX_ENTRIES = 30_000_000;

/** How a puzzle is to be solved. */
export interface PuzzleSearch {
  /** What counts as one move, as in `buildDistances`. */
  readonly metric: Metric;
  /** Solutions of more moves are not looked for; default: 40. */
  readonly maxLength?: number;
  /** The states at which a solution may end; default: solved alone. */
  readonly goals?: readonly PuzzleState[];
}

/**
 * A shortest solution of a state, found without a table of all positions (IDA*).
 *
 * Each coordinate alone is a small puzzle, whose distances are lower bounds. The search
 * looks for a solution as long as the largest of them, then for one longer by one, and so
 * on, and follows no path on which the largest bound is more than the moves that are left.
 *
 * @param puzzle   a puzzle or its definition
 * @param state    not mutated
 * @param options  the metric, and what else there is to say
 * @returns        names of moves; undefined when there is no solution of `maxLength` moves
 * @throws {RangeError | TypeError} when no moves lead to the state, the options are wrong,
 *         or a coordinate has too many values for a table
 * @cost   the tables of the coordinates, made for each call; then time that grows some
 *         tenfold with each move beyond what the bounds see
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
  const metric = checkMetric(options);
  const maxLength = checkWhole("maxLength", options.maxLength ?? 40, 0, 250);
  const { checked, gauged, toPosition, start, coordinates } = insideOf(puzzle);
  const steps = stepsOf(checked.moves, checked.layout, metric);
  const all = coordinates();
  const tables = all.map((one) => {
    if (one.size * BigInt(steps.length) > MAX_ENTRIES || one.dependsOnOthers) {
      throw new RangeError(
        `${one.name} has ${one.size} values, which do not fit in a table of moves of their own`,
      );
    }
    return tabulate(one, all, steps, gauged, start);
  });
  const goals = options.goals?.map(toPosition) ?? [start];
  const goalValues = goals.map(valuesOf);
  const bounds = tables.map((table, i) =>
    boundsOf(
      table,
      goalValues.map((values) => values[i]),
    ),
  );
  const path: number[] = [];
  const first = valuesOf(toPosition(state));
  for (let length = boundOf(first); length <= maxLength; length++) {
    if (search(first, length, -1)) return path.map((step) => steps[step].name);
  }
  return undefined;

  function valuesOf(position: Position): number[] {
    return tables.map(({ coordinate, size, values }) => {
      const asked = askedBy(coordinate, position) - askedBy(coordinate, start);
      const rank = Number(coordinate.rank(position));
      return (((asked * size) % values) + values + rank) % values;
    });
  }

  function boundOf(values: readonly number[]): number {
    return values.reduce((most, value, i) => Math.max(most, bounds[i][value]), 0);
  }

  function search(values: readonly number[], left: number, last: number): boolean {
    if (left === 0)
      return goalValues.some((goal) => goal.every((value, i) => value === values[i]));
    for (let step = 0; step < steps.length; step++) {
      if (last >= 0 && isNeedless(step, last)) continue;
      const next = values.map((value, i) => tables[i].after[step][value]);
      if (boundOf(next) >= left) continue;
      path.push(step);
      if (search(next, left - 1, step)) return true;
      path.pop();
    }
    return false;
  }

  /** In HTM two powers of a move are one; in QTM a move and its inverse are none. */
  function isNeedless(step: number, last: number): boolean {
    if (steps[step].move !== steps[last].move) return false;
    return metric === "HTM" || steps[step].times !== steps[last].times;
  }
}
