import { expect, test } from "vitest";
import {
  breadthFirst,
  buildDistances,
  countStates,
  definePuzzle,
  type Metric,
  type PuzzleDefinition,
  type PuzzleMetric,
  shortestSolutions,
} from "#lib/index.ts";
import { loopOver, neighbours } from "../../../bench/puzzles.ts";
import { CUBE_3X3X3 } from "#lib/big-cube/definition.ts";
import { DINO, DINO_EDGES } from "#src/puzzles/dino-cube.ts";
import { FLOPPY } from "#src/puzzles/floppy-cube.ts";
import { pancakes } from "#src/puzzles/pancakes.ts";
import { pocketCube } from "#src/puzzles/pocket-cube.ts";
import { PYRAMINX } from "#src/puzzles/pyraminx.ts";
import { PYRAMORPHIX } from "#src/puzzles/pyramorphix.ts";
import { SKEWB } from "#src/puzzles/skewb.ts";
import { seeded } from "../puzzle/seeded.ts";

interface Published {
  readonly puzzle: string;
  readonly definition: PuzzleDefinition;
  readonly metric: Metric;
  readonly histogram: string;
}

/**
 * States at each distance, as published, or from another program.
 * The rows of the gallery stand with its puzzles.
 */
const PUBLISHED: Published[] = [
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
  {
    puzzle: "eight corners, half turns of all faces",
    definition: halfTurnsOfAllFaces(),
    metric: "HTM",
    histogram: "1 6 27 42 20",
  },
  {
    puzzle: "Rubik's UFO",
    definition: ufo(),
    metric: "HTM",
    histogram:
      "1 8 36 189 870 4182 19502 89508 390114 1623294 6100151 16424349 14501714 762762 120",
  },
  ...[
    "1 2 2 1",
    "1 3 6 11 3",
    "1 4 12 35 48 20",
    "1 5 20 79 199 281 133 2",
    "1 6 30 149 543 1357 1903 1016 35",
  ].map((histogram, i) => ({
    puzzle: `pancakes, ${i + 3}`,
    definition: pancakes(i + 3, false),
    metric: "HTM" as const,
    histogram,
  })),
  ...[
    "1 2 2 2 1",
    "1 3 6 12 18 6 2",
    "1 4 12 36 90 124 96 18 3",
    "1 5 20 80 280 680 1214 1127 389 40 4",
  ].map((histogram, i) => ({
    puzzle: `burnt pancakes, ${i + 2}`,
    definition: pancakes(i + 2, true),
    metric: "HTM" as const,
    histogram,
  })),
];

/**
 * Two layers of six wedges, one of the lower ones held: the upper layer turns, and half of
 * the puzzle turns over, three wedges above and three below.
 */
function ufo(): PuzzleDefinition {
  const turnOver = (first: number) => {
    const source = Array.from({ length: 11 }, (_, at) => at);
    for (const i of [0, 1, 2]) {
      const [above, below] = [first + i, 6 + first + 2 - i];
      [source[above], source[below]] = [below, above];
    }
    return { WEDGES: { source } };
  };
  const around = [5, 0, 1, 2, 3, 4, 6, 7, 8, 9, 10];
  return {
    orbits: { WEDGES: { pieces: 11 } },
    moves: {
      T: { WEDGES: { source: around } },
      ...{ A: turnOver(0), B: turnOver(1), C: turnOver(2) },
    },
  };
}

/** The pocket cube with no corner held: what some programs call a Pyramorphix. */
function halfTurnsOfAllFaces(): PuzzleDefinition {
  const cube = definePuzzle(CUBE_3X3X3);
  const moves = cube.moves.map((face) => {
    const { CORNERS } = cube.apply(cube.solved, `${face}2`);
    return [`${face}2`, { CORNERS: { source: CORNERS.permutation } }];
  });
  return {
    orbits: { CORNERS: { pieces: 8 } },
    moves: Object.fromEntries(moves),
  };
}

test.for(PUBLISHED)(
  "$puzzle in $metric has the published histogram",
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
  ["LoopOver 3×3", loopOver(3), "HTM", 181_440, 8],
  ["pancakes, 9", pancakes(9, false), "HTM", 362_880, 10],
];

test.for(DIAMETERS)(
  "%s has the published God's number",
  ([, definition, metric, positions, diameter]) => {
    expect(countStates(definition)).toBe(BigInt(positions));
    expect(buildDistances(definition, { metric }).diameter).toBe(diameter);
  },
);

test("the Pyraminx with its tips has the published God's number; each tip adds a move or none", () => {
  const tip = (corner: number) => ({
    source: [0, 1, 2, 3],
    twist: [0, 1, 2, 3].map((at) => Number(at === corner)),
  });
  const turns = Object.entries(PYRAMINX.moves);
  const tips = turns.map(([move], i) => [move.toLowerCase(), { TIPS: tip(i) }]);
  const { histogram, ...distances } = buildDistances(
    {
      orbits: { ...PYRAMINX.orbits, TIPS: { pieces: 4, twists: 3 } },
      moves: Object.fromEntries([...turns, ...tips]),
    },
    { metric: "HTM" },
  );
  expect(distances.diameter).toBe(15);
  let folded = buildDistances(PYRAMINX, { metric: "HTM" }).histogram;
  tips.forEach(() => {
    folded = [...folded, 0].map((count, depth) => count + 2 * (folded[depth - 1] ?? 0));
  });
  expect(histogram).toEqual(folded);
  // Each twist of all tips together, from a position of the core.
  expect(distances.distance(80)).toBe(4);
});

const CUBE = definePuzzle(pocketCube({ U: 1, R: 1 }));

test("costs of 1 are a metric: all powers are HTM, and half turns at 2 are QTM", () => {
  const inHtm = buildDistances(CUBE, {
    metric: { U: 1, R: 1, U2: 1, "(R)2'": 1 },
  });
  const inQtm = buildDistances(CUBE, {
    metric: { U: 1, "R'": 1, U2: 2, R2: 2 },
  });
  expect(inHtm.moves).toEqual(["U", "R", "U2", "(R)2'", "U'", "R'"]);
  for (const [{ histogram, distance }, metric] of [
    [inHtm, "HTM"],
    [inQtm, "QTM"],
  ] as const) {
    const known = buildDistances(CUBE, { metric });
    expect(histogram).toEqual(known.histogram);
    for (let index = 0; index < CUBE.size; index += 97) {
      expect(distance(index)).toBe(known.distance(index));
    }
  }
});

test("a move may have up to 1,000 powers", () => {
  const cycles = (...lengths: number[]): PuzzleDefinition => {
    const source: number[] = [];
    for (const length of lengths) {
      const first = source.length;
      for (let i = 0; i < length; i++) source.push(first + ((i + 1) % length));
    }
    return {
      orbits: { A: { pieces: source.length } },
      moves: { T: { A: { source } } },
    };
  };
  const { histogram } = buildDistances(cycles(7, 11, 13), { metric: "HTM" });
  expect(histogram).toEqual([1, 1000]);
  expect(() => buildDistances(cycles(2, 3, 167), { metric: "HTM" })).toThrow(
    'move "T" has 1001 powers; expected 1000 at most',
  );
});

test("what moves cost decides which solutions are the shortest", () => {
  const metric = { U: 3, R: 2, U2: 5 };
  const distances = buildDistances(CUBE, { metric });
  const random = seeded(21);
  for (let i = 0; i < 5; i++) {
    const index = random(CUBE.size);
    const state = CUBE.unrank(index);
    const costOf = (moves: readonly string[]) =>
      moves.reduce((sum, move) => {
        const name = move.replace("'", "") as keyof typeof metric;
        return sum + metric[name];
      }, 0);
    const all = [...shortestSolutions(state, distances)];
    expect(new Set(all.map(costOf))).toEqual(new Set([distances.distance(index)]));
    for (const moves of all) {
      expect(moves.reduce((at, move) => CUBE.apply(at, move), state)).toEqual(
        CUBE.solved,
      );
    }
  }
});

test("missing or contradictory costs are refused", () => {
  const build = (metric: object) => () => buildDistances(CUBE, { metric } as never);
  expect(build({})).toThrow("the metric names no move");
  expect(build(["U"])).toThrow("the metric is an array; expected");
  expect(build({ D: 1 })).toThrow('there is no move "D"');
  expect(build({ U: 0 })).toThrow('the cost of "U" 0 is out of range 1..100');
  expect(build({ U: "1" })).toThrow('the cost of "U" is "1", not a number');
  expect(build({ U4: 1 })).toThrow('move "U4" moves nothing');
  expect(build({ U: 1, U5: 2 })).toThrow(
    'move "U5" costs 2, and "U", which is the same move, costs 1; expected the same',
  );
  expect(build({ U: 1, "U'": 2 })).toThrow('"U\'", which is its inverse, costs 2');
  // The half turns of one face and all turns of another: a group of 120, S5 on six corners.
  expect(build({ U: 1, R2: 1 })).toThrow(
    "the moves that count, U R2 U', lead to 120 of 29160 states; expected moves that lead to all of them",
  );
});

/** Burnt pancakes, one of them burnt on both sides. */
const HALF_BURNT: PuzzleDefinition = {
  ...pancakes(4, true),
  orbits: { PANCAKES: { pieces: 4, twists: 2, seenTwists: [2, 2, 1, 2] } },
};

/** Two red beads and four blue ones in a ring; three neighbours can be turned. */
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
  "%s: some move leads one closer, and none more than one",
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

test("puzzles that cannot be searched are refused", () => {
  const build = (options: object) => () => buildDistances(FLOPPY, options as never);
  const expected = 'expected "HTM", "QTM" or what each move costs, such as {"U": 1}';
  expect(build({})).toThrow(`there is no metric; ${expected}`);
  expect(build({ metric: "STM" })).toThrow(`unknown metric "STM"; ${expected}`);
  expect(build({ metric: null })).toThrow(`unknown metric null; ${expected}`);
  expect(build(undefined as never)).toThrow(
    'expected options {metric: "HTM"}, not undefined',
  );
  expect(build({ metric: "HTM", goals: [] })).toThrow("there is no goal");
  expect(build({ metric: "HTM", goals: [192] })).toThrow(
    "goals[0] 192 is out of range 0..191",
  );
  expect(build({ metric: "HTM", goals: 5 })).toThrow("goals is 5; expected an array");
  expect(() => buildDistances(pancakes(13, false), { metric: "HTM" })).toThrow(
    "the puzzle has 6227020800 states; expected 200000000 at most",
  );
  const { distance } = buildDistances(FLOPPY, { metric: "HTM" });
  expect(() => distance(192)).toThrow("index 192 is out of range 0..191");
});

/** Lights in rows of five: a press changes one and its neighbours. */
function lights(rows: number): PuzzleDefinition {
  const cells = Array.from({ length: 5 * rows }, (_, cell) => cell);
  const apart = (a: number, b: number) =>
    Math.abs((a % 5) - (b % 5)) + Math.abs(Math.floor(a / 5) - Math.floor(b / 5));
  return {
    orbits: { LIGHTS: { pieces: cells.length, twists: 2 } },
    moves: Object.fromEntries(
      cells.map((pressed) => {
        const twist = cells.map((cell) => Number(apart(cell, pressed) <= 1));
        return [`press${pressed}-`, { LIGHTS: { source: cells, twist } }];
      }),
    ),
  };
}

test("of four rows of five lights, each set of presses lights other ones: the sets of n presses give distinct states", () => {
  const { histogram } = buildDistances(lights(4), { metric: "QTM" });
  const row = [1];
  for (let n = 1; n <= 20; n++) row.push((row[n - 1] * (21 - n)) / n);
  expect(histogram).toEqual(row);
});

test("the Dino cube is at most 10 moves from one of its two mirror images", () => {
  const [held, ...edges] = DINO_EDGES;
  expect(held[0]).toBe(0);
  const mirrored = edges.map(([x, y, z]) =>
    edges.findIndex((edge) => edge[0] === -x && edge[1] === y && edge[2] === z),
  );
  const dino = definePuzzle(DINO);
  const orientation = mirrored.map(() => 0);
  const mirror = dino.rank({ EDGES: { permutation: mirrored, orientation } });
  const { diameter } = buildDistances(dino, { metric: "HTM", goals: [0, mirror] });
  expect(diameter).toBe(10);
});

/** Three pieces in a ring, two with 65 twists: more than a word has bits. */
const HIDDEN: PuzzleDefinition = {
  orbits: { P: { pieces: 3, twists: 65, seenTwists: [65, 65, 1] } },
  moves: {
    C: { P: { source: [1, 2, 0] } },
    T: { P: { source: [0, 1, 2], twist: [1, 0, 64] } },
  },
};

test("hidden twists that fit into no words are searched by their numbers", () => {
  const puzzle = definePuzzle(HIDDEN);
  const { moves, histogram } = buildDistances(puzzle, { metric: "QTM" });
  const plain = breadthFirst({ ...puzzle, start: puzzle.solved, moves });
  expect(histogram).toEqual(plain.histogram);
});

test("a distance may be more than a byte holds", () => {
  const ring = Array.from({ length: 300 }, (_, i) => (i + 1) % 300);
  const beads = {
    orbits: { BEADS: { pieces: 300 } },
    moves: { R: { BEADS: { source: ring } } },
  };
  const { diameter, distance } = buildDistances(beads, { metric: { R: 3 } });
  expect([diameter, distance(1), distance(150)]).toEqual([450, 3, 450]);
});

test("progress is told after each depth, and a search can be cancelled", () => {
  const signal = { aborted: false };
  const told: number[] = [];
  const onDepth = (depth: number, count: number) => {
    told.push(count);
    signal.aborted = depth === 2;
  };
  const build = () => buildDistances(FLOPPY, { metric: "HTM", onDepth, signal });
  expect(build).toThrow("cancelled");
  expect(told).toEqual([1, 4, 10]);
  const depths: number[] = [];
  buildDistances(FLOPPY, {
    metric: { N: 5, E: 5, S: 5, W: 5 },
    onDepth: (depth) => depths.push(depth),
  });
  expect(depths).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40]);
});

test("the old name of onDepth is answered with the new one", () => {
  const build = () =>
    buildDistances(FLOPPY, { metric: "HTM", onProgress() {} } as never);
  expect(build).toThrow("there is no option onProgress; expected onDepth");
});

test.for<PuzzleMetric>([
  "HTM",
  { F2: 1, F3: 2, F4: 1, F5: 2, F6: 1, F7: 2, F8: 1, F9: 2 },
])(
  "progress within a depth is reported, and a search can be cancelled there: %j",
  (metric) => {
    const nine = pancakes(9, false);
    const wrong: number[][] = [];
    let [soFar, times] = [0, 0];
    buildDistances(nine, {
      metric,
      onFound(found) {
        if (found < soFar) wrong.push([soFar, found]);
        soFar = found;
        times++;
      },
      onDepth(_, count) {
        if (count < soFar) wrong.push([soFar, count]);
        soFar = 0;
      },
    });
    expect(wrong).toEqual([]);
    expect(times).toBeGreaterThan(50);

    const signal = { aborted: false };
    let before = 0;
    const cancelled = () =>
      buildDistances(nine, {
        ...{ metric, signal },
        onFound(found) {
          // In the middle of a depth that tells many times.
          signal.aborted = found > 50_000;
          before = found;
        },
      });
    expect(cancelled).toThrow("cancelled");
    expect(before).toBeLessThan(70_000);
  },
);
