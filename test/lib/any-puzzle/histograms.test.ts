import { expect, test } from "vitest";
import {
  breadthFirst,
  buildDistances,
  countPositions,
  definePuzzle,
  type Metric,
  type PuzzleDefinition,
} from "../../../src/lib/index.ts";
import { loopOver, neighbours } from "../../../bench/puzzles.ts";
import { FLOPPY } from "../../../src/puzzles/floppy-cube.ts";
import { pancakes } from "../../../src/puzzles/pancakes.ts";
import { pocketCube } from "../../../src/puzzles/pocket-cube.ts";
import { PYRAMORPHIX } from "../../../src/puzzles/pyramorphix.ts";
import { SKEWB } from "../../../src/puzzles/skewb.ts";
import { seeded } from "../puzzle/seeded.ts";

interface Published {
  readonly puzzle: string;
  readonly definition: PuzzleDefinition;
  readonly metric: Metric;
  readonly histogram: string;
}

/**
 * Positions at each distance, as printed; where nobody prints them, from another program.
 * The rows of the gallery stand with its puzzles.
 */
const PUBLISHED: Published[] = [
  {
    puzzle: "pocket cube",
    definition: pocketCube(),
    metric: "QTM",
    histogram:
      "1 6 27 120 534 2256 8969 33058 114149 360508 930588 1350852 782536 90280 276",
  },
  {
    puzzle: "pocket cube, two faces",
    definition: pocketCube({ U: 1, R: 1 }),
    metric: "QTM",
    histogram: "1 4 10 24 58 130 271 526 980 1750 2731 3905 5229 5848 4792 2375 508 18",
  },
  {
    puzzle: "pocket cube, one face and half turns",
    definition: pocketCube({ U: 1, R: 2, F: 2 }),
    metric: "HTM",
    histogram: "1 5 14 41 87 172 344 548 776 892 1008 816 304 32",
  },
  {
    puzzle: "neighbours, 7",
    definition: neighbours(7),
    metric: "QTM",
    histogram:
      "1 6 20 49 98 169 259 359 455 531 573 573 531 455 359 259 169 98 49 20 6 1",
  },
];

test.for(PUBLISHED)(
  "$puzzle in $metric has as many positions at each distance as published",
  ({ definition, metric, histogram }) => {
    expect(buildDistances(definition, { metric }).histogram.join(" ")).toBe(histogram);
  },
);

/** God's numbers where the rows are not printed, beside those of the gallery. */
const DIAMETERS: [
  string,
  PuzzleDefinition,
  Metric,
  positions: number,
  diameter: number,
][] = [
  ["Pyramorphix", PYRAMORPHIX, "QTM", 136_080, 11],
  ["LoopOver 3×3", loopOver(3), "HTM", 181_440, 8],
  ["pancakes, 9", pancakes(9, false), "HTM", 362_880, 10],
];

test.for(DIAMETERS)(
  "%s has the published God's number",
  ([, definition, metric, positions, diameter]) => {
    expect(countPositions(definition)).toBe(BigInt(positions));
    const { histogram, ...distances } = buildDistances(definition, { metric });
    expect(distances.diameter).toBe(diameter);
    expect(histogram.reduce((sum, count) => sum + count)).toBe(positions);
  },
);

/** Burnt pancakes of which one is burnt on both sides. */
const HALF_BURNT: PuzzleDefinition = {
  ...pancakes(4, true),
  orbits: { PANCAKES: { pieces: 4, twists: 2, seenTwists: [2, 2, 1, 2] } },
};

/** Two red beads and four blue ones in a ring, of which three neighbours can be turned. */
const BEADS: PuzzleDefinition = {
  orbits: { BEADS: { pieces: 6 } },
  moves: {
    A: { BEADS: { source: [2, 1, 0, 3, 4, 5] } },
    B: { BEADS: { source: [1, 2, 3, 4, 5, 0] } },
  },
  solved: { BEADS: { permutation: [0, 0, 1, 1, 1, 1] } },
};

test.for([
  ["floppy cube", FLOPPY, "HTM"],
  ["pocket cube, half turns", pocketCube({ U: 2, R: 2, F: 2 }), "QTM"],
  ["pancakes, 6", pancakes(6, false), "HTM"],
  ["burnt pancakes, 4", pancakes(4, true), "HTM"],
  ["half burnt pancakes, 4", HALF_BURNT, "HTM"],
  ["beads", BEADS, "QTM"],
] as const)(
  "%s: each position is as far as breadthFirst says",
  ([, definition, metric]) => {
    const puzzle = definePuzzle(definition);
    const distances = buildDistances(puzzle, { metric });
    const plain = breadthFirst({
      ...puzzle,
      start: puzzle.solved,
      moves: distances.moves,
    });
    expect(distances.histogram).toEqual(plain.histogram);
    const each = Array.from(plain.distance, (_, index) => distances.distance(index));
    expect(each).toEqual(Array.from(plain.distance));
  },
);

test.for([
  ["Skewb", SKEWB],
  ["Pyramorphix", PYRAMORPHIX],
  ["LoopOver 3×3", loopOver(3)],
  ["pancakes, 9", pancakes(9, false)],
] as [string, PuzzleDefinition][])(
  "%s: a move leads one nearer, and none leads nearer than that",
  ([, definition]) => {
    const puzzle = definePuzzle(definition);
    const { distance, moves } = buildDistances(puzzle, { metric: "HTM" });
    const random = seeded(9);
    for (let i = 0; i < 100; i++) {
      const index = 1 + random(puzzle.size - 1);
      const state = puzzle.unrank(index);
      const next = moves.map((move) =>
        distance(puzzle.rank(puzzle.apply(state, move))),
      );
      expect(Math.min(...next)).toBe(distance(index) - 1);
    }
    expect(distance(puzzle.rank(puzzle.solved))).toBe(0);
  },
);

test("with several goals a distance is that to the nearest", () => {
  const puzzle = definePuzzle(FLOPPY);
  const far = buildDistances(puzzle, { metric: "HTM" });
  const farthest = Array.from({ length: 192 }, (_, i) => i).find(
    (i) => far.distance(i) === 8,
  )!;
  const both = buildDistances(puzzle, {
    metric: "HTM",
    goals: [0, farthest, farthest],
  });
  const toOther = buildDistances(puzzle, { metric: "HTM", goals: [farthest] });
  expect(both.histogram[0]).toBe(2);
  for (let index = 0; index < 192; index++) {
    expect(both.distance(index)).toBe(
      Math.min(far.distance(index), toOther.distance(index)),
    );
  }
});

test("what cannot be searched is refused in words", () => {
  const build = (options: object) => () => buildDistances(FLOPPY, options as never);
  expect(build({})).toThrow('unknown metric undefined; expected "HTM" or "QTM"');
  expect(build({ metric: "HTM", goals: [] })).toThrow("there is no goal");
  expect(build({ metric: "HTM", goals: [192] })).toThrow(
    "goals[0] 192 is out of range 0..191",
  );
  expect(build({ metric: "HTM", goals: 5 })).toThrow("goals is 5; expected an array");
  expect(() => buildDistances(pancakes(13, false), { metric: "HTM" })).toThrow(
    "the puzzle has 6227020800 positions; expected 200000000 at most",
  );
  const { distance } = buildDistances(FLOPPY, { metric: "HTM" });
  expect(() => distance(192)).toThrow("index 192 is out of range 0..191");
});

test("progress is told after each depth, and a search can be cancelled", () => {
  const signal = { aborted: false };
  const told: number[] = [];
  const onProgress = (depth: number, count: number) => {
    told.push(count);
    signal.aborted = depth === 2;
  };
  const build = () => buildDistances(FLOPPY, { metric: "HTM", onProgress, signal });
  expect(build).toThrow("cancelled");
  expect(told).toEqual([1, 4, 10]);
});
