import { describe, expect, test } from "vitest";
import {
  applyMoves,
  N_ORIENTATIONS,
  N_PERMUTATIONS,
  N_STATES,
  rankOrientation,
  rankPermutation,
  rankState,
  SOLVED,
  type State,
  unrankState,
} from "#lib/index.ts";

test("there are 7! permutations, 3^6 orientations and 3,674,160 states", () => {
  expect(N_PERMUTATIONS).toBe(7 * 6 * 5 * 4 * 3 * 2);
  expect(N_ORIENTATIONS).toBe(3 ** 6);
  expect(N_STATES).toBe(3_674_160);
});

test("rank(unrank(i)) is i for all 3,674,160 states", () => {
  let wrong = 0;
  for (let index = 0; index < N_STATES; index++) {
    if (rankState(unrankState(index)) !== index) wrong++;
  }
  expect(wrong).toBe(0);
});

test("the number is permutation index × 729 + orientation index", () => {
  const state = {
    permutation: [2, 3, 0, 5, 1, 6, 4],
    orientation: [1, 1, 1, 2, 0, 1, 0],
  };
  expect(rankState(state)).toBe(
    rankPermutation(state.permutation) * 729 + rankOrientation(state.orientation, 3),
  );
});

test("solved is 0; the reversed cube, twisted as far as it goes, is the last", () => {
  expect(rankState(SOLVED)).toBe(0);
  expect(unrankState(0)).toEqual(SOLVED);
  expect(unrankState(N_STATES - 1)).toEqual({
    permutation: [6, 5, 4, 3, 2, 1, 0],
    orientation: [2, 2, 2, 2, 2, 2, 0],
  });
});

test("U brings 4 1 2 3 5 6 7, whose digits 3 0 0 0 0 0 0 are 3 × 720", () => {
  expect(rankState(applyMoves(SOLVED, [6]))).toBe(3 * 720 * 729);
});

test("-0 counts as 0", () => {
  expect(unrankState(-0)).toEqual(SOLVED);
  const permutation = [-0, 1, 2, 3, 4, 5, 6];
  expect(rankState({ permutation, orientation: SOLVED.orientation })).toBe(0);
});

describe("a number that no state has is refused", () => {
  const refused: [unknown, string][] = [
    [3_674_160, "index 3674160 is out of range 0..3674159"],
    [-1, "index -1 is out of range 0..3674159"],
    [1.5, "index 1.5 is not a whole number; expected 0..3674159"],
    [NaN, "index NaN is not a whole number"],
    [Infinity, "index Infinity is not a whole number"],
    ["12", 'index is "12", not a number; expected a whole number 0..3674159'],
    [12n, "index is 12n, not a number"],
    [undefined, "index is undefined, not a number"],
  ];
  test.each(refused)("%o", (index, message) => {
    expect(() => unrankState(index as number)).toThrow(message);
  });
});

describe("what is not a state has no number", () => {
  const refused: [unknown, string][] = [
    [undefined, "a state is an object {permutation, orientation}, not undefined"],
    [
      { ...SOLVED, permutation: [0, 1, 2, 3, 4, 5] },
      "the permutation has 6 entries; expected 7",
    ],
    [
      { ...SOLVED, permutation: [0, 1, 2, 3, 4, 5, 5] },
      "position 7 repeats 5; 6 is missing",
    ],
    [
      { ...SOLVED, orientation: [0, 0, 0, 0, 0, 0, 2] },
      "twists sum to 2, not 0: one corner is turned anticlockwise",
    ],
  ];
  test.each(refused)("%j", (state, message) => {
    expect(() => rankState(state as State)).toThrow(message);
  });
});
