import { type Face, NEIGHBOURS } from "./corners.ts";

/** The original face that is now visible on each side, after rotations of the whole cube. */
export type VisibleFaces = Readonly<Record<Face, Face>>;

export const HELD_AS_BEFORE: VisibleFaces = {
  U: "U",
  R: "R",
  F: "F",
  D: "D",
  L: "L",
  B: "B",
};

/** The visible faces after rotating the whole cube clockwise about a face. */
export function rotateVisibleFaces(
  view: VisibleFaces,
  about: Face,
  quarterTurns: number,
): VisibleFaces {
  const ring = NEIGHBOURS[about];
  const rotated = { ...view };
  for (const [i, face] of ring.entries()) {
    rotated[ring[(i + quarterTurns) % 4]] = view[face];
  }
  return rotated;
}
