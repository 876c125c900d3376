import type { PuzzleState } from "#lib/any-puzzle/definition.ts";
import { stateDigits } from "#lib/any-puzzle/state-digits.ts";
import { definePuzzle, type Puzzle } from "#lib/any-puzzle/puzzle.ts";
import { findGalleryEntry, galleryPuzzle } from "../gallery-puzzle.ts";

/** A puzzle with the number system of its stabiliser chain. */
export interface WheelSystem {
  readonly title: string;
  readonly puzzle: Puzzle;
  /** The faces of each wheel, most significant first, and their weights. */
  readonly faces: readonly number[];
  readonly weights: readonly number[];
  readonly size: number;
  /** The beads of a row without twists: their digits can be compared with Lehmer codes. */
  readonly isRow: boolean;
  digits(state: PuzzleState): number[];
  state(digits: readonly number[]): PuzzleState;
}

/** Five beads in a ring: one move turns the ring by one bead, the other is given. */
const FIVE_BEADS = {
  "five-beads": {
    title: "Five beads and a swap",
    otherMove: "Swap",
    otherSource: [1, 0, 2, 3, 4],
  },
  "five-even": {
    title: "Five beads and a cycle of three",
    otherMove: "Cycle",
    otherSource: [1, 2, 0, 3, 4],
  },
  "five-over": {
    title: "Five beads, turned over",
    otherMove: "Flip",
    otherSource: [0, 4, 3, 2, 1],
  },
} as const;

/** The puzzles with a wheel system: their pieces are all distinct. */
export const WHEEL_SYSTEM_SLUGS: readonly string[] = [
  ...Object.keys(FIVE_BEADS),
  ...["floppy-cube", "small-clock", "ivy-cube", "two-faces", "pocket-cube", "pyraminx"],
];

const systemCache = new Map<string, WheelSystem>();

/**
 * The wheels of a puzzle; found when they are first asked for.
 *
 * @throws {Error} with a message for the reader when there is no such puzzle
 */
export function wheelSystem(slug: string): WheelSystem {
  if (!WHEEL_SYSTEM_SLUGS.includes(slug)) {
    throw new Error(
      `the puzzles are ${WHEEL_SYSTEM_SLUGS.join(", ")}; there is no ${slug}`,
    );
  }
  const system = systemCache.get(slug) ?? buildWheelSystem(slug);
  systemCache.set(slug, system);
  return system;
}

function buildWheelSystem(slug: string): WheelSystem {
  const beads = FIVE_BEADS[slug as keyof typeof FIVE_BEADS] as
    | (typeof FIVE_BEADS)[keyof typeof FIVE_BEADS]
    | undefined;
  const puzzle = beads ? fiveBeads(beads) : galleryPuzzle(slug);
  const { radices, digits, state, order } = stateDigits(puzzle);
  return {
    title: beads?.title ?? findGalleryEntry(slug).name,
    puzzle,
    faces: radices,
    weights: radices.map((_, i) =>
      radices.slice(i + 1).reduce((weight, faces) => weight * faces, 1),
    ),
    size: Number(order),
    isRow: beads !== undefined,
    digits,
    state,
  };
}

function fiveBeads({
  otherMove,
  otherSource,
}: {
  otherMove: string;
  otherSource: readonly number[];
}): Puzzle {
  return definePuzzle({
    orbits: { BEADS: { pieces: 5 } },
    moves: {
      Turn: { BEADS: { source: [1, 2, 3, 4, 0] } },
      [otherMove]: { BEADS: { source: otherSource } },
    },
  });
}
