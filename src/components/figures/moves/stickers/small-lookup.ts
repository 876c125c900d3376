import { unrankState } from "#lib/puzzle/coordinates.ts";
import { toStickers } from "#lib/puzzle/stickers.ts";
import {
  deepenLookup,
  printedMoves,
  startLookup,
  type StickerLookup,
  stickerKey,
} from "#lib/tables/sticker-lookup.ts";

/** A lookup of this depth is built within a frame or two. */
export const MAX_DEPTH = 6;

let lookup: StickerLookup | undefined;
let depth = 0;

/**
 * The moves that the chapter's loop prints for a cube; undefined if it is more than
 * `MAX_DEPTH` quarter turns from solved.
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
