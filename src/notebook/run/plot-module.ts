// What cells get as "@observablehq/plot": Plot, which draws in a document of its own.
import * as Plot from "@observablehq/plot";
import { drawColours } from "../show/virtual-canvas.ts";
import { createDocument } from "../show/virtual-document.ts";

export * from "@observablehq/plot";

const document = createDocument();
drawColours(document);

/** Draws marks; the axes and scales follow from what they show. */
export const plot: typeof Plot.plot = (options = {}) =>
  Plot.plot({ document, ...options });

/** Draws what a scale's colours or symbols mean. */
export const legend: typeof Plot.legend = (options) =>
  Plot.legend({ document, ...options } as Parameters<typeof Plot.legend>[0]);

const plotMark = Plot.Mark.prototype.plot;
Plot.Mark.prototype.plot = function (options = {}) {
  return plotMark.call(this, { document, ...options });
};
