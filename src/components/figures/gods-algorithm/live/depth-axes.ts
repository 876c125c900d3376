import { sumOf } from "../../../kit/distances/histogram-sums.ts";

/** The possible lengths of the axis, in moves: it changes only when it must. */
const AXES = [14, 20, 27];

/** The share of a full column; almost no set of moves needs more. */
const FULL = 0.6;

export interface DepthAxes {
  /** The largest distance with a column. */
  readonly last: number;
  /** The share of a full column. */
  readonly full: number;
  /** Whether the columns are too narrow for counts above them. */
  readonly isDense: boolean;
}

/** The axes for a histogram: the same for most histograms. */
export function axesOf(histogram: readonly number[]): DepthAxes {
  const farthest = histogram.length - 1;
  const last = AXES.find((axis) => axis >= farthest) ?? farthest;
  const total = sumOf(histogram);
  const full = Math.max(...histogram, 0) > FULL * total ? 1 : FULL;
  return { last, full, isDense: last > AXES[0] };
}
