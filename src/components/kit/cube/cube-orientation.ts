import {
  NEIGHBOURS,
  CORNER_FACES,
  CORNER_NAMES,
  type Face,
  FACELETS,
  FIXED_CORNER,
} from "#lib/puzzle/corners.ts";
import { movedDirection, NORMALS } from "./cube-geometry.ts";

/**
 * An orientation of the whole cube in space: the position and twist of the corner that is
 * otherwise fixed.
 */
export interface CubeOrientation {
  readonly position: number;
  readonly twist: number;
}

/** The default orientation. */
export const HOME_ORIENTATION: CubeOrientation = { position: FIXED_CORNER, twist: 0 };

/** All 24, the home position first. */
export const CUBE_ORIENTATIONS: readonly CubeOrientation[] = CORNER_NAMES.flatMap(
  (_, i) => [0, 1, 2].map((twist) => ({ position: (FIXED_CORNER + i) % 8, twist })),
);

/** The direction in which a face points in this orientation. */
export function faceDirection(face: Face, { position, twist }: CubeOrientation): Face {
  return movedDirection(face, FIXED_CORNER, position, twist);
}

/** The facelet to which this orientation moves each of the 24 facelets. */
export function faceletPositions(hold: CubeOrientation): number[] {
  return FACELETS.map(({ face, position }) => {
    const seen = faceDirection(face, hold);
    const faces = CORNER_FACES[position].map((side) => faceDirection(side, hold));
    return FACELETS.findIndex(
      (place) =>
        place.face === seen &&
        CORNER_FACES[place.position].every((side) => faces.includes(side)),
    );
  });
}

/** The stickers on the 24 facelets in this orientation. */
export function rotateStickers<T>(hold: CubeOrientation, stickers: readonly T[]): T[] {
  const seen = new Array<T>(stickers.length);
  faceletPositions(hold).forEach((place, i) => (seen[place] = stickers[i]));
  return seen;
}

/** The orientation after rotating the whole cube clockwise about a direction. */
export function rotateOrientation(
  hold: CubeOrientation,
  about: Face,
  quarterTurns: number,
): CubeOrientation {
  const ring = NEIGHBOURS[about];
  const after = (face: Face) => {
    const direction = faceDirection(face, hold);
    const at = ring.indexOf(direction);
    return at < 0 ? direction : ring[(at + quarterTurns) % 4];
  };
  return CUBE_ORIENTATIONS.find((other) =>
    CORNER_FACES[FIXED_CORNER].every(
      (face) => faceDirection(face, other) === after(face),
    ),
  )!;
}

/** The orientation as a CSS transform. */
export function orientationTransform(hold: CubeOrientation): string {
  const columns = (["R", "D", "F"] as const).map((face) =>
    [...NORMALS[faceDirection(face, hold)], 0].join(),
  );
  return `matrix3d(${columns.join()}, 0, 0, 0, 1)`;
}
