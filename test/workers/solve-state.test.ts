import { expect, test } from "vitest";
import { definePuzzle, type PuzzleState } from "#lib/index.ts";
import { FLOPPY } from "#src/puzzles/floppy-cube.ts";
import { solveState } from "#src/workers/solve-state.ts";

test("a position is solved by the moves of a shortest solution, or it is said why not", () => {
  const { solved, apply } = definePuzzle(FLOPPY);
  const state = ["N", "E", "N"].reduce(apply, solved);
  const ask = (from: PuzzleState, goals = [solved]) =>
    solveState({ definition: FLOPPY, state: from, metric: "HTM", goals });
  const moves = ask(state);
  expect(moves.length).toBe(3);
  expect(moves.reduce(apply, state)).toEqual(solved);
  const flipped = {
    ...solved,
    EDGES: { ...solved["EDGES"], orientation: [1, 0, 0, 0] },
  };
  expect(() => ask(flipped)).toThrow("no moves lead to this state");
  const near = ["N", "E"].reduce(apply, solved);
  expect(ask(state, [solved, near])).toEqual(["N"]);
});
