import {
  type PuzzleDefinition,
  QUARTER_TURNS,
  type QuarterTurn,
} from "../src/lib/index.ts";

/** Puzzles of published size and God's number, each written down from its own geometry. */

/** The pocket cube with its own pieces and moves; or other moves than F, R and U. */
export function pocketCube(times: Record<string, number> = { F: 1, R: 1, U: 1 }) {
  const turns = { F: QUARTER_TURNS[0], R: QUARTER_TURNS[1], U: QUARTER_TURNS[2] };
  return {
    name: "pocket cube",
    orbits: { CORNERS: { pieces: 7, twists: 3 } },
    moves: Object.fromEntries(
      Object.entries(times).map(([face, count]) => {
        const turn = turns[face as keyof typeof turns];
        let made = turn;
        for (let i = 1; i < count; i++) made = then(made, turn);
        return [count === 1 ? face : `${face}${count}`, { CORNERS: made }];
      }),
    ),
  } satisfies PuzzleDefinition;
}

function then(first: QuarterTurn, second: QuarterTurn): QuarterTurn {
  return {
    source: second.source.map((from) => first.source[from]),
    twist: second.source.map((from, to) => (first.twist[from] + second.twist[to]) % 3),
  };
}

/** Six edges about four corners that only twist: each turn takes three edges round. */
export const PYRAMINX: PuzzleDefinition = {
  orbits: { EDGES: { pieces: 6, twists: 2 }, AXIALS: { pieces: 4, twists: 3 } },
  moves: {
    U: pyraminxTurn([2, 0, 1, 3, 4, 5], [0, 1, 1, 0, 0, 0], 0),
    L: pyraminxTurn([3, 1, 2, 5, 4, 0], [1, 0, 0, 1, 0, 0], 1),
    R: pyraminxTurn([0, 4, 2, 1, 3, 5], [0, 0, 0, 1, 1, 0], 2),
    B: pyraminxTurn([0, 1, 5, 3, 2, 4], [0, 0, 1, 0, 0, 1], 3),
  },
};

function pyraminxTurn(source: number[], twist: number[], axial: number) {
  const turned = [0, 1, 2, 3].map((at) => Number(at === axial));
  return {
    EDGES: { source, twist },
    AXIALS: { source: [0, 1, 2, 3], twist: turned },
  };
}

/** Seven corners and six centres; each turn goes about a corner that stays in its place. */
export const SKEWB: PuzzleDefinition = {
  orbits: { CORNERS: { pieces: 7, twists: 3 }, CENTERS: { pieces: 6 } },
  moves: {
    URF: {
      CORNERS: { source: [0, 4, 2, 1, 3, 5, 6], twist: [1, 2, 0, 2, 2, 0, 0] },
      CENTERS: { source: [2, 0, 1, 3, 4, 5] },
    },
    UFL: {
      CORNERS: { source: [2, 1, 5, 3, 4, 0, 6], twist: [2, 1, 2, 0, 0, 2, 0] },
      CENTERS: { source: [4, 1, 0, 3, 2, 5] },
    },
    UBR: {
      CORNERS: { source: [6, 1, 0, 3, 4, 5, 2], twist: [2, 0, 2, 1, 0, 0, 2] },
      CENTERS: { source: [1, 5, 2, 3, 4, 0] },
    },
    DFR: {
      CORNERS: { source: [5, 1, 2, 3, 4, 6, 0], twist: [2, 0, 0, 0, 1, 2, 2] },
      CENTERS: { source: [0, 2, 3, 1, 4, 5] },
    },
  },
};

/**
 * The ivy cube: four corners that only twist, each taking the three centres about it
 * round. Opposite centres are 0 and 5, 1 and 4, 2 and 3.
 */
export const IVY: PuzzleDefinition = {
  orbits: { CORNERS: { pieces: 4, twists: 3 }, CENTRES: { pieces: 6 } },
  moves: Object.fromEntries(
    [
      [0, 1, 2],
      [0, 4, 3],
      [5, 1, 3],
      [5, 4, 2],
    ].map((centres, corner) => {
      const source = [0, 1, 2, 3, 4, 5];
      centres.forEach((at, i) => (source[centres[(i + 1) % 3]] = at));
      const twist = [0, 1, 2, 3].map((at) => Number(at === corner));
      return [
        "ABCD"[corner],
        {
          CORNERS: { source: [0, 1, 2, 3], twist },
          CENTRES: { source },
        },
      ];
    }),
  ),
};

/** The floppy cube, 3×3×1: each turn swaps two corners and flips an edge. */
export const FLOPPY: PuzzleDefinition = {
  orbits: { CORNERS: { pieces: 4 }, EDGES: { pieces: 4, twists: 2 } },
  moves: Object.fromEntries(
    ["N", "E", "S", "W"].map((name, i) => {
      const source = [0, 1, 2, 3];
      [source[i], source[(i + 1) % 4]] = [source[(i + 1) % 4], source[i]];
      const twist = [0, 1, 2, 3].map((at) => Number(at === i));
      return [name, { CORNERS: { source }, EDGES: { source: [0, 1, 2, 3], twist } }];
    }),
  ),
};

/**
 * The tower, 2×2×3: the top and bottom layers turn, two faces only by half; the middle
 * edge between the two others stays. Corners 0 to 3 above, clockwise, 4 to 7 below them;
 * middle edges 0 to 2, of which 1 is between the two faces that turn.
 */
export const TOWER: PuzzleDefinition = {
  orbits: { CORNERS: { pieces: 8 }, EDGES: { pieces: 3 } },
  moves: {
    U: { CORNERS: { source: [3, 0, 1, 2, 4, 5, 6, 7] } },
    D: { CORNERS: { source: [0, 1, 2, 3, 5, 6, 7, 4] } },
    R2: {
      CORNERS: { source: [0, 6, 5, 3, 4, 2, 1, 7] },
      EDGES: { source: [1, 0, 2] },
    },
    F2: {
      CORNERS: { source: [0, 1, 7, 6, 4, 5, 3, 2] },
      EDGES: { source: [0, 2, 1] },
    },
  },
};

/**
 * The Pyramorphix: a pocket cube of which every other corner is the middle of a face,
 * whose twists nobody sees. The corner that stays is one whose twists are seen.
 */
export const PYRAMORPHIX: PuzzleDefinition = {
  ...pocketCube(),
  orbits: { CORNERS: { pieces: 7, twists: 3, seenTwists: [3, 1, 3, 1, 1, 3, 1] } },
};

/** n pancakes: each move turns the top ones over; burnt ones show which side is up. */
export function pancakes(n: number, isBurnt: boolean): PuzzleDefinition {
  const moves = Array.from({ length: n }, (_, i) => i + 1).filter(
    (k) => isBurnt || k > 1,
  );
  return {
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

/** n pieces in a row, of which neighbours are swapped. */
export function neighbours(n: number): PuzzleDefinition {
  return {
    orbits: { ROW: { pieces: n } },
    moves: Object.fromEntries(
      Array.from({ length: n - 1 }, (_, i) => {
        const source = Array.from({ length: n }, (_, at) => at);
        [source[i], source[i + 1]] = [i + 1, i];
        return [`S${i}`, { ROW: { source } }];
      }),
    ),
  };
}

/** LoopOver: a square whose rows and columns are rings. */
export function loopOver(n: number): PuzzleDefinition {
  const cells = Array.from({ length: n * n }, (_, i) => i);
  const row = (k: number) =>
    cells.map((at) => (Math.floor(at / n) === k ? k * n + ((at + 1) % n) : at));
  const column = (k: number) =>
    cells.map((at) => (at % n === k ? (at + n) % (n * n) : at));
  return {
    orbits: { CELLS: { pieces: n * n } },
    moves: Object.fromEntries(
      Array.from({ length: n }, (_, k) => [
        [`R${k}`, { CELLS: { source: row(k) } }],
        [`C${k}`, { CELLS: { source: column(k) } }],
      ]).flat(),
    ),
  };
}

/** The corners of a cube by the signs of their coordinates, and its edges by those of theirs. */
const SIGNS = [1, -1];
const CORNERS = SIGNS.flatMap((x) => SIGNS.flatMap((y) => SIGNS.map((z) => [x, y, z])));
const EDGES = SIGNS.flatMap((a) =>
  SIGNS.flatMap((b) => [
    [0, a, b],
    [a, 0, b],
    [a, b, 0],
  ]),
);

/**
 * The Dino cube: a turn takes the three edges of a corner round. The edge that comes first
 * is held still; where it would turn, all others but those of the corner turn instead.
 */
export const DINO: PuzzleDefinition = {
  orbits: { EDGES: { pieces: EDGES.length - 1 } },
  moves: Object.fromEntries(
    CORNERS.map((corner, i) => {
      const isAtCorner = ([x, y, z]: number[]) =>
        [x * corner[0], y * corner[1], z * corner[2]].every((sign) => sign >= 0);
      const turnsRest = isAtCorner(EDGES[0]);
      const [, ...edges] = EDGES;
      const source = edges.map((edge, at) =>
        isAtCorner(edge) === turnsRest ? at : findEdge(edges, rotated(edge, corner)),
      );
      return ["ABCDEFGH"[i], { EDGES: { source } }];
    }),
  ),
};

/** An edge after a third of a turn about a corner. */
function rotated([x, y, z]: number[], [a, b, c]: number[]): number[] {
  return [a * c * z, a * b * x, b * c * y];
}

function findEdge(edges: readonly number[][], edge: number[]): number {
  return edges.findIndex((other) => other.every((sign, axis) => sign === edge[axis]));
}
