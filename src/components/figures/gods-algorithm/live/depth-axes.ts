import { sumOf } from "../../../kit/distances/histogram-sums.ts";

/** The longest axes that are used, in moves: they change only when they must. */
const AXES = [14, 20, 27];

/** The share of all at which a column is full; nearly no set of moves needs more. */
const FULL = 0.6;

export interface DepthAxes {
  /** The farthest distance that has a column. */
  readonly last: number;
  /** The share of all that fills a column. */
  readonly full: number;
  /** Whether the columns are too narrow for their counts to stand over them. */
  readonly isDense: boolean;
}

/** The axes on which a histogram is drawn: the same for most of them. */
export function axesOf(histogram: readonly number[]): DepthAxes {
  const farthest = histogram.length - 1;
  const last = AXES.find((axis) => axis >= farthest) ?? farthest;
  const total = sumOf(histogram);
  const full = Math.max(...histogram, 0) > FULL * total ? 1 : FULL;
  return { last, full, isDense: last > AXES[0] };
}
