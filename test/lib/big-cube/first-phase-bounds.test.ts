import { expect, test } from "vitest";
import {
  applyBigMoves,
  ALL_BIG_MOVES,
  type BigCube,
  buildPairPruning,
  buildTwoPhaseSolver,
  CORNER_TWISTS,
  EDGE_FLIPS,
  randomBigCube,
  SLICE_POSITIONS,
  SOLVED_BIG_CUBE,
} from "#lib/big-cube.ts";
import { viewsOf } from "#lib/big-cube/search-views.ts";
import { seeded } from "#lib/index.ts";
import { draw, seeded as seededBelow } from "../puzzle/seeded.ts";

const solver = buildTwoPhaseSolver();
const PAIRS = [
  [SLICE_POSITIONS, CORNER_TWISTS],
  [SLICE_POSITIONS, EDGE_FLIPS],
  [CORNER_TWISTS, EDGE_FLIPS],
] as const;
const TABLES = PAIRS.map(([a, b]) => ({ a, b, ...buildPairPruning(a, b) }));

/** The greatest depth that the plain tables have along the three axes. */
function plainBound(cube: BigCube): number {
  const axes = viewsOf(cube).slice(0, 3);
  return Math.max(
    ...axes.flatMap((view) =>
      TABLES.map(
        ({ a, b, depths }) => depths[a.rank(view.cube) * b.size + b.rank(view.cube)],
      ),
    ),
  );
}

test("the bound of a random cube is at least the bound from tables of pairs", () => {
  const random = seeded(504);
  const last = solver.depths[0] + 1;
  let greater = 0;
  for (let i = 0; i < 1000; i++) {
    const cube = randomBigCube({ random });
    const bound = solver.lowerBound(cube);
    expect(bound).toBeGreaterThanOrEqual(Math.min(plainBound(cube), last));
    if (bound > plainBound(cube)) greater++;
  }
  expect(greater).toBeGreaterThan(0);
});

test("the bound after a few moves is at most their number", () => {
  const random = seededBelow(505);
  for (let i = 0; i < 1000; i++) {
    const moves = draw(random, ALL_BIG_MOVES, random(9));
    const cube = applyBigMoves(SOLVED_BIG_CUBE, moves);
    expect(solver.lowerBound(cube)).toBeLessThanOrEqual(moves.length);
  }
});
