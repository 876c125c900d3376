import { N_ORIENTATIONS, N_PERMUTATIONS } from "#lib/puzzle/coordinates.ts";
import type { PicturePixel } from "#src/workers/arrange-states.ts";

/** The size of the picture rendered at build, in pixels. */
export const STATIC_SIZE = { width: 720, height: 365 };

/** The width of a state at each zoom level, in pixels; 0 shows the whole picture. */
export const SCALES = [0, 1, 3, 8, 24] as const;
export const LAST_ZOOM = SCALES.length - 1;

/** The part of the picture visible on a canvas. */
export interface PictureWindow {
  readonly width: number;
  readonly height: number;
  /** Pixels per state, or 0: the whole picture is scaled down to the canvas. */
  readonly scale: number;
  /** The place in the upper left corner. */
  readonly left: number;
  readonly top: number;
}

/** The window of a canvas at a zoom level, centred on a place. */
export function windowOf(
  { zoom, column, row }: PicturePixel & { readonly zoom: number },
  width: number,
  height: number,
): PictureWindow {
  const scale = SCALES[zoom];
  if (scale === 0) return { width, height, scale, left: 0, top: 0 };
  return {
    width,
    height,
    scale,
    left: firstVisible(column, N_PERMUTATIONS, width / scale),
    top: firstVisible(row, N_ORIENTATIONS, height / scale),
  };
}

function firstVisible(middle: number, size: number, visible: number): number {
  const first = Math.max(Math.round(middle - visible / 2), 0);
  return Math.min(first, lastFirstVisible(size, visible));
}

/**
 * Whether a drag moves the picture. The whole picture can't be moved, and a vertical drag at
 * its upper or lower edge scrolls the page.
 *
 * @param across  the pointer's movement to the right, in pixels
 * @param down    its movement downwards
 */
export function canPan(
  { scale, top, height }: PictureWindow,
  across: number,
  down: number,
): boolean {
  if (scale === 0) return false;
  if (Math.abs(across) > Math.abs(down)) return true;
  return down > 0 ? top > 0 : top < lastFirstVisible(N_ORIENTATIONS, height / scale);
}

/** The first visible column or row when the last one is visible. */
function lastFirstVisible(size: number, visible: number): number {
  return Math.max(size - Math.floor(visible), 0);
}

/** The place at a pixel; in the whole picture, the first of several. */
export function picturePlaceAt(
  view: PictureWindow,
  x: number,
  y: number,
): PicturePixel {
  const { width, height, scale, left, top } = view;
  const [column, row] =
    scale === 0
      ? [(x * N_PERMUTATIONS) / width, (y * N_ORIENTATIONS) / height]
      : [left + x / scale, top + y / scale];
  return {
    column: Math.min(Math.max(Math.floor(column), 0), N_PERMUTATIONS - 1),
    row: Math.min(Math.max(Math.floor(row), 0), N_ORIENTATIONS - 1),
  };
}

/** The centre of a place in pixels; it may be outside the canvas. */
export function pixelOf(view: PictureWindow, { column, row }: PicturePixel) {
  const { width, height, scale, left, top } = view;
  return scale === 0
    ? {
        x: ((column + 0.5) * width) / N_PERMUTATIONS,
        y: ((row + 0.5) * height) / N_ORIENTATIONS,
      }
    : { x: (column - left + 0.5) * scale, y: (row - top + 0.5) * scale };
}

/** The states per pixel of the whole picture in each direction, rounded. */
export function statesPerDot({ width, height }: { width: number; height: number }) {
  return {
    across: Math.max(1, Math.round(N_PERMUTATIONS / width)),
    down: Math.max(1, Math.round(N_ORIENTATIONS / height)),
  };
}
