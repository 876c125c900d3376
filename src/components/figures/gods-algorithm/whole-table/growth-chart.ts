import type { DrawChart } from "#kit/chart/draw-chart.ts";
import { depthColour } from "#kit/distances/depth-colours.ts";
import { formatNumber } from "#kit/text/format-number.ts";

/** The width on a phone, so that text is hardly scaled down. */
const WIDTH = 350;
/** Fixed, so that switching the metric moves nothing. */
const HEIGHT = 400;

interface GrowthCounts {
  /** The number of states at each finished distance. */
  readonly counts: readonly number[];
  /** The published counts, drawn as outlines. */
  readonly published: readonly number[];
}

/** Draws bars that grow into the outlines of the published counts, each with ✓ or ✗. */
export function drawGrowthChart({ counts, published }: GrowthCounts): DrawChart {
  const agrees = (distance: number) => counts[distance] === published[distance];
  const channels = { x: "count", y: "distance" };
  const outlines = published.map((count, distance) => ({ count, distance }));
  const bars = counts.map((count, distance) => ({ count, distance }));
  const rows = Math.max(counts.length, published.length);
  return (Plot, document) =>
    Plot.plot({
      document,
      width: WIDTH,
      height: HEIGHT,
      marginLeft: 26,
      marginRight: 112,
      marginTop: 0,
      marginBottom: 0,
      style: { fontFamily: "inherit", fontSize: "15px", overflow: "visible" },
      x: { axis: null, domain: [0, Math.max(...published, ...counts)] },
      y: {
        type: "band",
        axis: null,
        padding: 0.22,
        domain: Array.from({ length: rows }, (_, distance) => distance),
      },
      marks: [
        Plot.barX(bars, {
          ...channels,
          fill: ({ distance }) => depthColour(distance),
          stroke: "var(--edge)",
          strokeWidth: 0.75,
        }),
        Plot.barX(outlines, {
          ...channels,
          fill: "none",
          stroke: "var(--edge)",
          strokeDasharray: "3 2",
        }),
        Plot.text(bars, {
          x: ({ distance }) => Math.max(counts[distance], published[distance] ?? 0),
          y: "distance",
          text: ({ count, distance }) =>
            `${formatNumber(count)} ${agrees(distance) ? "✓" : "✗"}`,
          fill: ({ distance }) => (agrees(distance) ? "currentColor" : "var(--bad)"),
          textAnchor: "start",
          dx: 7,
        }),
        Plot.text(outlines.slice(counts.length), {
          ...channels,
          text: ({ count }) => formatNumber(count),
          fill: "var(--soft)",
          textAnchor: "start",
          dx: 7,
        }),
        Plot.text(
          Array.from({ length: rows }, (_, distance) => distance),
          { x: 0, y: (distance) => distance, text: String, textAnchor: "end", dx: -8 },
        ),
      ],
    });
}

/** The chart's alternative text. */
export function growthAltText({ counts, published }: GrowthCounts): string {
  const rows = counts.map((count, distance) =>
    count === published[distance]
      ? `${distance}: ${formatNumber(count)}, as published`
      : `${distance}: ${formatNumber(count)}, published is ${formatNumber(published[distance] ?? 0)}`,
  );
  const remaining = published.length - counts.length;
  if (remaining > 0) rows.push(`still to be counted: ${remaining}`);
  return `States at each distance. ${rows.join("; ")}.`;
}
