import { expect, test } from "vitest";
import {
  ALL_BIG_MOVES,
  applyBigMoves,
  BIG_MOVE_NAMES,
  CUBE_3X3X3,
  formatBigMoves,
  invertBigCube,
  invertBigMoves,
  multiplyBigCubes,
  PHASE_2_MOVES,
  SOLVED_BIG_CUBE,
} from "#lib/big-cube.ts";
import { countStates, definePuzzle } from "#lib/index.ts";
import { draw, seeded } from "../puzzle/seeded.ts";
import { kpuzzle, toCubing } from "./cubing-cube.ts";

test("each of the 18 moves is the move of that name in cubing, from any state", () => {
  expect(toCubing(SOLVED_BIG_CUBE).isIdentical(kpuzzle.defaultPattern())).toBe(true);
  const random = seeded(49);
  for (const move of ALL_BIG_MOVES) {
    const before = draw(random, ALL_BIG_MOVES, 12);
    const cube = applyBigMoves(SOLVED_BIG_CUBE, [...before, move]);
    const text = `${formatBigMoves(before)} ${BIG_MOVE_NAMES[move]}`;
    const theirs = kpuzzle.defaultPattern().applyAlg(text);
    const { CORNERS, EDGES } = toCubing(cube).patternData;
    expect(CORNERS, text).toEqual(theirs.patternData.CORNERS);
    expect(EDGES, text).toEqual(theirs.patternData.EDGES);
  }
});

test("products and inverses are those of the moves that lead to the cubes", () => {
  const random = seeded(50);
  for (let i = 0; i < 200; i++) {
    const [a, b] = [1, 2].map(() => draw(random, ALL_BIG_MOVES, random(20)));
    const [afterA, afterB] = [a, b].map((moves) =>
      applyBigMoves(SOLVED_BIG_CUBE, moves),
    );
    expect(multiplyBigCubes(afterA, afterB)).toEqual(
      applyBigMoves(SOLVED_BIG_CUBE, [...a, ...b]),
    );
    expect(invertBigCube(afterA)).toEqual(
      applyBigMoves(SOLVED_BIG_CUBE, invertBigMoves(a)),
    );
  }
});

test("the moves of the second phase are those that keep twists, flips and the middle layer", () => {
  const kept = ALL_BIG_MOVES.filter((move) => {
    const { CORNERS, EDGES } = applyBigMoves(SOLVED_BIG_CUBE, [move]);
    const isUntwisted = [...CORNERS.orientation, ...EDGES.orientation].every(
      (twist) => twist === 0,
    );
    return isUntwisted && EDGES.permutation.slice(8).every((piece) => piece >= 8);
  });
  expect(PHASE_2_MOVES).toEqual(kept);
});

test("the definition has the published number of states, and the moves of its names", () => {
  expect(countStates(CUBE_3X3X3)).toBe(43_252_003_274_489_856_000n);
  const puzzle = definePuzzle(CUBE_3X3X3);
  const moves = draw(seeded(51), ALL_BIG_MOVES, 30);
  expect(puzzle.applyMoves(puzzle.solved, formatBigMoves(moves))).toEqual(
    applyBigMoves(SOLVED_BIG_CUBE, moves),
  );
});

test("what is no cube and no move is named", () => {
  const { CORNERS, EDGES } = SOLVED_BIG_CUBE;
  const twisted = { ...CORNERS, orientation: [1, 0, 0, 0, 0, 0, 0, 0] };
  expect(() => applyBigMoves({ CORNERS: twisted, EDGES }, [])).toThrow(
    "the orientation of CORNERS: twists sum to 1, not 0: one corner is turned clockwise",
  );
  const flipped = { ...EDGES, orientation: [1, ...new Array(11).fill(0)] };
  expect(() => invertBigCube({ CORNERS, EDGES: flipped })).toThrow(
    "the orientation of EDGES: twists sum to 1, not 0: one piece is flipped",
  );
  const swapped = { ...EDGES, permutation: [1, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] };
  expect(() => multiplyBigCubes(SOLVED_BIG_CUBE, { CORNERS, EDGES: swapped })).toThrow(
    "the corners are permuted evenly and the edges oddly: swap two pieces",
  );
  const repeated = { ...EDGES, permutation: [0, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] };
  expect(() => applyBigMoves({ CORNERS, EDGES: repeated }, [])).toThrow(
    "the permutation of EDGES: position 2 repeats 0; 1 is missing",
  );
  const unknown = { ...CORNERS, permutation: [0, 1, 8, 3, 4, 5, 6, 7] };
  expect(() => applyBigMoves({ CORNERS: unknown, EDGES }, [])).toThrow(
    "the permutation of CORNERS: position 3 holds 8",
  );
  const short = { ...CORNERS, permutation: [0, 1, 2] };
  expect(() => applyBigMoves({ CORNERS: short, EDGES }, [])).toThrow(
    "the permutation of CORNERS has 3 entries; expected 8",
  );
  expect(() => applyBigMoves({ CORNERS } as never, [])).toThrow(TypeError);
  expect(() => applyBigMoves(null as never, [])).toThrow(TypeError);
  expect(() => applyBigMoves(SOLVED_BIG_CUBE, [18])).toThrow(
    "moves[0] is 18; expected a whole number 0..17",
  );
  expect(() => formatBigMoves("U" as never)).toThrow(TypeError);
});
