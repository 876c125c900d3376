import { countTurns, type Metric, N_MOVES } from "../puzzle/moves.ts";

/** The last face before the first move: none. It cannot be 0, which is F. */
export const NO_FACE = -1;

/**
 * What each of the nine moves costs in a metric, by move number.
 *
 * @throws {RangeError} when the metric is unknown
 * @example moveCosts("QTM") // → [1, 2, 1, 1, 2, 1, 1, 2, 1]
 */
export function moveCosts(metric: Metric): number[] {
  return Array.from({ length: N_MOVES }, (_, move) => countTurns([move], metric));
}
