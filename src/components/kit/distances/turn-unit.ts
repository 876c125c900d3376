import type { Metric } from "#lib/puzzle/moves.ts";

/** The unit of distance in a metric: "turn" or "quarter turn". */
export function turnUnit(metric: Metric): string {
  return metric === "QTM" ? "quarter turn" : "turn";
}
