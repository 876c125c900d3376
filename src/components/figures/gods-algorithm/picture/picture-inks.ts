import { depthPixels } from "#kit/distances/depth-colours.ts";
import type { PictureInks } from "./draw-picture.ts";

/**
 * Reads the theme's colours as pixels: the ink is the element's text colour, the paper its
 * background.
 */
export function readInks(element: HTMLElement): PictureInks {
  const { color, backgroundColor } = getComputedStyle(element);
  return {
    depths: depthPixels(element),
    ink: colourToPixel(color),
    paper: colourToPixel(backgroundColor),
  };
}

/** "rgb(1, 2, 3)" as a little-endian pixel, 0xAABBGGRR. */
function colourToPixel(colour: string): number {
  const [red, green, blue] = colour.match(/\d+/g)!.map(Number);
  return ((0xff << 24) | (blue << 16) | (green << 8) | red) >>> 0;
}

/** Whether white has more contrast with a pixel than black. */
export function isDark(pixel: number): boolean {
  const [red, green, blue] = [0, 8, 16].map((shift) => (pixel >>> shift) & 0xff);
  return 0.299 * red + 0.587 * green + 0.114 * blue < 140;
}
