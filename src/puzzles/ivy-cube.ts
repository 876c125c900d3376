import type { PuzzleDefinition } from "../lib/index.ts";
import { type GalleryPuzzle, OTHER_PROGRAMS } from "./gallery-puzzle.ts";

/** By the faces about them. */
const CORNER_NAMES = ["URF", "ULB", "DLF", "DRB"];

/**
 * The ivy cube: four corners that only twist, each taking the three centres about it
 * round, clockwise as one looks at the corner. Opposite centres are 0 and 5, 1 and 4, 2 and 3.
 */
export const IVY: PuzzleDefinition = {
  name: "Ivy cube",
  orbits: { CORNERS: { pieces: 4, twists: 3 }, CENTRES: { pieces: 6 } },
  moves: Object.fromEntries(
    [
      [0, 2, 1],
      [0, 3, 4],
      [5, 3, 1],
      [5, 2, 4],
    ].map((centres, corner) => {
      const source = [0, 1, 2, 3, 4, 5];
      centres.forEach((at, i) => (source[centres[(i + 1) % 3]] = at));
      const twist = [0, 1, 2, 3].map((at) => Number(at === corner));
      return [
        CORNER_NAMES[corner],
        { CORNERS: { source: [0, 1, 2, 3], twist }, CENTRES: { source } },
      ];
    }),
  ),
};

export const ivyCube: GalleryPuzzle = {
  slug: "ivy-cube",
  name: "Ivy cube",
  about: "A cube of six leaves and four corners: every other corner turns.",
  definition: IVY,
  metric: "HTM",
  published: { states: 29_160, godsNumber: 8, source: OTHER_PROGRAMS },
};
