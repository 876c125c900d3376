import { countStates } from "#lib/any-puzzle/count-states.ts";
import { binomial } from "#lib/indexing/binomial.ts";
import { factorial } from "#lib/indexing/factoradic.ts";
import { assembliesOf } from "#src/puzzles/assemblies.ts";
import { CUBE_3X3X3 } from "#lib/big-cube/definition.ts";
import { findGalleryEntry } from "../gallery-puzzle.ts";

/**
 * Whether the distances of all positions are known from visiting each of them: on this site,
 * by others, or not at all.
 */
export type SearchStatus = "here" | "elsewhere" | "never";

export interface SizedPuzzle {
  readonly title: string;
  /** The number of states; exact to 2^53. */
  readonly states: number;
  readonly searched: SearchStatus;
}

/** The first phase of Kociemba's solver: twists, flips, and the positions of four edges. */
export const FIRST_PHASE_STATES = 3 ** 7 * 2 ** 11 * binomial(12, 4);

const SEARCHED_HERE = [
  ...["floppy-cube", "ivy-cube", "top-spin", "pyraminx", "skewb", "pocket-cube"],
  "dino-cube",
];

/** Puzzles by size, the smallest first. */
export function puzzleSizes(): SizedPuzzle[] {
  const here = SEARCHED_HERE.map((slug): SizedPuzzle => {
    const { name, definition } = findGalleryEntry(slug);
    return {
      title: name,
      states: Number(countStates(definition)),
      searched: "here",
    };
  });
  const others: SizedPuzzle[] = [
    // Its upper and lower corners each in any order, numbered side up, in any of four holds.
    { title: "Domino, 3×3×2", states: factorial(8) ** 2 / 4, searched: "elsewhere" },
    {
      title: "3×3×3, first phase",
      states: FIRST_PHASE_STATES,
      searched: "elsewhere",
    },
    { title: "15-puzzle", states: factorial(16) / 2, searched: "elsewhere" },
    { title: "Rubik’s Clock", states: 12 ** 14, searched: "elsewhere" },
    {
      title: "Rubik’s cube",
      states: Number(countStates(CUBE_3X3X3)),
      searched: "never",
    },
  ];
  return [...here, ...others].sort((a, b) => a.states - b.states);
}

/** The cost of an index that ignores what is forced. */
export interface IndexGap {
  readonly title: string;
  readonly states: number;
  /** The size of an index of all ways to put the pieces together. */
  readonly assemblies: number;
}

const GAP_SLUGS = [
  ...["floppy-cube", "ivy-cube", "two-faces", "pyraminx", "skewb", "pocket-cube"],
  "dino-cube",
];

/** Puzzles with the sizes of both indices. */
export function indexGaps(): IndexGap[] {
  return GAP_SLUGS.map((slug) => {
    const { name, definition } = findGalleryEntry(slug);
    return {
      title: name,
      states: Number(countStates(definition)),
      assemblies: Number(assembliesOf(definition).count),
    };
  });
}
