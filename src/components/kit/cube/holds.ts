import {
  NEIGHBOURS,
  CORNER_FACES,
  CORNER_NAMES,
  type Face,
  FACELETS,
  FIXED_CORNER,
} from "../../../lib/puzzle/corners.ts";
import { carried, NORMALS } from "./cube-geometry.ts";

/**
 * A way to hold the whole cube: the position to which it brings the corner that is fixed
 * elsewhere, and that corner's twist.
 */
export interface Hold {
  readonly position: number;
  readonly twist: number;
}

/** The default hold of the pages. */
export const HOME: Hold = { position: FIXED_CORNER, twist: 0 };

/** All 24, the home position first. */
export const HOLDS: readonly Hold[] = CORNER_NAMES.flatMap((_, i) =>
  [0, 1, 2].map((twist) => ({ position: (FIXED_CORNER + i) % 8, twist })),
);

/** The direction in which a face of the cube points in this hold. */
export function directionOf(face: Face, { position, twist }: Hold): Face {
  return carried(face, FIXED_CORNER, position, twist);
}

/** The facelet at which each of the 24 facelets appears in this hold. */
export function placesUnder(hold: Hold): number[] {
  return FACELETS.map(({ face, position }) => {
    const seen = directionOf(face, hold);
    const faces = CORNER_FACES[position].map((side) => directionOf(side, hold));
    return FACELETS.findIndex(
      (place) =>
        place.face === seen &&
        CORNER_FACES[place.position].every((side) => faces.includes(side)),
    );
  });
}

/** What appears at each of the 24 facelets in this hold. */
export function seenUnder<T>(hold: Hold, stickers: readonly T[]): T[] {
  const seen = new Array<T>(stickers.length);
  placesUnder(hold).forEach((place, i) => (seen[place] = stickers[i]));
  return seen;
}

/** The hold after rotating the whole cube clockwise about a direction. */
export function rotated(hold: Hold, about: Face, quarterTurns: number): Hold {
  const ring = NEIGHBOURS[about];
  const after = (face: Face) => {
    const direction = directionOf(face, hold);
    const at = ring.indexOf(direction);
    return at < 0 ? direction : ring[(at + quarterTurns) % 4];
  };
  return HOLDS.find((other) =>
    CORNER_FACES[FIXED_CORNER].every(
      (face) => directionOf(face, other) === after(face),
    ),
  )!;
}

/** The hold as a CSS transform. */
export function transformOf(hold: Hold): string {
  const columns = (["R", "D", "F"] as const).map((face) =>
    [...NORMALS[directionOf(face, hold)], 0].join(),
  );
  return `matrix3d(${columns.join()}, 0, 0, 0, 1)`;
}
