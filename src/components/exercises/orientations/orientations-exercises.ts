import { excludedRow } from "./excluded-row.ts";
import { oneTurn } from "./one-turn.ts";
import { rankTwists } from "./rank-twists.ts";
import { swappedPieces } from "./swapped-pieces.ts";

/** The data of each exercise of the chapter. Everything else is derived from it. */
export default {
  rowLeftOut: excludedRow(4),
  rankTwists: rankTwists([1, 2, 0, 1, 1, 0]),
  swappedPieces: swappedPieces(1, 2),
  oneTurn: oneTurn("U"),
};
