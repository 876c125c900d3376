import { expect, test } from "vitest";
import { definePuzzle } from "../../src/lib/index.ts";
import { FLOPPY } from "../../src/puzzles/floppy-cube.ts";
import { solvePosition } from "../../src/workers/solve-position.ts";

test("a position is solved by the moves of a shortest solution, or it is said why not", () => {
  const { solved, apply } = definePuzzle(FLOPPY);
  const state = ["N", "E", "N"].reduce(apply, solved);
  const moves = solvePosition({ definition: FLOPPY, state, metric: "HTM" });
  expect(moves.length).toBe(3);
  expect(moves.reduce(apply, state)).toEqual(solved);
  const flipped = {
    ...solved,
    EDGES: { ...solved["EDGES"], orientation: [1, 0, 0, 0] },
  };
  expect(() =>
    solvePosition({ definition: FLOPPY, state: flipped, metric: "HTM" }),
  ).toThrow("no moves lead to this state");
});
