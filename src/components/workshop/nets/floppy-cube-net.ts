import { centroid, polygon, type PlanePoint } from "#kit/drawing/plane.ts";
import { type Net, type NetPart } from "./net.ts";

/** N, E, S and W: edge i is between corners i and i + 1. */
const SIDES = ["B", "R", "F", "L"];
const CELL = 50;
const STRIP = 16;
const GAP = 4;
const EDGE = STRIP + GAP;
const SIZE = 2 * EDGE + 3 * CELL;

/** Columns and rows on the top, which the reader looks at. */
const CORNERS: readonly PlanePoint[] = [
  [0, 0],
  [2, 0],
  [2, 2],
  [0, 2],
];
const EDGES: readonly PlanePoint[] = [
  [1, 0],
  [2, 1],
  [1, 2],
  [0, 1],
];

/** The floppy cube from above, with its four sides as strips about it. */
export function floppyCubeNet(): Net {
  const square = ([column, row]: PlanePoint) =>
    box(EDGE + column * CELL, EDGE + row * CELL, CELL, CELL);
  return {
    width: SIZE,
    height: SIZE,
    ground: [{ path: polygon(square([1, 1])), paint: "sticker-paint-U", label: "" }],
    parts: [
      ...CORNERS.map((cell, position) =>
        // A corner goes to a neighbour's place upside down.
        part("CORNERS", position, 0, square(cell), (piece) =>
          (piece + position) % 2 === 0 ? "U" : "D",
        ),
      ),
      ...CORNERS.flatMap(([column, row], position) => [
        part("CORNERS", position, 1, strip([column, row], row === 0 ? 0 : 2), (piece) =>
          piece < 2 ? "B" : "F",
        ),
        part(
          "CORNERS",
          position,
          2,
          strip([column, row], column === 0 ? 3 : 1),
          (piece) => (piece === 1 || piece === 2 ? "R" : "L"),
        ),
      ]),
      ...EDGES.flatMap((cell, position) => [
        part("EDGES", position, 0, square(cell), (_, twist) =>
          twist === 0 ? "U" : "D",
        ),
        part("EDGES", position, 1, strip(cell, position), (piece) => SIDES[piece]),
      ]),
    ],
  };
}

function part(
  orbit: string,
  position: number,
  side: number,
  points: readonly PlanePoint[],
  colour: (piece: number, twist: number) => string,
): NetPart {
  const path = polygon(points);
  return {
    ...{ orbit, position, side, sides: 1, centre: centroid(points) },
    look(piece, twist) {
      const letter = colour(piece, twist);
      return {
        path,
        paint: `sticker-paint-${letter}`,
        label: side === 0 ? letter : "",
      };
    },
  };
}

/** The strip beside a cell: 0 above, then clockwise. */
function strip([column, row]: PlanePoint, side: number): PlanePoint[] {
  const [x, y] = [EDGE + column * CELL, EDGE + row * CELL];
  if (side === 0) return box(x, 0, CELL, STRIP);
  if (side === 1) return box(SIZE - STRIP, y, STRIP, CELL);
  if (side === 2) return box(x, SIZE - STRIP, CELL, STRIP);
  return box(0, y, STRIP, CELL);
}

function box(x: number, y: number, width: number, height: number): PlanePoint[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}
