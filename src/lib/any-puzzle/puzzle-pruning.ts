import { assertArray, describeValue } from "../indexing/check-input.ts";
import type { Coordinate } from "./coordinate.ts";
import type { PuzzleDefinition, PuzzleState } from "./definition.ts";
import { definePuzzle, internalsOf, type MoveChoice, type Puzzle } from "./puzzle.ts";
import type { PuzzleMetric } from "./puzzle-metric.ts";
import type { SearchOptions } from "./search-depths.ts";
import { type SolvingTask, createSolvingTask } from "./solving-task.ts";
import { buildDefaultBounds, buildBounds, type StateBounds } from "./state-bounds.ts";

/** What pruning tables are to be made. */
export interface PuzzlePruningOptions
  extends Pick<SearchOptions, "signal">, MoveChoice {
  /** What counts as one move, as in `buildDistances`. */
  readonly metric: PuzzleMetric;
  /** The states at distance 0; default: solved alone. */
  readonly goals?: readonly PuzzleState[];
  /**
   * For each table the coordinates that it sees together, by their names in
   * `puzzle.coordinates`, where moves are chosen in those of the puzzle of these moves;
   * default: one for each of them alone, where it fits a table.
   */
  readonly tables?: readonly (readonly string[])[];
}

/** Lower bounds of how far the positions of a puzzle are from its goals. */
export interface PuzzlePruning {
  readonly metric: PuzzleMetric;
  readonly tables: readonly PuzzlePruningTable[];
  /**
   * The largest bound that a table has for a state: no solution costs less. Infinity
   * where the moves that count lead to no goal.
   *
   * @throws {RangeError | TypeError} when it is not a state that moves lead to
   */
  bound(state: PuzzleState): number;
}

/** What is known of one pruning table. */
export interface PuzzlePruningTable {
  readonly coordinates: readonly string[];
  /**
   * How many values its coordinates have together. One that is tied to others has its
   * values once for each parity, or sum of twists, that the others can ask for.
   */
  readonly size: number;
  /** How many of its values are at each distance from 0 on. */
  readonly histogram: readonly number[];
}

/** What a search reads of pruning tables. */
export interface PruningInternals {
  /** The puzzle that was whole, of which some moves may be chosen. */
  readonly definition: PuzzleDefinition;
  readonly task: SolvingTask;
  readonly bounds: StateBounds;
}

let internalsByPruning: WeakMap<PuzzlePruning, PruningInternals> | undefined;

/**
 * Builds pruning tables of a puzzle: how far values of its coordinates are from those of
 * a goal, whatever the rest of the puzzle looks like.
 *
 * Each table sees some coordinates and nothing else. The more it sees, the better its
 * bounds, and the larger it is: a table of two has the product of their sizes. Where no
 * coordinate fits a table, there are none, and the bound is 0.
 *
 * @param puzzle   a puzzle or its definition
 * @param options  the metric, and what else there is to say
 * @throws {RangeError} when the metric is unknown, there is no coordinate of a name, no
 *         moves lead to a goal, a named coordinate or a table has too many values, or its
 *         twists cannot be told since those of some pieces are hidden
 * @throws {TypeError} when there are no options, or goals are no array of states
 * @throws {Error} when the signal is aborted
 * @cost   two bytes for each value of a table, and for each coordinate four for each of its
 *         values and moves; some 100 nanoseconds for each value and move
 * @example
 * const twoFaces = definePuzzle({
 *   orbits: { CORNERS: { pieces: 7, twists: 3 } },
 *   moves: { R: { CORNERS: QUARTER_TURNS[1] }, U: { CORNERS: QUARTER_TURNS[2] } },
 * });
 * const [permutation, twists] = twoFaces.coordinates.map(({ name }) => name);
 * const tables = [[permutation], [twists]];
 * const pruning = buildPuzzlePruning(twoFaces, { metric: "HTM", tables });
 * pruning.tables[0].histogram // → [1, 6, 18, 45, 40, 9, 1]
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
    bound: (state) => bounds.boundOf(bounds.valuesOf(toFlat(state))),
  };
  internalsByPruning ??= new WeakMap();
  internalsByPruning.set(pruning, { definition: basePuzzle.definition, task, bounds });
  return Object.freeze(pruning);
}

/** What stands behind pruning tables. */
export function pruningInternals(pruning: PuzzlePruning): PruningInternals {
  const inside = internalsByPruning?.get(pruning);
  if (inside !== undefined) return inside;
  throw new TypeError(
    `pruning is ${describeValue(pruning)}; expected what buildPuzzlePruning returns`,
  );
}

/** The coordinates of each table, by their places among those of the puzzle. */
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
