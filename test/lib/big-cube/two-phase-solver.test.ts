import { expect, test } from "vitest";
import {
  ALL_BIG_MOVES,
  applyBigMoves,
  type BigCube,
  buildTwoPhaseSolver,
  CORNER_PERMUTATION,
  CORNER_TWISTS,
  CUBE_3X3X3,
  EDGE_FLIPS,
  formatBigMoves,
  invertBigCube,
  N_BIG_CUBES,
  randomBigCube,
  SLICE_PERMUTATION,
  SLICE_POSITIONS,
  SOLVED_BIG_CUBE,
  unrankBigCube,
} from "#lib/big-cube.ts";
import { buildPuzzlePruning, definePuzzle, seeded, solvePuzzle } from "#lib/index.ts";
import { draw, seeded as seededBelow } from "../puzzle/seeded.ts";
import { solvesInCubing } from "./cubing-cube.ts";
import { firstSolution, firstSolvedStep } from "./first-solution.ts";

const solver = buildTwoPhaseSolver();
/** `npm run test-night` takes 10,000. */
const N_CUBES = Number(process.env["RANDOM_CUBES"] ?? 500);
/** At 0.3 microseconds each, far below a second. */
const MAX_NODES = 200_000;

const scrambledBy = (moves: readonly number[]) => applyBigMoves(SOLVED_BIG_CUBE, moves);

function optimum(cube: BigCube): readonly number[] {
  return [...solver.solveOptimally(cube)].at(-1)!.moves!;
}

test("a new solver knows the first phases up to depth 7, and deepens to 8", () => {
  const [first, second] = solver.histograms;
  expect(solver.depths).toEqual([7, 9]);
  expect(first).toEqual([1, 4, 50, 592, 7156, 87236, 1043817, 12070278]);
  expect(solver.deepen()).toBe(true);
  expect(solver.depths).toEqual([8, 10]);
  expect(first[8]).toBe(124946368);
  expect(second).toHaveLength(11);
});

test("deepened to the end, the tables have all first phases and all pairs of the second", () => {
  const complete = buildTwoPhaseSolver();
  while (complete.deepen());
  expect(complete.depths).toEqual([12, 15]);
  const [first, second] = complete.histograms;
  expect(first).toEqual([
    ...[1, 4, 50, 592, 7156, 87236, 1043817, 12070278, 124946368],
    ...[821605960, 1199128738, 58202444, 476],
  ]);
  const sum = (counts: readonly number[]) => counts.reduce((a, b) => a + b);
  expect(sum(first)).toBe(CORNER_TWISTS.size * EDGE_FLIPS.size * SLICE_POSITIONS.size);
  const uPositions = 70; // four of eight
  expect(sum(second)).toBe(
    CORNER_PERMUTATION.size * uPositions * SLICE_PERMUTATION.size,
  );
  const cube = randomBigCube({ random: seeded(509) });
  expect(solvesInCubing(cube, firstSolution(complete.solve(cube)))).toBe(true);
});

test(`${N_CUBES} random cubes are solved in at most 21 moves, as cubing confirms`, () => {
  const random = seeded(493);
  for (let i = 0; i < N_CUBES; i++) {
    const cube = randomBigCube({ random });
    const steps = solver.solve(cube, { maxLength: 21, maxSecondLength: 11 });
    const { moves, nodes } = firstSolvedStep(steps);
    expect(moves.length).toBeLessThanOrEqual(21);
    expect(nodes).toBeLessThan(MAX_NODES);
    expect(solvesInCubing(cube, moves), formatBigMoves(moves)).toBe(true);
  }
});

test("each solution is shorter than the last, and no longer than asked for", () => {
  const random = seeded(494);
  for (const views of [1, 3, 6]) {
    const cube = randomBigCube({ random });
    let shortest = 24;
    let nodes = 0;
    for (const step of solver.solve(cube, { views, maxLength: shortest - 1 })) {
      expect(step.nodes).toBeGreaterThanOrEqual(nodes);
      nodes = step.nodes;
      if (nodes > 1_000_000) break;
      if (!step.moves) continue;
      expect(step.moves.length).toBeLessThan(shortest);
      expect(step.moves.length).toBeGreaterThanOrEqual(step.firstPhaseLength);
      expect(solvesInCubing(cube, step.moves)).toBe(true);
      shortest = step.moves.length;
    }
    expect(shortest).toBeLessThanOrEqual(20);
  }
});

test("optimal solutions are as short as those of the search for any puzzle", () => {
  const puzzle = definePuzzle(CUBE_3X3X3);
  const pruning = buildPuzzlePruning(puzzle, { metric: "HTM" });
  const random = seededBelow(495);
  for (const length of [0, 1, 2, 3, 4, 5, 6, 7, 7, 8, 8, 9, 9]) {
    const cube = scrambledBy(draw(random, ALL_BIG_MOVES, length));
    const moves = optimum(cube);
    expect(solvesInCubing(cube, moves)).toBe(true);
    expect(moves).toHaveLength(solvePuzzle(puzzle, cube, { pruning })!.length);
  }
});

test("a move changes the optimal length by one at most, and inverting not at all", () => {
  const random = seededBelow(496);
  for (let i = 0; i < 6; i++) {
    const moves = draw(random, ALL_BIG_MOVES, 13);
    const cube = scrambledBy(moves);
    const { length } = optimum(cube);
    expect(length).toBeLessThanOrEqual(13);
    expect(solver.lowerBound(cube)).toBeLessThanOrEqual(length);
    expect(optimum(invertBigCube(cube))).toHaveLength(length);
    const [move] = draw(random, ALL_BIG_MOVES, 1);
    const next = optimum(applyBigMoves(cube, [move])).length;
    expect(Math.abs(next - length)).toBeLessThanOrEqual(1);
  }
});

test("lengths are ruled out one by one", () => {
  const cube = scrambledBy(draw(seededBelow(497), ALL_BIG_MOVES, 12));
  const steps = [...solver.solveOptimally(cube)];
  const ruledOut = [...new Set(steps.map((step) => step.ruledOut))];
  const last = steps.at(-1)!;
  expect(last.ruledOut).toBe(last.moves!.length - 1);
  expect(ruledOut).toEqual(
    Array.from({ length: ruledOut.length }, (_, i) => ruledOut[0] + i),
  );
  expect(steps.slice(0, -1).every(({ moves }) => moves === undefined)).toBe(true);
});

test("a solved cube needs no moves, and the last cube some", () => {
  expect([...solver.solve(SOLVED_BIG_CUBE)].map(({ moves }) => moves)).toEqual([[]]);
  expect(optimum(SOLVED_BIG_CUBE)).toEqual([]);
  expect(solver.lowerBound(SOLVED_BIG_CUBE)).toBe(0);
  const last = unrankBigCube(N_BIG_CUBES - 1n);
  expect(solvesInCubing(last, firstSolution(solver.solve(last)))).toBe(true);
});

test("a first phase that solves the cube ends the search in all views", () => {
  const cube = scrambledBy(draw(seededBelow(507), ALL_BIG_MOVES, 14));
  const last = [...solver.solve(cube, { maxSecondLength: 0 })].at(-1)!;
  expect(last.moves).toHaveLength(last.firstPhaseLength);
  expect(last.moves).toHaveLength(optimum(cube).length);
});

test("a limit that no solution meets ends the search", () => {
  const cube = scrambledBy(draw(seededBelow(498), ALL_BIG_MOVES, 9));
  const least = optimum(cube).length;
  const below = [...solver.solve(cube, { maxLength: least - 1 })];
  expect(below.every(({ moves }) => moves === undefined)).toBe(true);
  const at = [...solver.solve(cube, { maxLength: least })];
  expect(at.find(({ moves }) => moves)!.moves).toHaveLength(least);
});

test("a search ends when another begins", () => {
  const cube = randomBigCube({ random: seeded(499) });
  const first = solver.solve(cube);
  first.next();
  solver.solveOptimally(cube).next();
  expect(() => first.next()).toThrow("another search has begun");
});

test("while a depth is added in parts, solutions are as short as before, and then it is known", () => {
  const inParts = buildTwoPhaseSolver();
  const random = seededBelow(511);
  const cubes = [7, 9, 10, 11].map((n) => scrambledBy(draw(random, ALL_BIG_MOVES, n)));
  const lengthsOf = () =>
    cubes.map((cube) => [...inParts.solveOptimally(cube)].at(-1)!.moves!.length);
  const lengths = cubes.map((cube) => optimum(cube).length);
  for (let parts = 0; inParts.depths[1] < 10; parts++) {
    expect(inParts.deepenPartly()).toBe(true);
    if (parts % 100 === 0) expect(lengthsOf()).toEqual(lengths);
  }
  expect(inParts.histograms[0][8]).toBe(124946368);
  expect(lengthsOf()).toEqual(lengths);
});

test("a part of a depth leaves a search alone, and the rest of it ends the search", () => {
  const deepened = buildTwoPhaseSolver();
  const search = deepened.solve(randomBigCube({ random: seeded(512) }));
  search.next();
  deepened.deepenPartly();
  search.next();
  expect(deepened.depths).toEqual([7, 9]);
  deepened.deepen();
  expect(deepened.depths).toEqual([8, 10]);
  expect(() => search.next()).toThrow("another search has begun");
});

test("bad input is named", () => {
  const { CORNERS, EDGES } = SOLVED_BIG_CUBE;
  const twisted = { ...CORNERS, orientation: [1, 0, 0, 0, 0, 0, 0, 0] };
  expect(() => solver.solve({ CORNERS: twisted, EDGES })).toThrow(
    "one corner is turned clockwise",
  );
  expect(() => solver.solveOptimally({} as never)).toThrow(TypeError);
  expect(() => solver.solve(SOLVED_BIG_CUBE, { views: 7 })).toThrow(
    "views 7 is out of range 1..6",
  );
  expect(() => solver.solve(SOLVED_BIG_CUBE, { maxLength: 31 })).toThrow(RangeError);
  expect(() => solver.solve(SOLVED_BIG_CUBE, null as never)).toThrow(TypeError);
});
