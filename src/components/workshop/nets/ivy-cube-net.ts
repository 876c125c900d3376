import { interpolate, roundCoordinate } from "#kit/drawing/plane.ts";
import {
  cornerIndex,
  cubeCross,
  FACE_CORNERS,
  FACE_LETTERS,
  type FaceLetter,
  facesAtCorner,
} from "./cube-faces.ts";
import { type Net } from "./net.ts";
import { stickerParts } from "./stickers.ts";

/** The corners that turn, and the centres, as the definition counts them. */
const CORNERS = ["URF", "ULB", "DLF", "DRB"];
const CENTRES: readonly FaceLetter[] = ["U", "F", "R", "L", "B", "D"];

/** The ivy cube unfolded: each face a leaf between two corners. */
export function ivyCubeNet(): Net {
  const size = 60;
  const cross = cubeCross(size);
  const corners = FACE_LETTERS.flatMap((face) =>
    FACE_CORNERS.flatMap(([u, v], i) => {
      const position = cornerIndex(CORNERS, facesAtCorner(face, u, v));
      if (position < 0) return [];
      const tip = cross.at(face, u, v);
      const [before, after] = [3, 1].map((by) => {
        const [x, y] = FACE_CORNERS[(i + by) % 4];
        return cross.at(face, x, y);
      });
      // The leaf: points closer than a side to both of the other corners.
      const path = `M${tip.map(roundCoordinate).join(" ")}L${after.map(roundCoordinate).join(" ")}A${size} ${size} 0 0 0 ${before.map(roundCoordinate).join(" ")}Z`;
      const points = [tip, interpolate(tip, before, 0.5), interpolate(tip, after, 0.5)];
      return [{ position, side: CORNERS[position].indexOf(face), points, path }];
    }),
  );
  const centres = CENTRES.map((face, position) => {
    const [from, to] = FACE_CORNERS.filter(
      ([u, v]) => cornerIndex(CORNERS, facesAtCorner(face, u, v)) < 0,
    ).map(([u, v]) => cross.at(face, u, v));
    const path = `M${from.map(roundCoordinate).join(" ")}A${size} ${size} 0 0 1 ${to.map(roundCoordinate).join(" ")}A${size} ${size} 0 0 1 ${from.map(roundCoordinate).join(" ")}Z`;
    return { position, side: 0, points: [from, to], path };
  });
  return {
    width: cross.width,
    height: cross.height,
    ground: [],
    parts: [
      ...stickerParts(
        "CORNERS",
        CORNERS.map((name) => [...name]),
        corners,
      ),
      ...stickerParts(
        "CENTRES",
        CENTRES.map((face) => [face]),
        centres,
      ),
    ],
  };
}
