import { polygon, type PlanePoint } from "#kit/drawing/plane.ts";
import type { SlidingBoard } from "#src/puzzles/sliding-board.ts";
import { tileLabel, TILE_ORBIT } from "#src/puzzles/sliding-puzzle.ts";
import { type Net, type NetPart } from "./net.ts";

const [CELL, SPACE, RIM] = [46, 4, 8];
const STEP = CELL + SPACE;

/** Tiles in a tray, each in the colour of the row where it lies when solved. */
export function slidingNet(board: SlidingBoard): Net {
  const { rows, columns } = board;
  const [width, height] = [columns, rows].map(
    (count) => 2 * RIM + count * STEP - SPACE,
  );
  const part = (position: number): NetPart => {
    const column = position % columns;
    const row = Math.floor(position / columns);
    const left = RIM + column * STEP;
    const top = RIM + row * STEP;
    return {
      ...{ orbit: TILE_ORBIT, position, side: 0, sides: 1 },
      centre: [left + CELL / 2, top + CELL / 2],
      look(piece) {
        const label = tileLabel(piece, board);
        const path = square([left, top], CELL);
        if (label === undefined) return { path, paint: "gap" };
        const hue = 40 + Math.round((200 * Math.floor(piece / columns)) / rows);
        return { path, paint: "tile", fill: `hsl(${hue} 62% 74%)`, label };
      },
    };
  };
  return {
    ...{ width, height },
    ground: [{ path: tray(width, height), paint: "tray" }],
    parts: Array.from({ length: rows * columns }, (_, cell) => part(cell)),
  };
}

function square([x, y]: PlanePoint, side: number): string {
  return polygon([
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
  ]);
}

function tray(width: number, height: number): string {
  return polygon([
    [1, 1],
    [width - 1, 1],
    [width - 1, height - 1],
    [1, height - 1],
  ]);
}
