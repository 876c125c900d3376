import { lastTwoCards } from "./last-two-cards.ts";
import { rankPlaces } from "./rank-places.ts";
import { wholePuzzle } from "./whole-puzzle.ts";

/** The data of each exercise of the chapter. Everything else is derived from it. */
export default {
  lastTwoCards: lastTwoCards([4, 1, 6, 3]),
  rankPlaces: rankPlaces([3, 5, 6], 7),
  /** The Pyraminx without its tips. */
  wholePuzzle: wholePuzzle({ edges: 6, corners: 4 }),
};
