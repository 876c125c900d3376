import { N_ORIENTATIONS, N_PERMUTATIONS } from "#lib/puzzle/coordinates.ts";
import type { ArrangedDistances } from "#src/workers/arrange-states.ts";
import type { PictureInks } from "./draw-picture.ts";
import { isDark } from "./picture-inks.ts";
import type { PictureWindow } from "./picture-window.ts";

/** The smallest square with room for two digits. */
const MIN_SCALE = 24;

/** Writes each state's distance on its square, if there is room. */
export function writeDistances(
  context: CanvasRenderingContext2D,
  { distance }: ArrangedDistances,
  { width, height, scale, left, top }: PictureWindow,
  highlight: number | undefined,
  { depths, ink }: PictureInks,
): void {
  if (scale < MIN_SCALE) return;
  context.font = "600 14px Inter, system-ui, sans-serif";
  context.textAlign = "center";
  context.textBaseline = "middle";
  const lastColumn = Math.min(left + Math.ceil(width / scale), N_PERMUTATIONS);
  const lastRow = Math.min(top + Math.ceil(height / scale), N_ORIENTATIONS);
  for (let row = top; row < lastRow; row++) {
    for (let column = left; column < lastColumn; column++) {
      const value = distance[row * N_PERMUTATIONS + column];
      if (highlight !== undefined && highlight !== value) continue;
      const background = highlight === undefined ? depths[value] : ink;
      context.fillStyle = isDark(background) ? "#ffffff" : "#16171a";
      context.fillText(
        String(value),
        (column - left + 0.5) * scale,
        (row - top + 0.5) * scale + 1,
      );
    }
  }
}
