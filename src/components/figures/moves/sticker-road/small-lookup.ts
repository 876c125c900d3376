import { unrankState } from "../../../../lib/puzzle/coordinates.ts";
import { toStickers } from "../../../../lib/puzzle/stickers.ts";
import {
  deepenLookup,
  printedMoves,
  startLookup,
  type StickerLookup,
  stickerKey,
} from "../../../../lib/tables/sticker-lookup.ts";

/** A lookup so deep is made while the reader blinks, and its cubes need few turns. */
export const MAX_DEPTH = 6;

let lookup: StickerLookup | undefined;
let depth = 0;

/**
 * What the text's loop prints for a cube, by its number; the lookup is deepened until the
 * cube is in it.
 *
 * @returns nothing when the cube is more than `MAX_DEPTH` quarter turns away
 */
export function printedForCube(index: number): readonly number[] | undefined {
  lookup ??= startLookup();
  const stickers = toStickers(unrankState(index));
  const key = stickerKey(stickers);
  while (!lookup.producedBy.has(key)) {
    if (depth === MAX_DEPTH) return undefined;
    deepenLookup(lookup);
    depth++;
  }
  return printedMoves(lookup, stickers);
}
