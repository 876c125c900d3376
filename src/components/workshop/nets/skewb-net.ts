import { interpolate, type PlanePoint } from "#kit/drawing/plane.ts";
import {
  cornerIndex,
  cubeCross,
  FACE_CORNERS,
  FACE_LETTERS,
  facesAtCorner,
} from "./cube-faces.ts";
import { type Net, type Shape } from "./net.ts";
import { stickerParts } from "./stickers.ts";

/** The corners by their faces, U or D first, then clockwise; the last is held still. */
const CORNERS = ["URF", "UFL", "ULB", "UBR", "DFR", "DLF", "DRB", "DBL"];

/** The Skewb unfolded: each face a square between four triangles. */
export function skewbNet(): Net {
  const cross = cubeCross();
  const corners = FACE_LETTERS.flatMap((face) =>
    FACE_CORNERS.map(([u, v], i) => {
      const position = cornerIndex(CORNERS, facesAtCorner(face, u, v));
      const tip = cross.at(face, u, v);
      const neighbours = [3, 1].map((by) => {
        const [x, y] = FACE_CORNERS[(i + by) % 4];
        return interpolate(tip, cross.at(face, x, y), 0.5);
      });
      return {
        position,
        side: CORNERS[position].indexOf(face),
        points: [tip, ...neighbours] as PlanePoint[],
      };
    }),
  );
  const centres = FACE_LETTERS.map((face, position) => ({
    position,
    side: 0,
    points: [
      cross.at(face, 0.5, 0),
      cross.at(face, 1, 0.5),
      cross.at(face, 0.5, 1),
      cross.at(face, 0, 0.5),
    ],
  }));
  const cornerParts = stickerParts(
    "CORNERS",
    CORNERS.map((name) => [...name]),
    corners,
  );
  const fixedCorner = CORNERS.length - 1;
  return {
    width: cross.width,
    height: cross.height,
    ground: cornerParts
      .filter(({ position }) => position === fixedCorner)
      .map(({ look }): Shape => look(fixedCorner, 0)),
    parts: [
      ...cornerParts.filter(({ position }) => position !== fixedCorner),
      ...stickerParts(
        "CENTRES",
        FACE_LETTERS.map((face) => [face]),
        centres,
      ),
    ],
  };
}
