import { type PlanePoint } from "#kit/drawing/plane.ts";
/** The six faces. */
export const FACE_LETTERS = ["U", "R", "F", "D", "L", "B"] as const;
export type FaceLetter = (typeof FACE_LETTERS)[number];

type Vector = readonly [x: number, y: number, z: number];

/** Axes: right, down, towards the reader. `column` and `row` count faces on the cross. */
const FRAMES: Readonly<
  Record<
    FaceLetter,
    { normal: Vector; right: Vector; down: Vector; column: number; row: number }
  >
> = {
  U: { normal: [0, -1, 0], right: [1, 0, 0], down: [0, 0, 1], column: 1, row: 0 },
  R: { normal: [1, 0, 0], right: [0, 0, -1], down: [0, 1, 0], column: 2, row: 1 },
  F: { normal: [0, 0, 1], right: [1, 0, 0], down: [0, 1, 0], column: 1, row: 1 },
  D: { normal: [0, 1, 0], right: [1, 0, 0], down: [0, 0, -1], column: 1, row: 2 },
  L: { normal: [-1, 0, 0], right: [0, 0, 1], down: [0, 1, 0], column: 0, row: 1 },
  B: { normal: [0, 0, -1], right: [-1, 0, 0], down: [0, 1, 0], column: 3, row: 1 },
};

const GAP = 4;
const MARGIN = 2;

/** The cross of a cube, or of a box whose four sides are taller than wide. */
export function cubeCross(width = 60, sideHeight = width) {
  const heights = [width, sideHeight, width];
  const tops = [0, width + GAP, width + sideHeight + 2 * GAP];
  return {
    width: 4 * width + 3 * GAP + 2 * MARGIN,
    height: 2 * width + sideHeight + 2 * GAP + 2 * MARGIN,
    /** A place on a face: u and v from 0 to 1, to the right and down. */
    at(face: FaceLetter, u: number, v: number): PlanePoint {
      const { column, row } = FRAMES[face];
      return [
        MARGIN + column * (width + GAP) + u * width,
        MARGIN + tops[row] + v * heights[row],
      ];
    },
  };
}

/** The faces that meet in a corner of a face, as their letters: "UFR" in some order. */
export function facesAtCorner(face: FaceLetter, u: 0 | 1, v: 0 | 1): FaceLetter[] {
  const { normal, right, down } = FRAMES[face];
  const signs = normal.map(
    (n, axis) => n + right[axis] * (2 * u - 1) + down[axis] * (2 * v - 1),
  );
  return FACE_LETTERS.filter((letter) =>
    FRAMES[letter].normal.every((n, axis) => n === 0 || n === signs[axis]),
  );
}

/** The face on the other side of an edge of a face: 0 above, then clockwise. */
export function faceBeyond(face: FaceLetter, edge: number): FaceLetter {
  const { right, down } = FRAMES[face];
  const towards = [down.map((n) => -n), right, down, right.map((n) => -n)][edge];
  return FACE_LETTERS.find((letter) =>
    FRAMES[letter].normal.every((n, axis) => n === (towards[axis] || 0)),
  )!;
}

/** The index of the corner with these faces, in any order. */
export function cornerIndex(
  corners: readonly string[],
  faces: readonly FaceLetter[],
): number {
  return corners.findIndex((corner) => faces.every((face) => corner.includes(face)));
}

/** The four corners of a face, from its top left, clockwise. */
export const FACE_CORNERS: readonly (readonly [0 | 1, 0 | 1])[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];
