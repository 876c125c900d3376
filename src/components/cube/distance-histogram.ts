// Runs while the page is built, never in a browser.
import * as Plot from "@observablehq/plot";
import { parseHTML } from "linkedom";
import { formatNumber } from "../text/format-number.ts";

/** As wide as it is shown on a phone, so that its letters are never scaled down much. */
const WIDTH = 360;
const ROW = 27;

/**
 * A bar for each distance, with the count written beside it.
 * @param histogram  how many positions there are at each distance from 0
 * @returns          an SVG drawing as text
 */
export function distanceHistogram(histogram: readonly number[]): string {
  const { document } = parseHTML("<html></html>");
  const rows = histogram.map((count, distance) => ({ count, distance }));
  const place = { x: "count", y: "distance" };
  const chart = Plot.plot({
    document,
    width: WIDTH,
    height: ROW * histogram.length,
    marginLeft: 28,
    marginRight: 84,
    marginTop: 0,
    marginBottom: 0,
    style: { fontSize: "15px", overflow: "visible" },
    x: { axis: null },
    y: { type: "band", axis: null, padding: 0.25 },
    marks: [
      Plot.barX(rows, { ...place, fill: "var(--accent)", rx2: 3 }),
      Plot.text(rows, {
        ...place,
        text: ({ count }) => formatNumber(count),
        textAnchor: "start",
        dx: 7,
      }),
      Plot.text(rows, {
        y: "distance",
        x: 0,
        text: "distance",
        textAnchor: "end",
        dx: -8,
      }),
    ],
  });
  // The drawing as a whole has a name; parts with a name but no role confuse readers.
  for (const part of chart.querySelectorAll("[aria-label]")) {
    part.removeAttribute("aria-label");
  }
  const spoken = rows.map(
    ({ count, distance }) => `${distance}: ${formatNumber(count)}`,
  );
  chart.setAttribute("role", "img");
  chart.setAttribute("aria-label", `Positions at each distance. ${spoken.join("; ")}.`);
  return chart.outerHTML;
}
