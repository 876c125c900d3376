import { describe, expect, test } from "vitest";
import { applyMoves, HTM_MOVES, parseMoves, SOLVED, unrankState } from "#lib/index.ts";
import { CORNER_STICKERS, fromStickers, toStickers } from "#lib/lessons.ts";
import { draw, seeded } from "./seeded.ts";

const range = (n: number) => Array.from({ length: n }, (_, i) => i);

/** The six turns as printed by the Python program: U F R, then their inverses. */
const PYTHON_MOVES: [string, number[]][] = [
  ["U", [2, 0, 3, 1, 6, 7, 8, 9, 10, 11, 4, 5, 12, 13, 14, 15, 16, 17, 18, 19, 20]],
  ["F", [0, 1, 17, 11, 12, 4, 2, 7, 8, 9, 10, 18, 13, 5, 3, 15, 16, 19, 14, 6, 20]],
  ["R", [0, 5, 2, 13, 4, 19, 14, 6, 3, 9, 10, 11, 12, 20, 15, 7, 1, 17, 18, 16, 8]],
  ["U'", [1, 3, 0, 2, 10, 11, 4, 5, 6, 7, 8, 9, 12, 13, 14, 15, 16, 17, 18, 19, 20]],
  ["F'", [0, 1, 6, 14, 5, 13, 19, 7, 8, 9, 10, 3, 4, 12, 18, 15, 16, 2, 11, 17, 20]],
  ["R'", [0, 16, 2, 8, 4, 1, 7, 15, 20, 9, 10, 11, 12, 3, 6, 14, 19, 17, 18, 5, 13]],
];

test("each corner has the stickers of the convention", () => {
  expect(CORNER_STICKERS.map((three) => three.join(" ")).join(" · ")).toBe(
    "1 8 7 · 3 6 5 · 2 4 11 · 0 10 9 · 20 15 16 · 19 13 14 · 18 17 12",
  );
});

test("solved is 0 to 20 in order", () => {
  expect(toStickers(SOLVED)).toEqual(range(21));
});

test.each(PYTHON_MOVES)("%s gives the array of the Python program", (move, array) => {
  expect(toStickers(applyMoves(SOLVED, parseMoves(move)))).toEqual(array);
});

test("500 seeded sequences of the Python program's turns lead to the same stickers", () => {
  const random = seeded(3);
  for (let i = 0; i < 500; i++) {
    const moves = draw(random, PYTHON_MOVES, random(30));
    const stickers = moves.reduce(
      (before, [, source]) => source.map((place) => before[place]),
      range(21),
    );
    const state = applyMoves(SOLVED, parseMoves(moves.map(([name]) => name).join(" ")));
    expect(toStickers(state)).toEqual(stickers);
    expect(fromStickers(stickers)).toEqual(state);
  }
});

test("fromStickers leads back from 2000 states across all numbers", () => {
  for (let index = 0; index < 3_674_160; index += 1837) {
    expect(fromStickers(toStickers(unrankState(index)))).toEqual(unrankState(index));
  }
});

test("a half turn is two turns of the stickers as well", () => {
  for (const move of HTM_MOVES.filter((m) => m % 3 === 1)) {
    const once = toStickers(applyMoves(SOLVED, [move - 1]));
    expect(toStickers(applyMoves(SOLVED, [move]))).toEqual(once.map((i) => once[i]));
  }
});

describe("stickers that no turns lead to are refused with the reason", () => {
  const swapped = (...pairs: [number, number][]) => {
    const stickers = range(21);
    for (const [a, b] of pairs) [stickers[a], stickers[b]] = [stickers[b], stickers[a]];
    return stickers;
  };
  const refused: [string, unknown, string][] = [
    ["no array", "0 1 2", 'a list of stickers must be an array, not "0 1 2"'],
    ["too few", range(20), "expected 21 stickers, found 20"],
    ["24, with DBL", range(24), "expected 21 stickers, found 24"],
    [
      "one twice",
      [...range(20), 3],
      "position 21 repeats 3; 20 is missing (positions count from 1, values from 0)",
    ],
    [
      "out of range",
      [...range(20), 21],
      "position 21 holds 21; expected a whole number",
    ],
    [
      "two corners mixed",
      swapped([1, 2]),
      "corner UBR shows stickers 2 8 7; no piece has these three in clockwise order",
    ],
    [
      "a mirrored corner",
      swapped([6, 5]),
      "corner UFR shows stickers 3 5 6; no piece has these three in clockwise order",
    ],
    [
      "a corner turned clockwise",
      swapped([3, 6], [3, 5]),
      "twists sum to 1, not 0: one corner is turned clockwise",
    ],
    [
      "a corner turned anticlockwise",
      swapped([3, 5], [3, 6]),
      "twists sum to 2, not 0: one corner is turned anticlockwise",
    ],
  ];
  test.each(refused)("%s", (_, stickers, message) => {
    expect(() => fromStickers(stickers as number[])).toThrow(message);
  });
});
