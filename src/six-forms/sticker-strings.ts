import { N_STATES } from "../lib/puzzle/coordinates.ts";
import { SOLVED } from "../lib/puzzle/state.ts";
import { buildStickerMoves } from "../lib/puzzle/sticker-moves.ts";
import { toStickers } from "../lib/puzzle/stickers.ts";
import type { Form } from "./form.ts";

/** States are strings of 21 letters. A Map holds their depths. */
function search(
  moves: readonly number[],
  onDepth?: (depth: number, count: number) => void,
): number[] {
  const stickerMoves = buildStickerMoves();
  const solved = writeStickers(toStickers(SOLVED));
  const depths = new Map([[solved, 0]]);
  const histogram: number[] = [];
  let frontier = [solved];
  for (let depth = 0; frontier.length > 0; depth++) {
    histogram.push(frontier.length);
    onDepth?.(depth, frontier.length);
    const next: string[] = [];
    for (const cube of frontier) {
      for (const move of moves) {
        const moved = turn(cube, stickerMoves[move]);
        if (depths.has(moved)) continue;
        depths.set(moved, depth + 1);
        next.push(moved);
      }
    }
    frontier = next;
  }
  return histogram;
}

/** Each facelet receives the letter from the facelet that the move names. */
function turn(cube: string, sources: readonly number[]): string {
  return String.fromCharCode(...sources.map((place) => cube.charCodeAt(place)));
}

/** Sticker 0 is written as A, sticker 20 as U. */
const FIRST_LETTER = 65;

function writeStickers(stickers: readonly number[]): string {
  return String.fromCharCode(...stickers.map((sticker) => FIRST_LETTER + sticker));
}

// V8's layout in Node, in words of eight bytes; a browser may pack them tighter. The lists
// of the last depth and the next are not counted. A string has two words before its letters
// and is padded to whole words. A Map has a power of two of entries, three words each, and
// one word of hash table for every second entry.
const WORD = 8;
const TEXT = 2 * WORD + 24;
const ENTRY = 3.5 * WORD;

export const stickerStringsForm: Form = {
  name: "sticker-strings",
  title: "Sticker strings in a Map",
  run: search,
  memory: [
    { what: "texts of 21 letters", bytes: N_STATES * TEXT, isEstimate: true },
    {
      what: "the Map of them",
      bytes: 2 ** Math.ceil(Math.log2(N_STATES)) * ENTRY,
      isEstimate: true,
    },
  ],
};
