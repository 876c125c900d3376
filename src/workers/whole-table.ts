import type { Metric } from "../lib/puzzle/moves.ts";
import { buildDistanceTable } from "../lib/tables/distance-table.ts";

/** A finished depth, and its number of states. */
export interface DepthCount {
  readonly depth: number;
  readonly count: number;
}

/** The distance table in a form that can be posted to the page. */
export interface WholeTable {
  readonly metric: Metric;
  /** The distance of each state, by index: 3,674,160 bytes. */
  readonly distance: Uint8Array<ArrayBuffer>;
  readonly histogram: readonly number[];
}

/** Computes the distances of all states, and reports each finished depth. */
export function buildWholeTable(
  metric: Metric,
  report: (progress: DepthCount) => void,
): WholeTable {
  const table = buildDistanceTable({
    metric,
    onDepth: (depth, count) => report({ depth, count }),
  });
  return { metric, distance: table.toBytes(), histogram: table.histogram };
}
