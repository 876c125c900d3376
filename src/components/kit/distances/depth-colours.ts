/** How many distances have a colour of their own: 0 to 14, the farthest there is. */
export const N_DEPTH_COLOURS = 15;

/** The colour of a distance, for style sheets and drawings: it follows the theme. */
export function depthColour(distance: number): string {
  return `var(--depth-${distance})`;
}

/** The last distance on whose colour dark writing stands out better than light. */
const LAST_LIGHT = 9;

/** The colour of writing on the colour of a distance, readable in both themes. */
export function depthInk(distance: number): string {
  return distance > LAST_LIGHT ? "var(--depth-ink-far)" : "var(--depth-ink-near)";
}

/**
 * The colours as they are now, for a canvas, which knows nothing of style sheets.
 *
 * @param element  anything on the page: its theme counts
 * @returns        one number for each distance, as a little-endian pixel: 0xAABBGGRR
 * @cost           asks for styles: once a theme, not once a frame
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
