// The cube in isometric projection, seen from the front right: U, R and F are visible.
import { type Facelet, NEIGHBOURS } from "#lib/puzzle/corners.ts";
import { NORMALS, type Vector3 } from "./cube-geometry.ts";

/** The outline of the whole cube, as a path. */
export const CUBE_OUTLINE = "M0-2 1.73-1V1L0 2-1.73 1V-1z";

/** The gap between stickers, where a face is two wide. */
const GAP = 0.07;

export const isVisibleFacelet = ({ face }: Facelet) => "URF".includes(face);

/** The outline of a sticker, as a path. */
export function stickerOutline(facelet: Facelet): string {
  const corners = [
    [GAP, GAP],
    [GAP, 1 - GAP],
    [1 - GAP, 1 - GAP],
    [1 - GAP, GAP],
  ].map(([down, right]) => project(pointOn(facelet, down, right)).join(" "));
  return `M${corners.join("L")}z`;
}

export const stickerCentre = (facelet: Facelet) => project(pointOn(facelet, 0.5, 0.5));

/** A point of a facelet, given by its offsets from the upper left corner. */
function pointOn({ face, row, column }: Facelet, down: number, right: number): Vector3 {
  const up = NORMALS[NEIGHBOURS[face][0]];
  const across = NORMALS[NEIGHBOURS[face][1]];
  const along = (axis: number) =>
    NORMALS[face][axis] +
    across[axis] * (column + right - 1) -
    up[axis] * (row + down - 1);
  return [along(0), along(1), along(2)];
}

/** The projection along the line through two opposite corners. */
export function project([x, y, z]: Vector3): [number, number] {
  const round = (length: number) => Number(length.toFixed(2));
  return [round((x - z) * Math.cos(Math.PI / 6)), round(y + (x + z) / 2)];
}
