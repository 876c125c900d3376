type Plot = typeof import("@observablehq/plot");

/** Draws a chart with Observable Plot, in whatever document there is. */
export type DrawChart = (plot: Plot, document: Document) => SVGSVGElement | HTMLElement;

/**
 * Gives a drawing one name and takes away the names of its parts, which have no role:
 * they confuse those who listen to the page.
 */
export function clean(
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
