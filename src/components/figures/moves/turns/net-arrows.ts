import { FACELETS } from "#lib/puzzle/corners.ts";
import { FACE_NAMES, moveOf, QUARTER_TURNS } from "#lib/puzzle/moves.ts";
import { movedPositions } from "#kit/cube/cube-geometry.ts";
import { FACE_PLACES } from "#kit/cube/CubeNet.tsx";
import type { CycleStep } from "./cycle-path.ts";

/** A point on the net, in stickers from the upper left corner. */
type Point = readonly [x: number, y: number];

/** How far an arrow's shaft stays from the centre of a sticker, where its letter is. */
const START = 0.36;
const END = 0.45;
/** How far arrows bend that would otherwise cross a letter. */
const BEND = 0.8;

/** The path of a piece's U or D sticker on the net, one SVG path per turn. */
export function cyclePathArrows(hops: readonly CycleStep[]): string[] {
  let place = 0;
  return hops.toReversed().map(({ from, to, twist }) => {
    const start = stickerCentre(from, place);
    place = (place + twist) % 3;
    return arrow(start, stickerCentre(to, place));
  });
}

/** The arrows around the turned face, from each of its four stickers to the next. */
export function ringArrows(face: number): string[] {
  const { source } = QUARTER_TURNS[face];
  return movedPositions(moveOf(face, 1)).map((to) =>
    arrow(stickerCentreOnFace(source[to], face), stickerCentreOnFace(to, face)),
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

/**
 * Straight between neighbours and along a knight's move, which pass between letters;
 * anything else bends to its left.
 */
function arrow([x1, y1]: Point, [x2, y2]: Point): string {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy);
  if (length === 0) return "";
  const [ux, uy] = [dx / length, dy / length];
  const bend = [1, 5].includes(dx * dx + dy * dy) ? 0 : BEND;
  const points = [
    [x1 + ux * START, y1 + uy * START],
    [(x1 + x2) / 2 + uy * bend, (y1 + y2) / 2 - ux * bend],
    [x2 - ux * END, y2 - uy * END],
  ].map((point) => point.map((coordinate) => coordinate.toFixed(2)).join(" "));
  return `M${points[0]}Q${points[1]} ${points[2]}`;
}
