/** The number of distances with a colour of their own: 0 to 14, the greatest distance. */
export const N_DEPTH_COLOURS = 15;

/** The colour of a distance, for style sheets and drawings: it follows the theme. */
export function depthColour(distance: number): string {
  return `var(--depth-${distance})`;
}

/** The last distance whose colour has more contrast with dark text than with light. */
const LAST_LIGHT = 9;

/** The text colour on the colour of a distance, readable in both themes. */
export function depthInk(distance: number): string {
  return distance > LAST_LIGHT ? "var(--depth-ink-far)" : "var(--depth-ink-near)";
}

/**
 * The current colours for a canvas, which can't use custom properties.
 *
 * @param element  any element of the page, to read the theme from
 * @returns        one number for each distance, as a little-endian pixel: 0xAABBGGRR
 * @cost           reads computed styles: call it once per theme, not per frame
 */
export function depthPixels(element: HTMLElement): Uint32Array {
  const probe = document.createElement("span");
  element.append(probe);
  const pixels = Uint32Array.from({ length: N_DEPTH_COLOURS }, (_, distance) => {
    probe.style.color = depthColour(distance);
    const [red, green, blue] = getComputedStyle(probe).color.match(/\d+/g)!.map(Number);
    return (0xff << 24) | (blue << 16) | (green << 8) | red;
  });
  probe.remove();
  return pixels;
}
