import { splitIndex } from "../../../../lib/puzzle/coordinates.ts";
import type { Metric } from "../../../../lib/puzzle/moves.ts";
import { moveTables } from "../../../../lib/tables/move-tables.ts";
import {
  buildPruningTable,
  type PruningTable,
} from "../../../../lib/tables/pruning-table.ts";

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
  readonly permutation: PruningTable;
  readonly orientation: PruningTable;
}

const kept = new Map<Metric, SmallTables>();

/** @param index  a state index, unchecked */
export function boundOf(index: number, metric: Metric): TwoBounds {
  const tables = smallTables(metric);
  const numbers = splitIndex(index);
  const permutation = tables.permutation.lowerBound[numbers.permutation];
  const orientation = tables.orientation.lowerBound[numbers.orientation];
  return { permutation, orientation, bound: Math.max(permutation, orientation) };
}

/** The pruning tables of both coordinates, built on first use. */
export function smallTables(metric: Metric): SmallTables {
  const tables = kept.get(metric) ?? buildSmallTables(metric);
  kept.set(metric, tables);
  return tables;
}

function buildSmallTables(metric: Metric): SmallTables {
  const { permutation, orientation } = moveTables();
  return {
    permutation: buildPruningTable(permutation, { metric }),
    orientation: buildPruningTable(orientation, { metric }),
  };
}
