// Only at build: browsers have a document of their own.
import * as Plot from "@observablehq/plot";
import { parseHTML } from "linkedom";
import { clean, type DrawChart } from "./draw-chart.ts";

/** The drawing's markup, rendered without a browser. */
export function drawAtBuild(draw: DrawChart, label: string): string {
  const { document } = parseHTML("<html></html>");
  return clean(draw(Plot, document), label).outerHTML;
}
