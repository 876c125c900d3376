import { unrankState, rankState } from "../lib/puzzle/coordinates.ts";
import { invertMoves } from "../lib/puzzle/moves.ts";
import { invertStickers } from "../lib/puzzle/sticker-moves.ts";
import { fromStickers, toStickers } from "../lib/puzzle/stickers.ts";

/** An interpretation of a list of printed moves. */
export interface MoveReading {
  readonly name: string;
  apply(printed: readonly number[]): readonly number[];
}

/** The four interpretations: in either order, each move as printed or inverted. */
export const MOVE_READINGS: readonly MoveReading[] = [
  { name: "as printed", apply: (printed) => printed },
  { name: "last one first", apply: (printed) => printed.toReversed() },
  {
    name: "as printed, each the other way",
    apply: (printed) => invertMoves(printed.toReversed()),
  },
  {
    name: "last one first, each the other way",
    apply: (printed) => invertMoves(printed),
  },
];

/** The index of a state's inverse. */
export function inverseState(index: number): number {
  const stickers = toStickers(unrankState(index));
  return rankState(fromStickers(invertStickers(stickers)));
}
