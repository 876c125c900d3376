import { describe, expect, test } from "vitest";
import {
  assertState,
  CORNER_NAMES,
  FACE_NAMES,
  FACES,
  HTM_MOVES,
  MOVE_NAMES,
  QTM_MOVES,
  SOLVED,
  type State,
} from "#lib/index.ts";

// A cell runs without its types, so `readonly` doesn't prevent sort().
test("SOLVED and the lists of moves and names cannot be changed by accident", () => {
  const { permutation, orientation } = SOLVED;
  const moves = [HTM_MOVES, QTM_MOVES];
  const names = [MOVE_NAMES, FACE_NAMES, FACES, CORNER_NAMES];
  for (const part of [SOLVED, permutation, orientation, ...moves, ...names]) {
    expect(Object.isFrozen(part)).toBe(true);
  }
});

test("a state passes, and -0 counts as 0", () => {
  expect(() => assertState(SOLVED)).not.toThrow();
  expect(() =>
    assertState({
      permutation: [6, 5, 4, 3, 2, 1, -0],
      orientation: [2, 2, 2, 1, 1, 1, -0],
    }),
  ).not.toThrow();
});

describe("whatever turns cannot reach is refused with the reason", () => {
  const permutation = [0, 1, 2, 3, 4, 5, 6];
  const orientation = [0, 0, 0, 0, 0, 0, 0];
  const refused: [unknown, string][] = [
    [null, "a state is an object {permutation, orientation}, not null"],
    ["RUF", 'a state is an object {permutation, orientation}, not "RUF"'],
    [{}, "the permutation must be an array, not undefined"],
    [{ permutation }, "the orientation must be an array, not undefined"],
    [
      { permutation: [0, 1, 2], orientation },
      "the permutation has 3 entries; expected 7, one for each corner but DBL",
    ],
    [
      { permutation, orientation: [...orientation, 0] },
      "the orientation has 8 entries; expected 7, one for each corner but DBL",
    ],
    [
      { permutation: [0, 1, 5, 3, 4, 5, 6], orientation },
      "position 6 repeats 5; 2 is missing",
    ],
    [
      { permutation: [1, 2, 3, 4, 5, 6, 7], orientation },
      "position 7 holds 7; expected a whole number 0..6",
    ],
    [
      { permutation, orientation: [0, 0, 3, 0, 0, 0, 0] },
      "position 3 holds 3; expected a whole number 0..2",
    ],
    [
      { permutation, orientation: [0, 0, NaN, 0, 0, 0, 0] },
      "position 3 holds NaN; expected a whole number 0..2",
    ],
    [
      { permutation, orientation: [1, 0, 0, 0, 0, 0, 0] },
      "twists sum to 1, not 0: one corner is turned clockwise",
    ],
    [
      { permutation, orientation: [2, 0, 0, 0, 0, 0, 0] },
      "twists sum to 2, not 0: one corner is turned anticlockwise",
    ],
  ];

  test.each(refused)("%j", (state, message) => {
    expect(() => assertState(state as State)).toThrow(message);
  });
});
