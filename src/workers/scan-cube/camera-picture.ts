import type { Rgb } from "./colour-space.ts";

/** A square picture: red, green, blue and opacity of each pixel, row by row, 0..255. */
export interface CameraPicture {
  readonly size: number;
  readonly data: Uint8ClampedArray;
}

/** The pixel nearest to a point, given in half sides from the middle. */
export function pixelAt({ size, data }: CameraPicture, x: number, y: number): Rgb {
  const at = 4 * (toPixel(y, size) * size + toPixel(x, size));
  return [data[at], data[at + 1], data[at + 2]];
}

/** The row or column of a coordinate in half sides from the middle. */
export function toPixel(coordinate: number, size: number): number {
  const pixel = Math.floor(((coordinate + 1) / 2) * size);
  return Math.min(Math.max(pixel, 0), size - 1);
}
