import { rankTwists } from "./rank-twists.ts";
import { momentOfTheWeek } from "./moment-of-the-week.ts";
import { nextPermutation } from "./next-permutation.ts";
import { rankCards } from "./rank-cards.ts";
import { oneTurn } from "./one-turn.ts";
import { unrankCards } from "./unrank-cards.ts";
import { excludedRow } from "./excluded-row.ts";
import { swappedPieces } from "./swapped-pieces.ts";

/** The data of each exercise of the chapter. Everything else is derived from it. */
export default {
  rankCards: rankCards([3, 5, 1, 4, 2]),
  unrankCards: unrankCards(77, 5),
  nextPermutation: nextPermutation([3, 5, 4, 2, 1]),
  rowLeftOut: excludedRow(4),
  rankTwists: rankTwists([1, 2, 0, 1, 1, 0]),
  swappedPieces: swappedPieces(1, 2),
  oneTurn: oneTurn("U"),
  momentOfTheWeek: momentOfTheWeek([1, 13, 37]),
};
