import type { PuzzleDefinition } from "../lib/index.ts";
import { type GalleryPuzzle, OTHER_PROGRAMS } from "./gallery-puzzle.ts";

/** n pancakes: each move turns the top ones over; burnt ones show which side is up. */
export function pancakes(n: number, isBurnt: boolean): PuzzleDefinition {
  const moves = Array.from({ length: n }, (_, i) => i + 1).filter(
    (k) => isBurnt || k > 1,
  );
  return {
    name: isBurnt ? "Burnt pancakes" : "Pancakes",
    orbits: { PANCAKES: { pieces: n, twists: isBurnt ? 2 : 1 } },
    moves: Object.fromEntries(
      moves.map((k) => {
        const source = Array.from({ length: n }, (_, i) => (i < k ? k - 1 - i : i));
        const twist = source.map((_, i) => Number(isBurnt && i < k));
        return [`F${k}`, { PANCAKES: { source, twist } }];
      }),
    ),
  };
}

export const eightPancakes: GalleryPuzzle = {
  slug: "pancakes",
  name: "Pancakes",
  about:
    "A stack of eight pancakes of different sizes: a move flips the top ones over.",
  definition: pancakes(8, false),
  metric: "HTM",
  published: {
    states: 40_320,
    godsNumber: 9,
    histogram: [1, 7, 42, 251, 1191, 4281, 10561, 15011, 8520, 455],
    source: OTHER_PROGRAMS,
  },
};

export const burntPancakes: GalleryPuzzle = {
  slug: "burnt-pancakes",
  name: "Burnt pancakes",
  about:
    "Six pancakes, each burnt on one side: when the stack is solved, all burnt sides face down.",
  definition: pancakes(6, true),
  metric: "HTM",
  published: {
    states: 46_080,
    godsNumber: 12,
    histogram: [1, 6, 30, 150, 675, 2340, 6604, 12795, 15519, 6957, 959, 43, 1],
    source: OTHER_PROGRAMS,
  },
};
