type Plot = typeof import("@observablehq/plot");

/** Draws a chart with Observable Plot, in a real or virtual document. */
export type DrawChart = (plot: Plot, document: Document) => SVGSVGElement | HTMLElement;

/**
 * Labels a drawing as a whole and removes the labels of its parts, which have no role and
 * would confuse screen reader users.
 */
export function labelChart(
  drawing: SVGSVGElement | HTMLElement,
  label: string,
): SVGSVGElement | HTMLElement {
  for (const part of drawing.querySelectorAll("[aria-label]")) {
    part.removeAttribute("aria-label");
  }
  drawing.setAttribute("role", "img");
  drawing.setAttribute("aria-label", label);
  return drawing;
}
