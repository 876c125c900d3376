import { expect, test } from "vitest";
import {
  applyBigMoves,
  BIG_MOVE_NAMES,
  buildCoordinatePruning,
  buildTwoPhaseSolver,
  CORNER_TWISTS,
  EDGE_FLIPS,
  randomBigCube,
  SLICE_POSITIONS,
  SOLVED_BIG_CUBE,
} from "#lib/big-cube.ts";
import { N_ORIENTATIONS, seeded } from "#lib/index.ts";
import { searchPhase } from "#lib/big-cube/phase-search.ts";
import { isFirstPhase, PHASES, phaseValues } from "#lib/big-cube/phases.ts";
import { leastCosets } from "#figures/big-cube/cosets/coset-classes.ts";
import {
  lettersOf,
  TABLE_LETTERS,
} from "#figures/big-cube/own-solver/own-solver-text.ts";
import { FIRST_PHASE } from "#figures/big-cube/two-puzzles/phase-puzzle.ts";
import { phaseStickers } from "#figures/big-cube/two-puzzles/phase-stickers.ts";
import { buildDesign } from "#src/workers/own-solver/build-design.ts";
import { DESIGN_TABLES, tableBytes } from "#src/workers/own-solver/design-tables.ts";
import { tryDesign } from "#src/workers/own-solver/try-design.ts";

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

test("two colours are enough to see whether a cube is tame", () => {
  const colours = new Set(
    phaseStickers(SOLVED_BIG_CUBE, FIRST_PHASE).replaceAll(".", ""),
  );
  expect(colours.size).toBe(2);
});

const randomCubes = (count: number) => {
  const random = seeded(1);
  return Array.from({ length: count }, () => randomBigCube({ random }));
};

test("the shortest solution seldom begins with the shortest first phase", () => {
  const solver = buildTwoPhaseSolver();
  const cubes = randomCubes(8);
  const beginningAtOnce = cubes.filter((cube) => {
    const lengths: number[] = [];
    for (const step of solver.solve(cube, { maxSecondLength: 18 })) {
      if (step.moves) lengths.push(step.firstPhaseLength);
      if (step.nodes > 300_000) break;
    }
    return lengths[0] === lengths.at(-1);
  });
  expect(beginningAtOnce.length).toBeLessThan(cubes.length / 4);
});

test("there are many more first phases of twelve turns than of ten", () => {
  const [tables] = buildDesign(DESIGN_TABLES.map(() => true));
  const [cube] = randomCubes(1);
  const countOf = (length: number) => {
    let count = 0;
    const path: number[] = [];
    const counter = { nodes: 0, limit: Infinity };
    const values = phaseValues(PHASES[0], cube);
    for (const event of searchPhase(tables, values, length, path, counter)) {
      if (event === "sequence" && isFirstPhase(path)) count++;
    }
    return count;
  };
  expect(countOf(12)).toBeGreaterThan(100 * countOf(10));
});

test("of the tables A to E, A, B, D and E are enough to solve all twenty cubes, and no fewer of them", () => {
  const solvedWith = (letters: string) =>
    tryDesign([...TABLE_LETTERS].map((letter) => letters.includes(letter))).solved;
  expect(solvedWith("ABDE")).toBe(20);
  // A table that is left out saves no nodes, so smaller designs solve no more than these.
  for (const letters of ["ABC", "ABD", "ABE", "ADE", "BDE"]) {
    expect(solvedWith(letters), letters).toBeLessThan(20);
  }
  const sizes = DESIGN_TABLES.map(tableBytes);
  expect(lettersOf(sizes.map((size) => size === Math.max(...sizes)))).toEqual(["C"]);
});

test("about one coset in five has to be solved", () => {
  expect(Math.round(N_ORIENTATIONS / leastCosets().length)).toBe(5);
});
