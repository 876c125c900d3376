import { splitIndex } from "../../../../lib/puzzle/coordinates.ts";
import type { Metric } from "../../../../lib/puzzle/moves.ts";
import { moveTables } from "../../../../lib/tables/move-tables.ts";
import { buildPruningTable } from "../../../../lib/tables/pruning-table.ts";

/** The lower bounds of the two small tables for a cube. */
export interface TwoBounds {
  /** The distance of its permutation alone. */
  readonly permutation: number;
  /** The distance of its orientation alone. */
  readonly orientation: number;
  /** The larger of the two: a lower bound on its distance. */
  readonly bound: number;
}

interface SmallTables {
  readonly permutation: Int8Array;
  readonly orientation: Int8Array;
}

const kept = new Map<Metric, SmallTables>();

/** @param index  a state index, unchecked */
export function boundOf(index: number, metric: Metric): TwoBounds {
  const tables = kept.get(metric) ?? buildSmallTables(metric);
  kept.set(metric, tables);
  const numbers = splitIndex(index);
  const permutation = tables.permutation[numbers.permutation];
  const orientation = tables.orientation[numbers.orientation];
  return { permutation, orientation, bound: Math.max(permutation, orientation) };
}

function buildSmallTables(metric: Metric): SmallTables {
  const { permutation, orientation } = moveTables();
  return {
    permutation: buildPruningTable(permutation, { metric }).lowerBound,
    orientation: buildPruningTable(orientation, { metric }).lowerBound,
  };
}
