import { assertArray, describeValue } from "../indexing/check-input.ts";
import type { SearchOptions } from "../tables/search-options.ts";
import type { Coordinate } from "./coordinate.ts";
import type { PuzzleDefinition, PuzzleState } from "./definition.ts";
import { definePuzzle, internalsOf, type MoveChoice, type Puzzle } from "./puzzle.ts";
import type { PuzzleGoals } from "./puzzle-goals.ts";
import { toState } from "./state-or-index.ts";
import type { PuzzleMetric } from "./puzzle-metric.ts";
import { type SolvingTask, createSolvingTask } from "./solving-task.ts";
import { buildDefaultBounds, buildBounds, type StateBounds } from "./state-bounds.ts";

/** Options for building pruning tables. */
export interface PuzzlePruningOptions
  extends Pick<SearchOptions, "signal">, MoveChoice, PuzzleGoals {
  /** What counts as one move, as in `buildDistances`. */
  readonly metric: PuzzleMetric;
  /**
   * For each table, the names of the coordinates that it combines, as in
   * `puzzle.coordinates`; if moves are chosen, those of the puzzle with these moves;
   * default: one table for each coordinate that fits.
   */
  readonly tables?: readonly (readonly string[])[];
}

/** Lower bounds of the distances of states. */
export interface PuzzlePruning {
  readonly metric: PuzzleMetric;
  readonly tables: readonly PuzzlePruningTable[];
  /**
   * The largest bound that a table has for a state: no solution costs less. Infinity if
   * the moves that count lead to no goal.
   *
   * @param state  a state, or its index
   * @throws {RangeError | TypeError} when the state is not reachable, or the index is not one
   *         of the puzzle
   */
  bound(state: PuzzleState | number): number;
}

/** A description of one pruning table. */
export interface PuzzlePruningTable {
  readonly coordinates: readonly string[];
  /**
   * How many values its coordinates have together. A tied coordinate has its values once
   * for each parity or twist sum that others can require.
   */
  readonly size: number;
  /** How many of its values are at each distance. */
  readonly histogram: readonly number[];
}

/** The internals of pruning tables that a search uses. */
export interface PruningInternals {
  /** The puzzle before its moves were restricted. */
  readonly definition: PuzzleDefinition;
  readonly task: SolvingTask;
  readonly bounds: StateBounds;
}

let internalsByPruning: WeakMap<PuzzlePruning, PruningInternals> | undefined;

/**
 * Builds pruning tables of a puzzle: the distances of its coordinates' values to those of
 * a goal, ignoring the rest of the puzzle.
 *
 * Each table combines some coordinates. The more it combines, the better its bounds, and
 * the larger it is: a table of two has the product of their sizes. If no coordinate fits,
 * there are no tables, and the bound is 0.
 *
 * @param puzzle   a puzzle or its definition
 * @param options  the metric, and optionally tables, moves, goals and a signal
 * @throws {RangeError} when the metric is unknown, a coordinate does not exist, a goal is
 *         not reachable, a coordinate or a table has too many values, or hidden twists
 *         prevent a table
 * @throws {TypeError} when there are no options, or goals is not an array of states
 * @throws {Error} when the signal is aborted
 * @cost   two bytes for each value of a table, and four bytes for each value and move of a
 *         coordinate; about 100 nanoseconds for each value and move
 * @example
 * const twoFaces = definePuzzle({
 *   orbits: { CORNERS: { pieces: 7, twists: 3 } },
 *   moves: { R: { CORNERS: QUARTER_TURNS[1] }, U: { CORNERS: QUARTER_TURNS[2] } },
 * });
 * const tables = twoFaces.coordinates.map(({ name }) => [name]);
 * const pruning = buildPuzzlePruning(twoFaces, { metric: "HTM", tables });
 * pruning.tables[0]?.histogram // → [1, 6, 18, 45, 40, 9, 1]
 * const afterTwo = twoFaces.apply(twoFaces.apply(twoFaces.solved, "R"), "U2");
 * pruning.bound(afterTwo) // → 2
 * solvePuzzle(twoFaces, afterTwo, { pruning: pruning }) // → ["U2", "R'"]
 * @source J. C. Culberson and J. Schaeffer, "Pattern databases", Computational
 *         Intelligence 14, 1998
 */
export function buildPuzzlePruning(
  puzzle: Puzzle | PuzzleDefinition,
  options: PuzzlePruningOptions,
): PuzzlePruning {
  const basePuzzle = definePuzzle(puzzle);
  const task = createSolvingTask(basePuzzle, options);
  const { metric } = task;
  const { toFlat, coordinates } = internalsOf(task.puzzle);
  const { tables, signal } = options;
  const bounds =
    tables === undefined
      ? buildDefaultBounds(task, signal)
      : buildBounds(task, checkTables(coordinates(), tables), signal);
  const pruning: PuzzlePruning = {
    metric,
    tables: bounds.tables.map(({ coordinates: indices, size, histogram }) => ({
      coordinates: indices.map((one) => coordinates()[one].name),
      size,
      histogram,
    })),
    bound: (state) =>
      bounds.boundOf(bounds.valuesOf(toFlat(toState(basePuzzle, state)))),
  };
  internalsByPruning ??= new WeakMap();
  internalsByPruning.set(pruning, { definition: basePuzzle.definition, task, bounds });
  return Object.freeze(pruning);
}

/** Returns the internals of pruning tables. */
export function pruningInternals(pruning: PuzzlePruning): PruningInternals {
  const inside = internalsByPruning?.get(pruning);
  if (inside !== undefined) return inside;
  throw new TypeError(
    `pruning is ${describeValue(pruning)}; expected the result of buildPuzzlePruning`,
  );
}

/** The coordinates of each table, by their indices in the puzzle. */
function checkTables(
  all: readonly Coordinate[],
  tables: NonNullable<PuzzlePruningOptions["tables"]>,
): number[][] {
  const indices = all.flatMap(({ size }, i) => (size > 1n ? [i] : []));
  const names = indices.map((one) => all[one].name);
  assertArray("tables", tables);
  return tables.map((table, i) => {
    assertArray(`tables[${i}]`, table);
    if (table.length === 0) {
      throw new RangeError(`tables[${i}] is empty; expected names of coordinates`);
    }
    return table.map((name, j) => {
      const at = names.indexOf(name);
      if (table.indexOf(name) < j) {
        throw new RangeError(`tables[${i}] names ${describeValue(name)} twice`);
      }
      if (at !== names.lastIndexOf(name)) {
        throw new RangeError(`two coordinates have the name ${describeValue(name)}`);
      }
      if (at >= 0) return indices[at];
      throw new RangeError(
        `tables[${i}][${j}] is ${describeValue(name)}; expected one of ${names.map((option) => `“${option}”`).join(", ")}`,
      );
    });
  });
}
