import { middle, type NetPart, type Point, polygon } from "./net.ts";

/** Where one sticker of a position lies. */
export interface StickerPlace {
  readonly position: number;
  readonly side: number;
  readonly points: readonly Point[];
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
  places: readonly StickerPlace[],
): NetPart[] {
  return places.map(({ position, side, points, path = polygon(points) }) => {
    const sides = colours[position].length;
    return {
      ...{ orbit, position, side, sides, centre: middle(points) },
      look(piece, twist) {
        const colour = colours[piece][(side + sides - (twist % sides)) % sides];
        return { path, paint: `sticker-paint-${colour}`, label: colour };
      },
    };
  });
}
