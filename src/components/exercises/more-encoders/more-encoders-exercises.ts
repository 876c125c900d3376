import { lastTwoCards } from "./last-two-cards.ts";
import { numberOfPlaces } from "./number-of-places.ts";
import { wholePuzzle } from "./whole-puzzle.ts";

/** What is given in each exercise of the chapter. Everything else is worked out from it. */
export const ENCODER_EXERCISES = {
  lastTwoCards: lastTwoCards([3, 1, 6, 2]),
  numberOfPlaces: numberOfPlaces([3, 5, 6], 7),
  /** The Pyraminx without its tips. */
  wholePuzzle: wholePuzzle({ edges: 6, corners: 4 }),
};

export type EncoderExercise = keyof typeof ENCODER_EXERCISES;
