import { buildDistanceTable, type DistanceTable, type Metric } from "#lib/index.ts";

const built = new Map<Metric, DistanceTable>();

/** The library's distances, computed here in Node when first requested. */
export function distanceTable(metric: Metric): DistanceTable {
  let table = built.get(metric);
  if (!table) built.set(metric, (table = buildDistanceTable({ metric })));
  return table;
}
