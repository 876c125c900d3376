import { assertArray, assertEntries, checkWhole } from "../indexing/check-input.ts";
import { type Metric, checkMetric, movesOf, N_MOVES } from "../puzzle/moves.ts";
import { breadthFirst } from "./breadth-first.ts";
import { moveTables } from "./move-tables.ts";

/**
 * For each number of one coordinate, how many moves its pieces need when the rest
 * of the cube is ignored. The whole cube needs at least as many: a lower bound,
 * and mostly a loose one.
 */
export interface PruningTable {
  readonly metric: Metric;
  /** Moves that a cube with this number needs at least; -1 where no moves lead. */
  readonly lowerBound: Int8Array<ArrayBuffer>;
  /** How many numbers have each lower bound, from 0 to the greatest. */
  readonly histogram: readonly number[];
  /** The greatest lower bound in the table. */
  readonly diameter: number;
}

/**
 * Lets a search skip a state whose permutation alone, or whose orientation alone, is more
 * moves away than the search has left.
 *
 * @param moveTable  one of `buildMoveTables()`: number after move, at
 *                   number × 9 + move; not mutated
 * @param options    the metric says what counts as one turn; `start` is the number to
 *          measure from (default: 0, solved)
 * @throws {RangeError} when the metric is unknown, the table is not a multiple of 9
 *         long, or what it holds or the start is not one of its numbers
 * @throws {TypeError} when the table is not an array, the start not a number, or there
 *         are no options
 * @cost    one look-up for each number and move; one byte for each number
 * @example
 * const { permutation } = buildMoveTables();
 * buildPruningTable(permutation, { metric: "HTM" }).histogram
 * // → [1, 9, 54, 297, 1233, 2157, 1244, 45]
 * @source  Jaap Scherphuis, "Computer Puzzling"; the Pocket Cube guide, Building Tables
 */
export function buildPruningTable(
  moveTable: Uint16Array,
  options: { metric: Metric; start?: number },
): PruningTable {
  assertArray("a move table", moveTable, Infinity);
  const size = moveTable.length / N_MOVES;
  if (!Number.isInteger(size) || size === 0) {
    throw new RangeError(
      `the move table has length ${moveTable.length}; expected a multiple of ${N_MOVES}`,
    );
  }
  assertEntries("moveTable", moveTable, size);
  const metric = checkMetric(options);
  const { start = 0 } = options;
  const { distance, histogram } = breadthFirst({
    size,
    start: checkWhole("start", start, 0, size - 1),
    moves: movesOf(metric),
    rank: (index) => index,
    unrank: (index) => index,
    apply: (index, move) => moveTable[index * N_MOVES + move],
  });
  return { metric, lowerBound: distance, histogram, diameter: histogram.length - 1 };
}

/** The pruning tables of the two coordinates of the cube. */
export interface PruningTables {
  readonly permutation: PruningTable;
  readonly orientation: PruningTable;
}

const cache = new Map<Metric, PruningTables>();

/**
 * The pruning tables of a metric, built when first asked for and kept.
 *
 * @returns the same object each time; do not write to it
 */
export function pruningTables(metric: Metric): PruningTables {
  const cached = cache.get(metric);
  if (cached !== undefined) return cached;
  const { permutation, orientation } = moveTables();
  const tables = {
    permutation: buildPruningTable(permutation, { metric }),
    orientation: buildPruningTable(orientation, { metric }),
  };
  cache.set(metric, tables);
  return tables;
}
