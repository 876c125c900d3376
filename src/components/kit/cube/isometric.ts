// The cube in isometric projection, seen from the front right: U, R and F are visible.
import { type Face, NEIGHBOURS } from "#lib/puzzle/corners.ts";
import { NORMALS, type Vector3 } from "./cube-geometry.ts";

/** The outline of the whole cube, as a path. */
export const CUBE_OUTLINE = "M0-2 1.73-1V1L0 2-1.73 1V-1z";

/** The gap between stickers, as a part of their width. */
const GAP = 0.07;

/** Where a facelet is on its face. */
interface FacePlace {
  readonly face: Face;
  readonly row: number;
  readonly column: number;
}

export const isVisibleFacelet = ({ face }: FacePlace) => "URF".includes(face);

/** Turns the whole cube. */
type TurnCube = (point: Vector3) => Vector3;

const asItIs: TurnCube = (point) => point;

/**
 * The outline of a sticker, as a path.
 *
 * @param perEdge  the number of stickers along an edge
 * @param turn     applied to the cube before it is drawn
 */
export function stickerOutline(
  facelet: FacePlace,
  perEdge: number = 2,
  turn: TurnCube = asItIs,
): string {
  const corners = [
    [GAP, GAP],
    [GAP, 1 - GAP],
    [1 - GAP, 1 - GAP],
    [1 - GAP, GAP],
  ].map(([down, right]) =>
    project(turn(pointOn(facelet, perEdge, down, right))).join(" "),
  );
  return `M${corners.join("L")}z`;
}

/** The middle of a sticker; see `stickerOutline`. */
export function stickerCentre(
  facelet: FacePlace,
  perEdge: number = 2,
  turn: TurnCube = asItIs,
): [number, number] {
  return project(turn(pointOn(facelet, perEdge, 0.5, 0.5)));
}

/** A point of a facelet, given by its offsets from the upper left corner. */
function pointOn(
  { face, row, column }: FacePlace,
  perEdge: number,
  down: number,
  right: number,
): Vector3 {
  const up = NORMALS[NEIGHBOURS[face][0]];
  const across = NORMALS[NEIGHBOURS[face][1]];
  const fromMiddle = (stickers: number) => (2 * stickers) / perEdge - 1;
  const along = (axis: number) =>
    NORMALS[face][axis] +
    across[axis] * fromMiddle(column + right) -
    up[axis] * fromMiddle(row + down);
  return [along(0), along(1), along(2)];
}

/** The projection along the line through two opposite corners. */
export function project([x, y, z]: Vector3): [number, number] {
  const round = (length: number) => Number(length.toFixed(2));
  return [round((x - z) * Math.cos(Math.PI / 6)), round(y + (x + z) / 2)];
}
