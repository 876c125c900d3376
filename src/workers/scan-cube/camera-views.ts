import { type Face, FACES } from "#lib/puzzle/corners.ts";

/** A direction, or a point of the cube, which extends from -1 to 1: right, down, near. */
export type Vector = readonly [x: number, y: number, z: number];

/** The axes of each face as on the net: right, down, and out of the cube. */
const FACE_AXES: Readonly<Record<Face, readonly [Vector, Vector, Vector]>> = {
  U: [
    [1, 0, 0],
    [0, 0, 1],
    [0, -1, 0],
  ],
  R: [
    [0, 0, -1],
    [0, 1, 0],
    [1, 0, 0],
  ],
  F: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  D: [
    [1, 0, 0],
    [0, 0, -1],
    [0, 1, 0],
  ],
  L: [
    [0, 0, 1],
    [0, 1, 0],
    [-1, 0, 0],
  ],
  B: [
    [-1, 0, 0],
    [0, 1, 0],
    [0, 0, -1],
  ],
};

/** The number of stickers along an edge of a cube. */
export type StickersPerEdge = 2 | 3;

/** The orientation of the cube for one picture. */
export interface CameraView {
  readonly perEdge: StickersPerEdge;
  /** The indices of the visible facelets in the order of facelet strings. */
  readonly facelets: readonly number[];
  /** Right, down and towards the camera, in the directions of the cube. */
  readonly axes: readonly [right: Vector, down: Vector, near: Vector];
  /** Half an edge of the cube in half sides of the picture, when it fills the outline. */
  readonly scale: number;
  /** The number of rotations of the picture with the same outline. */
  readonly turns: 3 | 4;
  /** How many of them to consider; 1 for the requested one only. */
  readonly possibleTurns: number;
}

/** The deviation of the cube from the outline in a picture. */
export interface Pose {
  /** In half sides of the picture. */
  readonly right: number;
  readonly down: number;
  /** The natural logarithm of the scale factor. */
  readonly logScale: number;
  /** In radians: about the axes right, down, and towards the camera. */
  readonly tilt: Vector;
}

/** The pose of the outline. */
export const UPRIGHT: Pose = { right: 0, down: 0, logScale: 0, tilt: [0, 0, 0] };

/** The distance of the camera from the centre of the cube, in half edges: some 25 cm. */
const CAMERA_DISTANCE = 10;

/** Components of the axes of a corner view, in the directions of its three faces. */
const [THIRD, SIXTH, HALF] = [1 / Math.sqrt(3), 1 / Math.sqrt(6), Math.SQRT1_2];

/** The view of a corner: one face on top, the others at the lower left and lower right. */
function cornerView(
  [top, left, right]: readonly [Face, Face, Face],
  perEdge: StickersPerEdge,
  possibleTurns: number,
): CameraView {
  const [up, west, east] = [top, left, right].map((face) => FACE_AXES[face][2]);
  const mix = (a: number, b: number, c: number): Vector => [
    a * up[0] + b * west[0] + c * east[0],
    a * up[1] + b * west[1] + c * east[1],
    a * up[2] + b * west[2] + c * east[2],
  ];
  return {
    perEdge,
    facelets: faceletsOn([top, left, right], perEdge),
    axes: [
      mix(0, -HALF, HALF),
      mix(-2 * SIXTH, SIXTH, SIXTH),
      mix(THIRD, THIRD, THIRD),
    ],
    scale: 0.5,
    turns: 3,
    possibleTurns,
  };
}

/** The view of one face, upright as on the net. */
function faceView(face: Face, perEdge: StickersPerEdge): CameraView {
  return {
    perEdge,
    facelets: faceletsOn([face], perEdge),
    axes: FACE_AXES[face],
    scale: 0.58,
    turns: 4,
    possibleTurns: face === "U" || face === "D" ? 4 : 1,
  };
}

function faceletsOn(faces: readonly Face[], perEdge: StickersPerEdge): number[] {
  const perFace = perEdge ** 2;
  return faces
    .map((face) => FACES.indexOf(face))
    .toSorted((a, b) => a - b)
    .flatMap((face) =>
      Array.from({ length: perFace }, (_, place) => face * perFace + place),
    );
}

/** The modes of scanning a whole cube. */
export const SCAN_MODES = ["two corners", "six faces"] as const;
export type ScanMode = (typeof SCAN_MODES)[number];

/**
 * The views of a mode, in order. Between the two corners the cube is tipped backwards by half a
 * turn. For six faces it is turned on the spot, F R B L, then tipped from the front towards
 * the camera and away from it.
 */
export function viewsIn(mode: ScanMode, perEdge: StickersPerEdge): CameraView[] {
  return mode === "two corners"
    ? [cornerView(["U", "F", "R"], perEdge, 1), cornerView(["D", "L", "B"], perEdge, 3)]
    : (["F", "R", "B", "L", "U", "D"] as const).map((face) => faceView(face, perEdge));
}

/**
 * The facelets of a view in a picture that is rotated anticlockwise by a number of steps.
 */
export function rotatedFacelets(view: CameraView, steps: number): number[] {
  const middle = (place: number) => pointOnFacelet(place, 0.5, 0.5, view.perEdge);
  const upright = projection(view, UPRIGHT);
  const angle = (2 * Math.PI * steps) / view.turns;
  const rotated = projection(view, { ...UPRIGHT, tilt: [0, 0, angle] });
  return view.facelets.map((place) => {
    const [x, y] = upright(middle(place));
    const distance = (other: number) => {
      const [otherX, otherY] = rotated(middle(other));
      return Math.hypot(otherX - x, otherY - y);
    };
    return view.facelets.toSorted((a, b) => distance(a) - distance(b))[0];
  });
}

/** A point of a facelet, given by its offsets from the upper left corner, 0..1. */
export function pointOnFacelet(
  facelet: number,
  down: number,
  right: number,
  perEdge: StickersPerEdge,
): Vector {
  const perFace = perEdge ** 2;
  const place = facelet % perFace;
  const [row, column] = [Math.floor(place / perEdge), place % perEdge];
  const [across, along, out] = FACE_AXES[FACES[Math.floor(facelet / perFace)]];
  const [x, y] = [
    (2 * (column + right)) / perEdge - 1,
    (2 * (row + down)) / perEdge - 1,
  ];
  const coordinate = (axis: 0 | 1 | 2) =>
    out[axis] + x * across[axis] + y * along[axis];
  return [coordinate(0), coordinate(1), coordinate(2)];
}

/** Returns the projection of a pose, in half sides of the picture from its middle. */
export function projection(
  view: CameraView,
  pose: Pose,
): (point: Vector) => [number, number] {
  const project = flatProjection(view, pose);
  return (point) => {
    const [x, y] = project(point);
    return [x, y];
  };
}

/** The same without allocations: the next call overwrites the result. */
export function flatProjection(
  view: CameraView,
  { right, down, logScale, tilt }: Pose,
): (point: Vector) => Float64Array {
  const [[rx, ry, rz], [dx, dy, dz], [nx, ny, nz]] = tiltAxes(view.axes, tilt);
  const scale = CAMERA_DISTANCE * view.scale * Math.exp(logScale);
  const flat = new Float64Array(2);
  return ([x, y, z]) => {
    const size = scale / (CAMERA_DISTANCE - (nx * x + ny * y + nz * z));
    flat[0] = right + (rx * x + ry * y + rz * z) * size;
    flat[1] = down + (dx * x + dy * y + dz * z) * size;
    return flat;
  };
}

/** The axes of the picture, relative to a tilted cube. */
function tiltAxes([right, down, near]: CameraView["axes"], tilt: Vector): Vector[] {
  let rows: Vector[] = [right, down, near];
  tilt.forEach((angle, axis) => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const [i, j] = [(axis + 1) % 3, (axis + 2) % 3];
    const [a, b] = [rows[i], rows[j]];
    const next = [...rows];
    next[i] = a.map((entry, k) => entry * cos - b[k] * sin) as unknown as Vector;
    next[j] = a.map((entry, k) => entry * sin + b[k] * cos) as unknown as Vector;
    rows = next;
  });
  return rows;
}
