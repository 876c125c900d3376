import { expect, test } from "vitest";
import {
  applyBigMoves,
  BIG_MOVE_NAMES,
  buildCoordinatePruning,
  CORNER_TWISTS,
  EDGE_FLIPS,
  SLICE_POSITIONS,
  SOLVED_BIG_CUBE,
} from "#lib/big-cube.ts";

// What the chapter claims, beyond what its cells show.

test("some flips need seven turns, no twists more than six, the middle edges never more than five", () => {
  const greatest = [EDGE_FLIPS, CORNER_TWISTS, SLICE_POSITIONS].map(
    (coordinate) => buildCoordinatePruning(coordinate).histogram.length - 1,
  );
  expect(greatest).toEqual([7, 6, 5]);
});

test("from solved, only quarter turns of U and D leave the three coordinates of phase 1 as they are", () => {
  const isUnchanged = (move: string) => {
    const cube = applyBigMoves(SOLVED_BIG_CUBE, [BIG_MOVE_NAMES.indexOf(move)]);
    return [CORNER_TWISTS, EDGE_FLIPS, SLICE_POSITIONS].every(
      ({ rank }) => rank(cube) === rank(SOLVED_BIG_CUBE),
    );
  };
  expect([..."URFDLB"].filter(isUnchanged)).toEqual(["U", "D"]);
});
