import { checkWhole, describeValue } from "../indexing/check-input.ts";
import type { Metric } from "../puzzle/moves.ts";
import { isObject } from "./check-rows.ts";

/**
 * The cost of each move, by name: a listed move, or a power of one such as U2. Only these
 * moves count, and their inverses, which cost the same.
 */
export type MoveCosts = Readonly<Record<string, number>>;

/**
 * What counts as one move: in "HTM" every power of a listed move, in "QTM" the listed move
 * and its inverse; or what each move costs, in whole numbers 1..100.
 */
export type PuzzleMetric = Metric | MoveCosts;

const MAX_COST = 100;

const EXPECTED = 'expected "HTM", "QTM" or what each move costs, such as {"U": 1}';

/**
 * @throws {TypeError} when there are no options, or a cost is no number
 * @throws {RangeError} when the metric is unknown, names no move, or a cost is out of
 *         range
 */
export function checkPuzzleMetric(options: { metric: PuzzleMetric }): PuzzleMetric {
  if (!isObject(options)) {
    throw new TypeError(
      `expected options {metric: "HTM"}, not ${describeValue(options)}`,
    );
  }
  const { metric } = options;
  if (metric === undefined) throw new RangeError(`there is no metric; ${EXPECTED}`);
  if (metric === "HTM" || metric === "QTM") return metric;
  if (Array.isArray(metric)) throw new TypeError(`the metric is an array; ${EXPECTED}`);
  if (!isObject(metric)) {
    throw new RangeError(`unknown metric ${describeValue(metric)}; ${EXPECTED}`);
  }
  const costs = Object.entries(metric);
  if (costs.length === 0) {
    throw new RangeError(
      'the metric names no move; expected what each one costs, such as {"U": 1}',
    );
  }
  for (const [name, cost] of costs) {
    checkWhole(`the cost of ${describeValue(name)}`, cost, 1, MAX_COST);
  }
  return Object.freeze({ ...metric });
}
