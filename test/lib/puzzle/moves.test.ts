import { describe, expect, test } from "vitest";
import {
  applyMove,
  applyMoves,
  countTurns,
  HTM_MOVES,
  invertMoves,
  type Metric,
  MOVE_NAMES,
  movesOf,
  N_MOVES,
  QTM_MOVES,
  QUARTER_TURNS,
  SOLVED,
  type State,
  unrankState,
} from "#lib/index.ts";
import { faceOf, moveOf, quarterTurnsOf } from "#lib/puzzle/moves.ts";
import { draw, seeded } from "./seeded.ts";

/** A state with no symmetry, all seven pieces displaced. */
const SCRAMBLED = unrankState(2_345_678);

test("the nine moves are F F2 F' R R2 R' U U2 U'", () => {
  expect(MOVE_NAMES).toEqual(["F", "F2", "F'", "R", "R2", "R'", "U", "U2", "U'"]);
  expect(N_MOVES).toBe(9);
});

test("the quarter turns are those of the convention, where positions count from 1", () => {
  const fromOne = QUARTER_TURNS.map(({ source, twist }) => ({
    source: source.map((position) => position + 1).join(" "),
    twist: twist.join(" "),
  }));
  expect(fromOne).toEqual([
    { source: "1 3 7 4 5 2 6", twist: "0 1 2 0 0 2 1" },
    { source: "2 6 3 4 1 5 7", twist: "1 2 0 0 2 1 0" },
    { source: "4 1 2 3 5 6 7", twist: "0 0 0 0 0 0 0" },
  ]);
});

test("a turn moves pieces from their sources and adds twist", () => {
  expect(applyMove(SOLVED, 0)).toEqual({
    permutation: [0, 2, 6, 3, 4, 1, 5],
    orientation: [0, 1, 2, 0, 0, 2, 1],
  });
});

describe.each([0, 1, 2])("face %i", (face) => {
  const [once, twice, thrice] = [1, 2, 3].map((turns) => moveOf(face, turns));

  test("turned four times is as it was", () => {
    expect(applyMoves(SCRAMBLED, [once, once, once])).not.toEqual(SCRAMBLED);
    expect(applyMoves(SCRAMBLED, [once, once, once, once])).toEqual(SCRAMBLED);
  });

  test("its half turn is two quarter turns, its third move is three", () => {
    expect(applyMove(SCRAMBLED, twice)).toEqual(applyMoves(SCRAMBLED, [once, once]));
    expect(applyMove(SCRAMBLED, thrice)).toEqual(
      applyMoves(SCRAMBLED, [once, once, once]),
    );
  });
});

test("a move is its face and its quarter turns", () => {
  for (const move of HTM_MOVES) {
    expect(moveOf(faceOf(move), quarterTurnsOf(move))).toBe(move);
    expect(MOVE_NAMES[move]).toBe(
      "FRU"[faceOf(move)] + ["", "2", "'"][quarterTurnsOf(move) - 1],
    );
  }
});

test("moves are made from left to right, one after another", () => {
  const [R, U] = [3, 6];
  expect(applyMoves(SCRAMBLED, [R, U])).toEqual(applyMove(applyMove(SCRAMBLED, R), U));
  expect(applyMoves(SCRAMBLED, [R, U])).not.toEqual(applyMoves(SCRAMBLED, [U, R]));
});

test("the state that is passed stays as it was, and no moves give a copy of it", () => {
  const before = structuredClone(SCRAMBLED);
  applyMoves(SCRAMBLED, [0, 4, 8]);
  expect(SCRAMBLED).toEqual(before);
  const copy = applyMoves(SCRAMBLED, []);
  expect(copy).toEqual(SCRAMBLED);
  expect(copy.permutation).not.toBe(SCRAMBLED.permutation);
});

test("-0 counts as 0, in a state and as a move", () => {
  const state = {
    permutation: [-0, 1, 2, 3, 4, 5, 6],
    orientation: [0, 0, 0, -0, 0, 0, 0],
  };
  expect(applyMoves(state, [])).toEqual(SOLVED);
  expect(applyMoves(state, [-0])).toEqual(applyMove(SOLVED, 0));
  expect(invertMoves([-0])).toEqual([2]);
});

describe("invertMoves", () => {
  test("turns the other way, in the opposite order", () => {
    const moves = [0, 4, 8, 3];
    expect(invertMoves(moves)).toEqual([5, 6, 4, 2]);
    expect(moves).toEqual([0, 4, 8, 3]);
  });

  test("undoes 200 seeded sequences", () => {
    const random = seeded(1);
    for (let i = 0; i < 200; i++) {
      const moves = draw(random, HTM_MOVES, random(30));
      const there = applyMoves(SCRAMBLED, moves);
      expect(applyMoves(there, invertMoves(moves))).toEqual(SCRAMBLED);
    }
  });
});

describe("metrics", () => {
  test("HTM has all nine moves, QTM the quarter turns", () => {
    expect(movesOf("HTM")).toBe(HTM_MOVES);
    expect(movesOf("QTM")).toBe(QTM_MOVES);
    expect(QTM_MOVES.map((move) => MOVE_NAMES[move]).join(" ")).toBe("F F' R R' U U'");
  });

  test("a half turn costs one in HTM and two in QTM", () => {
    expect(countTurns([7, 0, 5], { metric: "HTM" })).toBe(3);
    expect(countTurns([7, 0, 5], { metric: "QTM" })).toBe(4);
    expect(countTurns([], { metric: "QTM" })).toBe(0);
  });

  test("any other name is refused", () => {
    expect(() => movesOf("htm" as Metric)).toThrow(
      'unknown metric "htm"; expected "HTM" or "QTM"',
    );
    expect(() => countTurns([0], { metric: "STM" as Metric })).toThrow(
      'unknown metric "STM"',
    );
  });
});

describe("what is not a list of moves is refused with its place", () => {
  const sparse = [0, 1, 2];
  delete sparse[1];
  const refused: [unknown, string][] = [
    [[0, 9], "moves[1] is 9; expected a whole number 0..8"],
    [[-1], "moves[0] is -1; expected a whole number 0..8"],
    [[0, 1, 2.5], "moves[2] is 2.5; expected a whole number 0..8"],
    [[NaN], "moves[0] is NaN; expected a whole number 0..8"],
    [["R"], 'moves[0] is "R"; expected a whole number 0..8'],
    [[["1"]], "moves[0] is an array; expected a whole number 0..8"],
    [sparse, "moves[1] is undefined; expected a whole number 0..8"],
    ["R U", 'a list of moves must be an array, not "R U"'],
    [undefined, "a list of moves must be an array, not undefined"],
  ];

  test.each(refused)("%j", (moves, message) => {
    expect(() => applyMoves(SOLVED, moves as number[])).toThrow(message);
    expect(() => invertMoves(moves as number[])).toThrow(message);
    expect(() => countTurns(moves as number[], { metric: "HTM" })).toThrow(message);
  });

  test("a single move is named as such", () => {
    expect(() => applyMove(SOLVED, 9)).toThrow("move 9 is out of range 0..8");
    expect(() => applyMove(SOLVED, "U" as never)).toThrow('move is "U", not a number');
  });

  test("one that is not a state is refused before it is turned", () => {
    const twisted: State = { ...SOLVED, orientation: [0, 0, 0, 0, 0, 0, 1] };
    expect(() => applyMove(twisted, 0)).toThrow("one corner is turned clockwise");
    expect(() => applyMoves(twisted, [])).toThrow("one corner is turned clockwise");
  });
});
