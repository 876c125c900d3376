import { describe, expect, test } from "vitest";
import type { PuzzleState } from "#lib/index.ts";
import { eightPuzzle } from "#src/puzzles/eight-puzzle.ts";
import type { SlidingBoard } from "#src/puzzles/sliding-board.ts";
import { slidingDistances } from "#src/puzzles/sliding-distances.ts";
import { rankPieces, unrankPieces } from "#src/puzzles/sliding-index.ts";
import { slidingPuzzle, TILE_ORBIT } from "#src/puzzles/sliding-puzzle.ts";
import { createPlayable } from "#src/puzzles/create-playable.ts";

const board = (rows: number, columns: number, gap: number): SlidingBoard => ({
  ...{ rows, columns, gap },
});
const holding = (...permutation: number[]): PuzzleState => ({
  [TILE_ORBIT]: { permutation, orientation: permutation.map(() => 0) },
});
const piecesOf = (state: PuzzleState) => state[TILE_ORBIT].permutation;

/** Rows of A089474 and A089483, and of a search by other programs. */
const PUBLISHED: [SlidingBoard, number[]][] = [
  [board(2, 2, 3), [1, 2, 2, 2, 2, 2, 1]],
  [
    board(2, 3, 5),
    [1, 2, 3, 5, 6, 7, 10, 12, 12, 16, 23, 25, 28, 39, 44, 40, 29, 21, 18, 12, 6, 1],
  ],
  [
    board(2, 3, 1),
    [1, 3, 4, 4, 6, 10, 10, 10, 16, 20, 20, 26, 36, 40, 40, 37, 29, 20, 14, 9, 4, 1],
  ],
  [
    board(2, 4, 7),
    [
      1, 2, 3, 6, 10, 14, 19, 28, 42, 61, 85, 119, 161, 215, 293, 396, 506, 632, 788,
      985, 1194, 1414, 1664, 1884, 1999, 1958, 1770, 1463, 1076, 667, 361, 190, 88, 39,
      19, 7, 1,
    ],
  ],
  [eightPuzzle.definition, [...eightPuzzle.published.histogram!]],
  [
    board(3, 3, 4),
    [
      1, 4, 8, 8, 16, 32, 60, 72, 136, 200, 376, 512, 964, 1296, 2368, 3084, 5482, 6736,
      11132, 12208, 18612, 18444, 24968, 19632, 22289, 13600, 11842, 4340, 2398, 472,
      148,
    ],
  ],
  [
    board(3, 3, 1),
    [
      1, 3, 5, 10, 14, 28, 42, 80, 108, 202, 278, 524, 726, 1348, 1804, 3283, 4193,
      7322, 8596, 13930, 14713, 21721, 19827, 25132, 18197, 18978, 9929, 7359, 2081,
      878, 126, 2,
    ],
  ],
];

test.for(PUBLISHED)("%o: the published histogram", ([given, histogram]) => {
  const told: number[] = [];
  const found = slidingDistances(given, {
    metric: "QTM",
    onDepth: (depth, count) => (told[depth] = count),
  });
  expect(found.histogram).toEqual(histogram);
  expect(told).toEqual(histogram);
  expect(found.diameter).toBe(histogram.length - 1);
});

test("a board and its transpose have the same histogram", () => {
  const of = (rows: number, columns: number, gap: number) =>
    slidingDistances(board(rows, columns, gap), { metric: "HTM" }).histogram;
  expect(of(3, 2, 5)).toEqual(of(2, 3, 5));
  expect(of(4, 2, 1)).toEqual(of(2, 4, 4));
});

/** The distances by a plain search with texts as keys, where tiles in a line slide together. */
function byTexts({ rows, columns, gap }: SlidingBoard): number[] {
  const start = Array.from({ length: rows * columns }, (_, cell) => cell);
  const seen = new Set([start.join()]);
  const histogram: number[] = [];
  for (let depth = [start]; depth.length > 0;) {
    histogram.push(depth.length);
    const next: number[][] = [];
    for (const pieces of depth) {
      const at = pieces.indexOf(gap);
      for (const step of [1, -1, columns, -columns]) {
        const moved = pieces.slice();
        for (let to = at + step; ; to += step) {
          const from = to - step;
          const isInRow =
            Math.floor(to / columns) === Math.floor(from / columns) ||
            Math.abs(step) === columns;
          if (to < 0 || to >= moved.length || !isInRow) break;
          [moved[from], moved[to]] = [moved[to], moved[from]];
          if (seen.has(moved.join())) continue;
          seen.add(moved.join());
          next.push(moved.slice());
        }
      }
    }
    depth = next;
  }
  return histogram;
}

test("where tiles slide together, the distances are those of a plain search", () => {
  for (const given of [board(2, 2, 0), board(2, 3, 4), board(3, 2, 2)]) {
    const { histogram, moves } = slidingDistances(given, { metric: "HTM" });
    expect(histogram).toEqual(byTexts(given));
    expect(moves).toContain(given.rows > 2 ? "U2" : given.columns > 2 ? "L2" : "L");
  }
});

test("a distance is that of a number in range, by a metric that there is", () => {
  const { distance } = slidingDistances(board(2, 2, 3), { metric: "HTM" });
  expect(distance(11)).toBeGreaterThan(0);
  expect(() => distance(12)).toThrow(RangeError);
  expect(() => distance(12)).toThrow("index 12 is out of range 0..11");
  expect(() => distance(-1)).toThrow("index -1 is out of range 0..11");
  expect(() => distance("1" as never)).toThrow('index is "1", not a number');
  const metric = "STM" as never;
  expect(() => slidingDistances(board(2, 2, 3), { metric })).toThrow(
    'unknown metric "STM"; expected "HTM" or "QTM"',
  );
  expect(() => slidingDistances(board(5, 2, 3), { metric: "HTM" })).toThrow(
    "rows 5 is out of range 2..4",
  );
});

test("what is no definition is refused as the library does", () => {
  for (const nothing of [null, undefined, 5]) {
    expect(() => createPlayable(nothing as never)).toThrow(
      `a puzzle's definition is ${nothing}; expected {orbits, moves}`,
    );
  }
});

test("its example can be made on every board", () => {
  for (const rows of [2, 3, 4]) {
    for (const columns of [2, 3, 4]) {
      for (let gap = 0; gap < rows * columns; gap++) {
        const { apply, exampleMoves, solved } = slidingPuzzle(
          board(rows, columns, gap),
        );
        expect(exampleMoves.reduce(apply, solved)).not.toEqual(solved);
      }
    }
  }
});

test.for([
  board(3, 3, 8),
  board(3, 3, 1),
  board(2, 4, 6),
  board(4, 2, 0),
  board(3, 2, 3),
])("%o: every index has its own state", (given) => {
  const { sizeBig } = slidingPuzzle(given);
  const seen = new Set<string>();
  let wrong = 0;
  for (let index = 0; index < sizeBig; index++) {
    const pieces = unrankPieces(index, given);
    if (rankPieces(pieces, given) !== index) wrong++;
    seen.add(pieces.join());
  }
  expect(wrong).toBe(0);
  expect(BigInt(seen.size)).toBe(sizeBig);
});

describe("the 8-puzzle", () => {
  const puzzle = slidingPuzzle(eightPuzzle.definition);

  test("its number has two parts, and half of all orders have one", () => {
    expect(puzzle.sizeBig).toBe(181_440n);
    expect(puzzle.coordinates.map(({ size }) => size)).toEqual([9n, 20_160n]);
    expect(puzzle.coordinates[1].reason).toContain(
      "the 8 tiles always form an even permutation: half of the 8! permutations remain",
    );
    expect(slidingPuzzle(board(2, 4, 7)).coordinates[1].reason).toContain(
      "the 7 tiles form an even or an odd permutation, depending on the row of the gap",
    );
    expect(puzzle.rankBig(puzzle.solved)).toBe(161_280n);
    expect(puzzle.rankBig(holding(8, 0, 1, 2, 3, 4, 5, 6, 7))).toBe(0n);
  });

  test("a letter says which way tiles go, a number how many", () => {
    const moved = (move: string) => piecesOf(puzzle.apply(puzzle.solved, move));
    expect(moved("R")).toEqual([0, 1, 2, 3, 4, 5, 6, 8, 7]);
    expect(moved("D")).toEqual([0, 1, 2, 3, 4, 8, 6, 7, 5]);
    expect(moved("R2")).toEqual([0, 1, 2, 3, 4, 5, 8, 6, 7]);
    expect(moved("D2")).toEqual([0, 1, 8, 3, 4, 2, 6, 7, 5]);
    expect(moved("U'")).toEqual(moved("D"));
  });

  test("a move that cannot be made says why", () => {
    const { solved, whyIllegal } = puzzle;
    expect(whyIllegal(solved, "R2")).toBeUndefined();
    expect(whyIllegal(solved, "L")).toBe("there is no tile right of the gap");
    expect(whyIllegal(solved, "U")).toBe("there is no tile below the gap");
    expect(whyIllegal(puzzle.apply(solved, "R"), "R2")).toBe(
      "there is only one tile left of the gap",
    );
    expect(() => puzzle.apply(solved, "L")).toThrow(
      "L cannot be made: there is no tile right of the gap",
    );
    expect(() => puzzle.apply(solved, "F")).toThrow('there is no move "F"');
    for (const slip of ["U0", "D0'", "U10", "", "UU"]) {
      expect(() => puzzle.apply(solved, slip)).toThrow(
        `there is no move "${slip}"; expected U, D, L or R, or one of them several times or backwards, such as L2 or U'`,
      );
    }
    expect(
      slidingPuzzle(board(4, 4, 0)).whyIllegal(
        holding(1, 2, 0, ...Array.from({ length: 13 }, (_, i) => i + 3)),
        "R3",
      ),
    ).toBe("there are only 2 tiles left of the gap");
  });

  test("a press slides all tiles up to the gap; elsewhere it does nothing", () => {
    const presses = (cell: number) => puzzle.pressControls!.moveAt(puzzle.solved, cell);
    expect(Array.from({ length: 9 }, (_, cell) => presses(cell))).toEqual([
      ...[undefined, undefined, "D2"],
      ...[undefined, undefined, "D"],
      ...["R2", "R", undefined],
    ]);
    for (const move of ["U", "L2"]) {
      const back = puzzle.inverse(move);
      const state = holding(8, 0, 1, 2, 3, 4, 5, 6, 7);
      const next = puzzle.apply(state, move);
      expect(puzzle.apply(next, back)).toEqual(state);
      expect(puzzle.pressControls!.moveAt(next, 0)).toBe(back);
    }
  });

  test("a move brings each piece from where it was", () => {
    const after = puzzle.apply(puzzle.solved, "D2");
    const { permutation } = puzzle.motion(after, ["D2"])[TILE_ORBIT];
    expect(permutation).toEqual([0, 1, 8, 3, 4, 2, 6, 7, 5]);
  });

  test("it is told row by row", () => {
    expect(puzzle.describeState(puzzle.apply(puzzle.solved, "R"))).toBe(
      "1 2 3; 4 5 6; 7 gap 8",
    );
    expect(slidingPuzzle(board(2, 2, 0)).describeState(holding(0, 1, 2, 3))).toBe(
      "gap 1; 2 3",
    );
  });

  test("what is no position is refused", () => {
    expect(() => puzzle.rankBig(holding(1, 0, 2, 3, 4, 5, 6, 7, 8))).toThrow(
      "no slides lead to this state: two tiles would have to change places",
    );
    for (const pieces of [
      [0, 1, 2],
      [0, 1, 2, 3, 4, 5, 6, 7, 7],
      [8, 1, 2, 3, 4, 5, 6, 7, 9],
    ]) {
      expect(() => puzzle.rankBig(holding(...pieces))).toThrow(
        "expected each of 0..8 once",
      );
    }
    for (const [state, words] of [
      [null, "a state is null; expected its orbits by name"],
      [{}, 'orbit "TILES" of the state is undefined; expected {permutation, orient'],
      [
        { [TILE_ORBIT]: {} },
        'orbit "TILES": permutation must be an array, not undefined',
      ],
    ] as const) {
      expect(() => puzzle.rankBig(state as never)).toThrow(words);
      expect(() => puzzle.apply(state as never, "R")).toThrow(words);
    }
    expect(() => puzzle.unrankBig(181_440n)).toThrow(
      "index 181440 is out of range 0..181439",
    );
    expect(() => slidingPuzzle(board(3, 3, 9))).toThrow("gap 9 is out of range 0..8");
    expect(() => slidingPuzzle(board(1, 3, 0))).toThrow("rows 1 is out of range 2..4");
  });
});
