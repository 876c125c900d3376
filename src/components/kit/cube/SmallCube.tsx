import {
  NEIGHBOURS,
  FACELETS,
  FIXED_CORNER,
  type Facelet,
} from "../../../lib/puzzle/corners.ts";
import { NORMALS, type Sticker, type Vector3 } from "./cube-geometry.ts";
import { type CubeOrientation, faceletPositions } from "./cube-orientation.ts";

/** The gap between stickers, where a face is two wide. */
const GAP = 0.07;

/** A simplified cube without letters, seen from the front right: for rows of many. */
export function SmallCube({
  stickers,
  hold,
}: {
  stickers: readonly Sticker[];
  hold: CubeOrientation;
}) {
  const places = faceletPositions(hold);
  return (
    <svg
      class="small-cube w-full true-colours"
      viewBox="-1.85 -2.1 3.7 4.2"
      aria-hidden="true"
    >
      <path class="small-cube-body" d="M0-2 1.73-1V1L0 2-1.73 1V-1z" />
      {stickers.map(({ letter }, i) => {
        const place = FACELETS[places[i]];
        if (!"URF".includes(place.face)) return null;
        const middle = flat(pointOn(place, 0.5, 0.5));
        return (
          <g key={place.face + place.row + place.column} class={`sticker-${letter}`}>
            <path d={outline(place)} />
            {FACELETS[i].position === FIXED_CORNER && (
              <circle cx={middle[0]} cy={middle[1]} r="0.2" />
            )}
          </g>
        );
      })}
    </svg>
  );
}

function outline(place: Facelet): string {
  const corners = [
    [GAP, GAP],
    [GAP, 1 - GAP],
    [1 - GAP, 1 - GAP],
    [1 - GAP, GAP],
  ].map(([down, right]) => flat(pointOn(place, down, right)).join(" "));
  return `M${corners.join("L")}z`;
}

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

/** Isometric projection, along the line through two opposite corners. */
function flat([x, y, z]: Vector3): [number, number] {
  const round = (length: number) => Number(length.toFixed(2));
  return [round((x - z) * Math.cos(Math.PI / 6)), round(y + (x + z) / 2)];
}
