import { N_ORIENTATIONS, N_PERMUTATIONS } from "#lib/puzzle/coordinates.ts";
import { gridKeyStep } from "#kit/orientation-grid/grid-key-step.ts";
import type { BreadthFirstTable } from "./breadth-first-log.ts";

/** The layout of a table's cells: row by row, in bands, from the upper left. */
export interface CellGrid {
  readonly size: number;
  readonly columns: number;
  readonly bands: number;
  readonly rowsInBand: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  readonly bandGap: number;
  /** Space on the left for the labels of the bands. */
  readonly gutter: number;
}

/** Both tables are drawn in the same size, so that nothing moves. */
export const GRID_WIDTH = 63.6;
export const GRID_HEIGHT = 89.4;
const GUTTER = 3.6;

/** The grid of each table. The states of a band have the same first piece or twist. */
export const CELL_GRIDS: Readonly<Record<BreadthFirstTable, CellGrid>> = {
  // 7 × 720: a band for each first piece, two rows for each second piece.
  permutations: {
    size: N_PERMUTATIONS,
    columns: 60,
    bands: 7,
    rowsInBand: 12,
    cellWidth: 1,
    cellHeight: 1,
    bandGap: 0.9,
    gutter: GUTTER,
  },
  // 3 × 243: a band for each first twist.
  orientations: {
    size: N_ORIENTATIONS,
    columns: 27,
    bands: 3,
    rowsInBand: 9,
    cellWidth: 60 / 27,
    cellHeight: (GRID_HEIGHT - 2 * 2.4) / 27,
    bandGap: 2.4,
    gutter: GUTTER,
  },
};

export interface GridBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function bandBox(grid: CellGrid, band: number): GridBox {
  const height = grid.rowsInBand * grid.cellHeight;
  return {
    x: grid.gutter,
    y: band * (height + grid.bandGap),
    width: grid.columns * grid.cellWidth,
    height,
  };
}

export function cellBox(grid: CellGrid, cell: number): GridBox {
  const row = Math.floor(cell / grid.columns);
  const band = bandBox(grid, Math.floor(row / grid.rowsInBand));
  return {
    x: band.x + (cell % grid.columns) * grid.cellWidth,
    y: band.y + (row % grid.rowsInBand) * grid.cellHeight,
    width: grid.cellWidth,
    height: grid.cellHeight,
  };
}

/** The index at a point of the drawing, or next to the gap there. */
export function cellAtPoint(grid: CellGrid, x: number, y: number): number | undefined {
  const column = Math.floor((x - grid.gutter) / grid.cellWidth);
  if (column < 0 || column >= grid.columns) return undefined;
  const bandHeight = grid.rowsInBand * grid.cellHeight + grid.bandGap;
  const band = Math.floor(y / bandHeight);
  if (band < 0 || band >= grid.bands) return undefined;
  const row = Math.min(
    Math.floor((y - band * bandHeight) / grid.cellHeight),
    grid.rowsInBand - 1,
  );
  return (band * grid.rowsInBand + row) * grid.columns + column;
}

/** The cell that a key leads to; undefined for keys that don't move. */
export function cellAfterKey(
  grid: CellGrid,
  cell: number,
  key: string,
): number | undefined {
  const { columns, rowsInBand, size } = grid;
  const by =
    { Home: -cell, End: size - 1 - cell }[key] ??
    gridKeyStep(key, { columns, page: rowsInBand * columns });
  if (by === undefined) return undefined;
  const to = cell + by;
  return to < 0 || to >= size ? cell : to;
}

const INSET = 0.06;

function cellPath(grid: CellGrid, cell: number): string {
  const { x, y, width, height } = cellBox(grid, cell);
  const [w, h] = [width - 2 * INSET, height - 2 * INSET].map(round);
  return `M${round(x + INSET)} ${round(y + INSET)}h${w}v${h}h-${w}z`;
}

const pathsOf = new Map<CellGrid, string[]>();

/** The outlines of many cells as one SVG path. */
export function cellsPath(grid: CellGrid, cells: Iterable<number>): string {
  let paths = pathsOf.get(grid);
  if (!paths) {
    paths = Array.from({ length: grid.size }, (_, cell) => cellPath(grid, cell));
    pathsOf.set(grid, paths);
  }
  let path = "";
  for (const cell of cells) path += paths[cell];
  return path;
}

function round(length: number): number {
  return Math.round(length * 100) / 100;
}
