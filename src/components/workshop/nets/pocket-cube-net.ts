import { CORNER_FACES, FACELETS, FIXED_CORNER } from "#lib/puzzle/corners.ts";
import { cubeCross } from "./cube-faces.ts";
import type { Net, NetPart, Shape } from "./net.ts";
import { stickerParts } from "./stickers.ts";

const cross = cubeCross();

const STICKER_SHAPES = FACELETS.map(({ face, row, column, position, sticker }) => ({
  position,
  side: sticker,
  points: [
    cross.at(face, column / 2, row / 2),
    cross.at(face, (column + 1) / 2, row / 2),
    cross.at(face, (column + 1) / 2, (row + 1) / 2),
    cross.at(face, column / 2, (row + 1) / 2),
  ],
}));

/**
 * The pocket cube unfolded, in these colours.
 *
 * @param colours  the stickers of each corner, U/D first, then clockwise
 */
export function pocketCubeNet(
  colours: readonly (readonly string[])[] = CORNER_FACES,
): Net {
  const parts = stickerParts("CORNERS", colours, STICKER_SHAPES);
  const isFixed = ({ position }: NetPart) => position === FIXED_CORNER;
  return {
    width: cross.width,
    height: cross.height,
    ground: parts.filter(isFixed).map(({ look }): Shape => look(FIXED_CORNER, 0)),
    parts: parts.filter((part) => !isFixed(part)),
  };
}

/**
 * The Pyramorphix on the cube that is inside it: the corners of the tetrahedron have three
 * colours, the middles of its faces one, the colour of the face.
 */
export function pyramorphixNet(): Net {
  return pocketCubeNet(TETRAHEDRON);
}

/** Corners 0, 2, 5 and 7 of the cube are those of the tetrahedron. */
const IS_TIP = [true, false, true, false, false, true, false, true];
/** The colour of each face of the tetrahedron, by the cube's corner in its middle. */
const MIDDLES = ["", "U", "", "R", "F", "", "D", ""];

const TETRAHEDRON = CORNER_FACES.map((faces, corner) => {
  if (!IS_TIP[corner]) return [MIDDLES[corner], MIDDLES[corner], MIDDLES[corner]];
  // A sticker that looks along an axis lies on the face whose middle is across that edge.
  return faces.map((face) => {
    const across = CORNER_FACES.findIndex(
      (other) =>
        !other.includes(face) &&
        faces.every((one) => one === face || other.includes(one)),
    );
    return MIDDLES[across];
  });
});
