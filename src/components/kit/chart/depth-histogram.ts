import { depthColour } from "../distances/depth-colours.ts";
import { formatNumber } from "../text/format-number.ts";
import type { DrawChart } from "./draw-chart.ts";

/** The width of the chart on a phone, so that text is never scaled down much. */
const WIDTH = 360;
const ROW = 27;

interface Options {
  /** The count at each distance from 0. */
  readonly histogram: readonly number[];
  /** The number of rows to reserve, so that nothing moves while the histogram grows. */
  readonly rows?: number;
  /** The count of a full bar; by default the largest of the histogram. */
  readonly full?: number;
  readonly fill?: (distance: number) => string;
}

/** A bar for each distance, with the count next to it. */
export function drawDepthHistogram({
  histogram,
  rows = histogram.length,
  full = Math.max(...histogram),
  fill = depthColour,
}: Options): DrawChart {
  const counted = histogram.map((count, distance) => ({ count, distance }));
  const place = { x: "count", y: "distance" };
  return (Plot, document) =>
    Plot.plot({
      document,
      width: WIDTH,
      height: ROW * rows,
      marginLeft: 28,
      marginRight: 84,
      marginTop: 0,
      marginBottom: 0,
      style: { fontSize: "15px", overflow: "visible" },
      x: { axis: null, domain: [0, full] },
      y: {
        type: "band",
        axis: null,
        padding: 0.25,
        domain: Array.from({ length: rows }, (_, distance) => distance),
      },
      marks: [
        Plot.barX(counted, {
          ...place,
          fill: ({ distance }) => fill(distance),
          stroke: "var(--edge)",
          strokeWidth: 0.75,
          rx2: 3,
        }),
        Plot.text(counted, {
          ...place,
          text: ({ count }) => formatNumber(count),
          textAnchor: "start",
          dx: 7,
        }),
        Plot.text(counted, {
          y: "distance",
          x: 0,
          text: "distance",
          textAnchor: "end",
          dx: -8,
        }),
      ],
    });
}

/** The alt text of a histogram. */
export function histogramAltText(histogram: readonly number[]): string {
  const rows = histogram.map(
    (count, distance) => `${distance}: ${formatNumber(count)}`,
  );
  return `Positions at each distance. ${rows.join("; ")}.`;
}
