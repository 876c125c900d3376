import { FACELETS, FIXED_CORNER } from "#lib/puzzle/corners.ts";
import type { Sticker } from "./cube-geometry.ts";
import { type CubeOrientation, faceletPositions } from "./cube-orientation.ts";
import {
  CUBE_OUTLINE,
  isVisibleFacelet,
  stickerCentre,
  stickerOutline,
} from "./isometric.ts";

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
      <path class="small-cube-body" d={CUBE_OUTLINE} />
      {stickers.map(({ letter }, i) => {
        const facelet = FACELETS[places[i]];
        if (!isVisibleFacelet(facelet)) return null;
        const [x, y] = stickerCentre(facelet);
        return (
          <g
            key={facelet.face + facelet.row + facelet.column}
            class={`sticker-${letter}`}
          >
            <path d={stickerOutline(facelet)} />
            {FACELETS[i].position === FIXED_CORNER && <circle cx={x} cy={y} r="0.2" />}
          </g>
        );
      })}
    </svg>
  );
}
