import { cubeCross, type FaceLetter } from "./cube-faces.ts";
import type { Net, Shape } from "./net.ts";
import { type StickerShape, stickerParts } from "./stickers.ts";

/** The corners, U or D first, then clockwise; the middle edges, the last of them fixed. */
const CORNERS = ["ULB", "UBR", "URF", "UFL", "DBL", "DRB", "DFR", "DLF"];
const EDGES = ["RB", "RF", "LF", "LB"];
/** The faces left and right of each side, as it is seen from outside. */
const BESIDE: Readonly<Record<string, readonly [string, string]>> = {
  L: ["B", "F"],
  F: ["L", "R"],
  R: ["F", "B"],
  B: ["R", "L"],
};
/** Above and below, the corners row by row, as they are seen from outside. */
const ENDS: Readonly<Record<string, readonly string[]>> = {
  U: ["ULB", "UBR", "UFL", "URF"],
  D: ["DLF", "DFR", "DBL", "DRB"],
};

/** The tower unfolded: its sides are three pieces tall. */
export function towerNet(): Net {
  const cross = cubeCross(48, 72);
  const corners: StickerShape[] = [];
  const edges: StickerShape[] = [];
  for (const [end, names] of Object.entries(ENDS)) {
    names.forEach((name, i) => {
      const position = CORNERS.indexOf(name);
      const points = square(end as FaceLetter, i % 2, Math.floor(i / 2), 2);
      corners.push({ position, side: 0, points });
    });
  }
  for (const [face, neighbours] of Object.entries(BESIDE)) {
    neighbours.forEach((neighbour, column) => {
      for (const row of [0, 1, 2]) {
        const points = square(face as FaceLetter, column, row, 3);
        if (row === 1) {
          const position = EDGES.findIndex(
            (edge) => edge.includes(face) && edge.includes(neighbour),
          );
          edges.push({ position, side: EDGES[position].indexOf(face), points });
          continue;
        }
        const position = CORNERS.findIndex(
          (corner) =>
            corner.startsWith(row === 0 ? "U" : "D") &&
            corner.includes(face) &&
            corner.includes(neighbour),
        );
        corners.push({ position, side: CORNERS[position].indexOf(face), points });
      }
    });
  }
  const edgeParts = stickerParts(
    "EDGES",
    EDGES.map((name) => [...name]),
    edges,
  );
  const fixedEdge = EDGES.length - 1;
  return {
    width: cross.width,
    height: cross.height,
    ground: edgeParts
      .filter(({ position }) => position === fixedEdge)
      .map(({ look }): Shape => look(fixedEdge, 0)),
    parts: [
      ...stickerParts(
        "CORNERS",
        CORNERS.map((name) => [...name]),
        corners,
      ),
      ...edgeParts.filter(({ position }) => position !== fixedEdge),
    ],
  };

  function square(face: FaceLetter, column: number, row: number, rows: number) {
    return [
      cross.at(face, column / 2, row / rows),
      cross.at(face, (column + 1) / 2, row / rows),
      cross.at(face, (column + 1) / 2, (row + 1) / rows),
      cross.at(face, column / 2, (row + 1) / rows),
    ];
  }
}
