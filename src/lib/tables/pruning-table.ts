import { assertArray, assertEntries, checkWhole } from "../indexing/check-input.ts";
import { type Metric, checkMetric, movesOf, N_MOVES } from "../puzzle/moves.ts";
import { breadthFirst } from "./breadth-first.ts";
import { moveTables } from "./move-tables.ts";

/**
 * A pruning table: for each index of one coordinate, the distance if the rest of the cube is
 * ignored. It is a lower bound on the distance of the whole cube.
 */
export interface PruningTable {
  readonly metric: Metric;
  /** The lower bound for each index; -1 if it is unreachable. */
  readonly lowerBound: Int8Array<ArrayBuffer>;
  /** The number of indices with each lower bound, from 0 to the greatest. */
  readonly histogram: readonly number[];
  /** The greatest lower bound. */
  readonly diameter: number;
}

/**
 * Builds the pruning table of one coordinate: with it a search skips states whose permutation
 * or orientation alone needs more moves than the search has left.
 *
 * @param moveTable  one of `buildMoveTables()`, with the index after a move at
 *                   index × 9 + move; not mutated
 * @param options    the metric, and the index to measure from, `start` (default: 0, solved)
 * @throws {RangeError} when the metric is unknown, the length of the table is not a multiple
 *         of 9, or an entry or the start is not a valid index
 * @throws {TypeError} when the table is not an array, the start is not a number, or there are
 *         no options
 * @cost    one look-up for each index and move; one byte for each index
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

/** The pruning tables of both coordinates. */
export interface PruningTables {
  readonly permutation: PruningTable;
  readonly orientation: PruningTable;
}

const cache = new Map<Metric, PruningTables>();

/**
 * The pruning tables of a metric, built once and shared.
 *
 * @returns the same object each time; do not mutate it
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
