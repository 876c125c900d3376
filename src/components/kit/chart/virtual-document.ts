// Only at build: browsers have a document of their own.
import * as Plot from "@observablehq/plot";
import { parseHTML } from "linkedom";
import { labelChart, type DrawChart } from "./draw-chart.ts";

/** The drawing's markup, rendered without a browser. */
export function renderChartMarkup(draw: DrawChart, label: string): string {
  const { document } = parseHTML("<html></html>");
  return labelChart(draw(Plot, document), label).outerHTML;
}
