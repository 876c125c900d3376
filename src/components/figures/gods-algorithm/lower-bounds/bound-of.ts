import { splitIndex } from "../../../../lib/puzzle/coordinates.ts";
import type { Metric } from "../../../../lib/puzzle/moves.ts";
import { moveTables } from "../../../../lib/tables/move-tables.ts";
import { buildPruningTable } from "../../../../lib/tables/pruning-table.ts";

/** What the two small tables say of a cube. */
export interface TwoBounds {
  /** How far its permutation alone is from solved. */
  readonly permutation: number;
  /** How far its orientation alone is from solved. */
  readonly orientation: number;
  /** The larger of the two: it is at least as far as that. */
  readonly bound: number;
}

interface SmallTables {
  readonly permutation: Int8Array;
  readonly orientation: Int8Array;
}

const kept = new Map<Metric, SmallTables>();

/** @param index  a state's number, unchecked */
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
