import { unrankState, rankState } from "../lib/puzzle/coordinates.ts";
import { invertMoves } from "../lib/puzzle/moves.ts";
import { invertStickers } from "../lib/puzzle/sticker-moves.ts";
import { fromStickers, toStickers } from "../lib/puzzle/stickers.ts";

/** A way to make turns of a list of printed moves. */
export interface MoveReading {
  readonly name: string;
  turns(printed: readonly number[]): readonly number[];
}

/** The four ways to read a list: either order, each move as it is or the other way round. */
export const READINGS: readonly MoveReading[] = [
  { name: "as printed", turns: (printed) => printed },
  { name: "last one first", turns: (printed) => printed.toReversed() },
  {
    name: "in order, each the other way",
    turns: (printed) => invertMoves(printed.toReversed()),
  },
  {
    name: "last one first, each the other way",
    turns: (printed) => invertMoves(printed),
  },
];

/** The state that undoes another, by their numbers. */
export function inverseState(index: number): number {
  const stickers = toStickers(unrankState(index));
  return rankState(fromStickers(invertStickers(stickers)));
}
