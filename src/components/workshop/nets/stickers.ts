import { centroid, polygon, type PlanePoint } from "#kit/drawing/plane.ts";
import { type NetPart } from "./net.ts";

/** The outline of one sticker of a position. */
export interface StickerShape {
  readonly position: number;
  readonly side: number;
  readonly points: readonly PlanePoint[];
  /** Instead of a polygon through the points. */
  readonly path?: string;
}

/**
 * The stickers of an orbit: a piece twisted by t shows its own sticker s - t at side s.
 *
 * @param colours  the stickers of each piece, as letters of colours
 */
export function stickerParts(
  orbit: string,
  colours: readonly (readonly string[])[],
  shapes: readonly StickerShape[],
): NetPart[] {
  return shapes.map(({ position, side, points, path = polygon(points) }) => {
    const sides = colours[position].length;
    return {
      ...{ orbit, position, side, sides, centre: centroid(points) },
      look(piece, twist) {
        const colour = colours[piece][(side + sides - (twist % sides)) % sides];
        return { path, paint: `sticker-paint-${colour}`, label: colour };
      },
    };
  });
}
