import { sumOf } from "#kit/distances/histogram-sums.ts";

/** The possible lengths of the axis, in moves, so that it rarely changes. */
const AXIS_LENGTHS = [14, 20, 27];

/** The share of a full column; almost no set of moves needs more. */
const FULL_SHARE = 0.6;

export interface DepthAxes {
  /** The largest distance with a column. */
  readonly last: number;
  readonly full: number;
  /** Whether the columns are too narrow for counts above them. */
  readonly isDense: boolean;
}

/** The axes for a histogram. */
export function depthAxes(histogram: readonly number[]): DepthAxes {
  const farthest = histogram.length - 1;
  const last = AXIS_LENGTHS.find((axis) => axis >= farthest) ?? farthest;
  const total = sumOf(histogram);
  const full = Math.max(...histogram, 0) > FULL_SHARE * total ? 1 : FULL_SHARE;
  return { last, full, isDense: last > AXIS_LENGTHS[0] };
}
