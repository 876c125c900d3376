import type { StateArrangement, PicturePixel } from "#src/workers/arrange-states.ts";
import { pixelOf, type PictureWindow } from "./picture-window.ts";

/** A line before each group of columns and of rows, except the first. */
export function groupLines(arrangement: StateArrangement, view: PictureWindow): string {
  const corner = (place: PicturePixel) => {
    const half = view.scale / 2;
    const { x, y } = pixelOf(view, place);
    return { x: Math.round(x - half), y: Math.round(y - half) };
  };
  const columns = arrangement.columnGroups
    .slice(1)
    .map((column) => `M${corner({ column, row: 0 }).x} 0V${view.height}`);
  const rows = arrangement.rowGroups
    .slice(1)
    .map((row) => `M0 ${corner({ column: 0, row }).y}H${view.width}`);
  return [...columns, ...rows].join("");
}
