import type { PuzzleDefinition } from "../lib/index.ts";
import type { GalleryPuzzle } from "./gallery-puzzle.ts";

/** By their corners, from above on the left and round. */
const WHEEL_NAMES = ["UL", "UR", "DR", "DL"];

/** Four dials in a square: each wheel turns the dial at its corner and the two beside it. */
export const SMALL_CLOCK: PuzzleDefinition = {
  name: "Small clock",
  orbits: { DIALS: { pieces: 4, twists: 12 } },
  moves: Object.fromEntries(
    [0, 1, 2, 3].map((wheel) => {
      const twist = [0, 1, 2, 3].map((dial) => Number(dial !== (wheel + 2) % 4));
      return [WHEEL_NAMES[wheel], { DIALS: { source: [0, 1, 2, 3], twist } }];
    }),
  ),
};

export const smallClock: GalleryPuzzle = {
  slug: "small-clock",
  name: "Small clock",
  about:
    "A small version of Rubik’s Clock: four dials, whose hands never trade positions. Each wheel turns three of them, and the order of the moves doesn’t matter.",
  definition: SMALL_CLOCK,
  metric: "HTM",
  published: {},
};
