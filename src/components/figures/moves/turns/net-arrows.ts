import { FACELETS } from "../../../../lib/puzzle/corners.ts";
import { FACE_NAMES, moveOf, QUARTER_TURNS } from "../../../../lib/puzzle/moves.ts";
import { movedPositions } from "../../../kit/cube/cube-geometry.ts";
import { FACE_PLACES } from "../../../kit/cube/CubeNet.tsx";
import type { CycleStep } from "./cycle-path.ts";

/** A point on the net, in stickers from the upper left corner. */
type Point = readonly [x: number, y: number];

export interface NetArrow {
  /** The `d` attribute of an SVG path. */
  readonly path: string;
  /** Whether it follows the U or D sticker, which determines the twist. */
  readonly showsTwist: boolean;
}

/** The radius kept free for a sticker's letter. */
export const LETTER_RADIUS = 0.2;
/** How far arrows stay from stickers' centres, at their ends and to the side. */
const START = 0.18;
const END = 0.34;
const ASIDE = 0.27;
const MAX_BULGE = 0.8;

/**
 * A piece's path on the net, one arrow per turn for each of its three stickers. Those
 * that show the twist come last, so they are on top.
 */
export function cyclePathArrows(hops: readonly CycleStep[]): NetArrow[] {
  return [1, 2, 0].flatMap((sticker) => {
    let place = sticker;
    return hops.toReversed().map(({ from, to, twist }) => {
      const start = stickerCentre(from, place);
      place = (place + twist) % 3;
      return {
        path: curve(start, stickerCentre(to, place)),
        showsTwist: sticker === 0,
      };
    });
  });
}

/** The arrows around the turned face, from each of its four stickers to the next. */
export function ringArrows(face: number): string[] {
  const { source } = QUARTER_TURNS[face];
  return movedPositions(moveOf(face, 1)).map((to) =>
    curve(stickerCentreOnFace(source[to], face), stickerCentreOnFace(to, face)),
  );
}

/** The upper left corners of a position's three stickers. */
export function stickerOrigins(position: number): Point[] {
  return [0, 1, 2].map((sticker) => {
    const [x, y] = stickerCentre(position, sticker);
    return [x - 0.5, y - 0.5];
  });
}

function stickerCentreOnFace(position: number, face: number): Point {
  const facelet = FACELETS.find(
    (place) => place.position === position && place.face === FACE_NAMES[face],
  );
  // With a faulty library, a piece may come from outside the layer.
  return stickerCentre(position, facelet?.sticker ?? 0);
}

function stickerCentre(position: number, sticker: number): Point {
  const { face, row, column } = FACELETS.find(
    (place) => place.position === position && place.sticker === sticker,
  )!;
  const [top, left] = FACE_PLACES[face];
  return [left + column - 0.5, top + row - 0.5];
}

/** An arc that bulges to the left, which is outwards on a clockwise ring. */
function curve([x1, y1]: Point, [x2, y2]: Point): string {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy);
  if (length === 0) return "";
  const [ux, uy] = [dx / length, dy / length];
  const bulge = Math.min(length * 0.2, MAX_BULGE);
  const points = [
    [x1 + ux * START, y1 + uy * START],
    [(x1 + x2) / 2 + uy * bulge, (y1 + y2) / 2 - ux * bulge],
    [x2 - ux * END, y2 - uy * END],
  ].map(([x, y]) => `${(x + uy * ASIDE).toFixed(2)} ${(y - ux * ASIDE).toFixed(2)}`);
  return `M${points[0]}Q${points[1]} ${points[2]}`;
}
