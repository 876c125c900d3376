import type { DistanceTable } from "../../lib/tables/distance-table.ts";
import type { WholeTable } from "../../workers/whole-table.ts";

/** The bytes that a worker sent, as the table that the solvers ask. */
export function asDistanceTable({
  metric,
  histogram,
  distance,
}: WholeTable): DistanceTable {
  return {
    metric,
    histogram,
    diameter: histogram.length - 1,
    distance: (index) => distance[index],
  };
}
