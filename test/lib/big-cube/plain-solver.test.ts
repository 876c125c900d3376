import { expect, test } from "vitest";
import {
  ALL_BIG_MOVES,
  applyBigMoves,
  type BigCube,
  buildPlainSolver,
  buildTwoPhaseSolver,
  type PlainSolver,
  randomBigCube,
  SOLVED_BIG_CUBE,
} from "#lib/big-cube.ts";
import { seeded } from "#lib/index.ts";
import { draw, seeded as seededBelow } from "../puzzle/seeded.ts";
import { solvesInCubing } from "./cubing-cube.ts";
import { firstSolution } from "./first-solution.ts";

const plain = buildPlainSolver();
const large = buildTwoPhaseSolver();

const randomCubes = (seed: number, count: number) => {
  const random = seeded(seed);
  return Array.from({ length: count }, () => randomBigCube({ random }));
};

/** All solutions whose first phase has at most `maxFirstPhase` moves. */
function solutionsWithin(solver: PlainSolver, cube: BigCube, maxFirstPhase: number) {
  const solutions: (readonly number[])[] = [];
  for (const step of solver.solve(cube, { maxSecondLength: 12 })) {
    if (step.firstPhaseLength > maxFirstPhase) break;
    if (step.moves) solutions.push(step.moves);
  }
  return solutions;
}

test("20 random cubes are solved in at most 21 moves, as cubing confirms", () => {
  for (const cube of randomCubes(501, 20)) {
    const moves = firstSolution(
      plain.solve(cube, { maxLength: 21, maxSecondLength: 11 }),
    );
    expect(moves.length).toBeLessThanOrEqual(21);
    expect(solvesInCubing(cube, moves)).toBe(true);
  }
});

test("both solvers find the same solutions, one after the other", () => {
  let count = 0;
  for (const cube of randomCubes(502, 12)) {
    const ofPlain = solutionsWithin(plain, cube, 9);
    expect(solutionsWithin(large, cube, 9)).toEqual(ofPlain);
    count += ofPlain.length;
  }
  expect(count).toBeGreaterThan(0);
});

test("both solvers find a shortest solution of a few moves, and end", () => {
  const random = seededBelow(503);
  for (const length of [1, 3, 5, 6]) {
    const cube = applyBigMoves(SOLVED_BIG_CUBE, draw(random, ALL_BIG_MOVES, length));
    const [ofPlain, ofLarge] = [plain, large].map((solver) =>
      [...solver.solve(cube)].flatMap(({ moves, nFirstPhases }) =>
        moves ? { moves, nFirstPhases } : [],
      ),
    );
    expect(ofLarge).toEqual(ofPlain);
    const optimum = [...large.solveOptimally(cube)].at(-1)!.moves!;
    expect(ofPlain.at(-1)!.moves).toHaveLength(optimum.length);
  }
});

test("a solved cube needs no moves", () => {
  expect([...plain.solve(SOLVED_BIG_CUBE)].map(({ moves }) => moves)).toEqual([[]]);
});

test("bad input is named", () => {
  expect(() => plain.solve({} as never)).toThrow(TypeError);
  expect(() => plain.solve(SOLVED_BIG_CUBE, { views: 0 })).toThrow(
    "views 0 is out of range 1..6",
  );
});
