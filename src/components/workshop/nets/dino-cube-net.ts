import { DINO_EDGES } from "#src/puzzles/dino-cube.ts";
import {
  cubeCross,
  FACE_CORNERS,
  FACE_LETTERS,
  faceBeyond,
  type FaceLetter,
} from "./cube-faces.ts";
import type { Net, Shape } from "./net.ts";
import { stickerParts } from "./stickers.ts";

/** The face of each axis of the definition, where its sign is 1 and where it is -1. */
const AXES: readonly (readonly [FaceLetter, FaceLetter])[] = [
  ["R", "L"],
  ["U", "D"],
  ["F", "B"],
];

/** The two faces of each edge, the axis after the missing one first. */
const EDGES = DINO_EDGES.map((signs) => {
  const missing = signs.indexOf(0);
  return [1, 2].map((after) => {
    const axis = (missing + after) % 3;
    return AXES[axis][signs[axis] > 0 ? 0 : 1];
  });
});

/** The Dino cube unfolded: each face four triangles, one for each of its edges. */
export function dinoCubeNet(): Net {
  const cross = cubeCross();
  const stickerShapes = FACE_LETTERS.flatMap((face) =>
    FACE_CORNERS.map(([u, v], i) => {
      const neighbour = faceBeyond(face, i);
      const edge = EDGES.findIndex(
        (faces) => faces.includes(face) && faces.includes(neighbour),
      );
      const [x, y] = FACE_CORNERS[(i + 1) % 4];
      return {
        position: edge,
        side: EDGES[edge].indexOf(face),
        points: [cross.at(face, u, v), cross.at(face, x, y), cross.at(face, 0.5, 0.5)],
      };
    }),
  );
  // The edge that comes first is held still; the pieces are counted without it.
  const fixedStickers = stickerParts(
    "EDGES",
    EDGES,
    stickerShapes.filter(({ position }) => position === 0),
  );
  const moving = stickerShapes
    .filter(({ position }) => position > 0)
    .map((shape) => ({ ...shape, position: shape.position - 1 }));
  return {
    width: cross.width,
    height: cross.height,
    ground: fixedStickers.map(({ look }): Shape => look(0, 0)),
    parts: stickerParts("EDGES", EDGES.slice(1), moving),
  };
}
