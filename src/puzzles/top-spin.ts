import type { PuzzleDefinition } from "../lib/index.ts";
import type { GalleryPuzzle } from "./gallery-puzzle.ts";

const DISCS = 9;
const ON_TURNTABLE = 4;

/** Discs in a ring that can be pushed along, and four of them turned over at once. */
const TOP_SPIN: PuzzleDefinition = {
  name: "Top-spin",
  orbits: { DISCS: { pieces: DISCS } },
  moves: {
    PUSH: { DISCS: { source: sourceFrom((at) => (at + DISCS - 1) % DISCS) } },
    SPIN: {
      DISCS: {
        source: sourceFrom((at) => (at < ON_TURNTABLE ? ON_TURNTABLE - 1 - at : at)),
      },
    },
  },
};

function sourceFrom(from: (at: number) => number): number[] {
  return Array.from({ length: DISCS }, (_, at) => from(at));
}

export const topSpin: GalleryPuzzle = {
  slug: "top-spin",
  name: "Top-spin",
  about:
    "Nine discs in a ring instead of twenty. They are pushed along the ring, and a turntable reverses four of them.",
  definition: TOP_SPIN,
  metric: "HTM",
  published: {},
};
