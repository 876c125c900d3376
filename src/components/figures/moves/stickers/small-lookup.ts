import { unrankState } from "../../../../lib/puzzle/coordinates.ts";
import { toStickers } from "../../../../lib/puzzle/stickers.ts";
import {
  deepenLookup,
  printedMoves,
  startLookup,
  type StickerLookup,
  stickerKey,
} from "../../../../lib/tables/sticker-lookup.ts";

/** A lookup of this depth is built in the blink of an eye, and its cubes need few turns. */
export const MAX_DEPTH = 6;

let lookup: StickerLookup | undefined;
let depth = 0;

/**
 * The moves printed by the text's loop for a cube, given its index; the lookup is extended
 * until it contains the cube.
 *
 * @returns undefined when the cube is more than `MAX_DEPTH` quarter turns away
 */
export function printedMovesForCube(index: number): readonly number[] | undefined {
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
