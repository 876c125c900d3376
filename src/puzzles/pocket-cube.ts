import type { PuzzleDefinition } from "../lib/any-puzzle/definition.ts";
import { QUARTER_TURNS, type QuarterTurn } from "../lib/puzzle/moves.ts";
import { type GalleryPuzzle, OTHER_PROGRAMS } from "./gallery-puzzle.ts";

/** The pocket cube with its own pieces and moves; or other moves than F, R and U. */
export function pocketCube(times: Record<string, number> = { F: 1, R: 1, U: 1 }) {
  const turns = { F: QUARTER_TURNS[0], R: QUARTER_TURNS[1], U: QUARTER_TURNS[2] };
  return {
    name: "Pocket cube",
    orbits: { CORNERS: { pieces: 7, twists: 3 } },
    moves: Object.fromEntries(
      Object.entries(times).map(([face, count]) => {
        const turn = turns[face as keyof typeof turns];
        let product = turn;
        for (let i = 1; i < count; i++) product = composeTurns(product, turn);
        return [count === 1 ? face : `${face}${count}`, { CORNERS: product }];
      }),
    ),
  } satisfies PuzzleDefinition;
}

/** Whether a definition has the pieces and moves of the pocket cube. */
export function isPocketCube(definition: object): boolean {
  const { orbits, moves } = pocketCube();
  const candidate = definition as Partial<PuzzleDefinition>;
  return (
    JSON.stringify(candidate.orbits) === JSON.stringify(orbits) &&
    JSON.stringify(candidate.moves) === JSON.stringify(moves)
  );
}

function composeTurns(first: QuarterTurn, second: QuarterTurn): QuarterTurn {
  return {
    source: second.source.map((from) => first.source[from]),
    twist: second.source.map((from, to) => (first.twist[from] + second.twist[to]) % 3),
  };
}

/** The cube of the other chapters. */
export const wholePocketCube: GalleryPuzzle = {
  slug: "pocket-cube",
  name: "Pocket cube",
  about: "The cube of all the other chapters.",
  definition: pocketCube(),
  metric: "HTM",
  published: {
    states: 3_674_160,
    godsNumber: 11,
    histogram: [
      1, 9, 54, 321, 1847, 9992, 50136, 227536, 870072, 1887748, 623800, 2644,
    ],
    source: "speedsolving.com, “2x2x2 scramble math question”",
    address: "https://www.speedsolving.com/threads/2x2x2-scramble-math-question.19383/",
  },
  publishedInOtherMetric: {
    states: 3_674_160,
    godsNumber: 14,
    histogram: [
      1, 6, 27, 120, 534, 2256, 8969, 33058, 114149, 360508, 930588, 1350852, 782536,
      90280, 276,
    ],
    source: "Wikipedia, “Pocket Cube”",
    address: "https://en.wikipedia.org/wiki/Pocket_Cube",
  },
};

export const twoFaces: GalleryPuzzle = {
  slug: "two-faces",
  name: "Two faces",
  about: "The pocket cube when only U and R turn: one corner never moves.",
  definition: { ...pocketCube({ U: 1, R: 1 }), name: "Two faces" },
  pictureMoves: ["U", "R"],
  metric: "HTM",
  published: {
    states: 29_160,
    godsNumber: 14,
    histogram: [
      1, 6, 18, 53, 148, 400, 910, 1882, 3276, 4628, 6198, 6325, 4352, 941, 22,
    ],
    source: OTHER_PROGRAMS,
  },
  publishedInOtherMetric: {
    states: 29_160,
    godsNumber: 17,
    histogram: [
      1, 4, 10, 24, 58, 130, 271, 526, 980, 1750, 2731, 3905, 5229, 5848, 4792, 2375,
      508, 18,
    ],
    source: OTHER_PROGRAMS,
  },
};

export const halfTurns: GalleryPuzzle = {
  slug: "half-turns",
  name: "Half turns",
  about: "The pocket cube with half turns only: no corner is twisted.",
  definition: { ...pocketCube({ U: 2, R: 2, F: 2 }), name: "Half turns" },
  pictureMoves: ["U2", "R2"],
  metric: "HTM",
  published: {
    states: 24,
    godsNumber: 4,
    histogram: [1, 3, 6, 9, 5],
    source: OTHER_PROGRAMS,
  },
};
