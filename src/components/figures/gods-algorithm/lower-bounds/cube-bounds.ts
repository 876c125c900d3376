import { splitIndex } from "#lib/puzzle/coordinates.ts";
import type { Metric } from "#lib/puzzle/moves.ts";
import { pruningTables } from "#lib/tables/pruning-table.ts";

/** The lower bounds on a cube's distance from the two small tables. */
export interface CubeBounds {
  readonly permutation: number;
  readonly orientation: number;
  /** The larger of the two: a lower bound on its distance. */
  readonly bound: number;
}

/** @param index  a state index, unchecked */
export function cubeBounds(index: number, metric: Metric): CubeBounds {
  const tables = pruningTables(metric);
  const numbers = splitIndex(index);
  const permutation = tables.permutation.lowerBound[numbers.permutation];
  const orientation = tables.orientation.lowerBound[numbers.orientation];
  return { permutation, orientation, bound: Math.max(permutation, orientation) };
}
