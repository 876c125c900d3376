// The module "@observablehq/plot" of cells: Plot, bound to a virtual document.
import * as Plot from "@observablehq/plot";
import { supportColourRamps } from "../output/virtual-canvas.ts";
import { createDocument } from "../output/virtual-document.ts";

export * from "@observablehq/plot";

const document = createDocument();
supportColourRamps(document);

/** Draws marks, with axes and scales derived from their data. */
export const plot: typeof Plot.plot = (options = {}) =>
  Plot.plot({ document, ...roomForLabels(options), ...options });

/**
 * Widens the margins: on a narrow screen, drawings are scaled to half size with
 * double-sized text, and axis labels would overlap the ticks.
 */
function roomForLabels(options: Plot.PlotOptions): Plot.PlotOptions {
  const { axis, margin, projection, x, y } = options;
  // Maps have no axes.
  if (axis === null || margin !== undefined || projection) return {};
  const isPlain = (scale?: Plot.ScaleOptions) =>
    scale?.axis === undefined && scale?.label !== null;
  return {
    ...(isPlain(y) && { marginTop: 32 }),
    ...(isPlain(x) && { marginBottom: 48 }),
  };
}

/** Draws a legend for a scale's colours or symbols. */
export const legend: typeof Plot.legend = (options) =>
  Plot.legend({ document, ...options } as Parameters<typeof Plot.legend>[0]);

const plotMark = Plot.Mark.prototype.plot;
Plot.Mark.prototype.plot = function (options = {}) {
  return plotMark.call(this, { document, ...roomForLabels(options), ...options });
};
