import { expect, test } from "vitest";
import {
  buildDistances,
  buildDistanceTable,
  countOptimalSolutions,
  definePuzzle,
  type PuzzleDefinition,
  type PuzzleState,
  shortestSolutions,
  solvePuzzle,
  unrankState,
} from "../../../src/lib/index.ts";
import { seeded } from "../puzzle/seeded.ts";
import { neighbours } from "../../../bench/puzzles.ts";
import { FLOPPY } from "../../../src/puzzles/floppy-cube.ts";
import { pocketCube } from "../../../src/puzzles/pocket-cube.ts";
import { PYRAMINX } from "../../../src/puzzles/pyraminx.ts";
import { SKEWB } from "../../../src/puzzles/skewb.ts";

test("the pocket cube has as many shortest solutions as its own solver finds", () => {
  const cube = definePuzzle(pocketCube());
  const distances = buildDistances(cube, { metric: "HTM" });
  const table = buildDistanceTable({ metric: "HTM" });
  const random = seeded(11);
  for (let i = 0; i < 5; i++) {
    const state = unrankState(random(cube.size));
    const solutions = [...shortestSolutions(cube, { CORNERS: state }, distances)];
    expect(solutions).toHaveLength(countOptimalSolutions(state, table));
    expect(new Set(solutions.map(String)).size).toBe(solutions.length);
    for (const moves of solutions) {
      const begin: PuzzleState = { CORNERS: state };
      const end = moves.reduce((at, move) => cube.apply(at, move), begin);
      expect(end).toEqual(cube.solved);
    }
  }
});

test.for([
  ["Pyraminx", PYRAMINX, "HTM"],
  ["floppy cube", FLOPPY, "HTM"],
  ["Skewb", SKEWB, "HTM"],
  ["neighbours", neighbours(5), "QTM"],
  ["pocket cube, two faces", pocketCube({ U: 1, R: 1 }), "QTM"],
] as [string, PuzzleDefinition, "HTM" | "QTM"][])(
  "%s: without a table of all positions a solution is as short",
  ([, definition, metric]) => {
    const puzzle = definePuzzle(definition);
    const { distance } = buildDistances(puzzle, { metric });
    const random = seeded(12);
    for (let i = 0; i < 6; i++) {
      const index = random(puzzle.size);
      const state = puzzle.unrank(index);
      const moves = solvePuzzle(puzzle, state, { metric })!;
      expect(moves).toHaveLength(distance(index));
      expect(moves.reduce((at, move) => puzzle.apply(at, move), state)).toEqual(
        puzzle.solved,
      );
      const maxLength = distance(index) - 1;
      if (maxLength < 0) continue;
      expect(solvePuzzle(puzzle, state, { metric, maxLength })).toBeUndefined();
    }
  },
);

test("a solution ends at the nearest of several goals", () => {
  const floppy = definePuzzle(FLOPPY);
  const goals = [floppy.unrank(100), floppy.unrank(33)];
  const { distance } = buildDistances(floppy, { metric: "HTM", goals: [100, 33] });
  for (const index of [0, 7, 100, 191]) {
    const moves = solvePuzzle(floppy, floppy.unrank(index), { metric: "HTM", goals })!;
    expect(moves).toHaveLength(distance(index));
    const end = moves.reduce(
      (at, move) => floppy.apply(at, move),
      floppy.unrank(index),
    );
    expect(goals).toContainEqual(end);
  }
});

/** U' is listed, and is not what undoes U. */
const MISNAMED: PuzzleDefinition = {
  orbits: { A: { pieces: 4 } },
  moves: {
    U: { A: { source: [1, 2, 3, 0] } },
    "U'": { A: { source: [1, 0, 2, 3] } },
    V: { A: { source: [1, 2, 3, 0] } },
  },
};

test("a listed move that has the name of another's inverse is not taken for it", () => {
  const puzzle = definePuzzle(MISNAMED);
  const distances = buildDistances(puzzle, { metric: "HTM" });
  expect(distances.moves).toEqual(["U", "U2", "(U)'", "U'"]);
  for (let index = 0; index < puzzle.size; index++) {
    const state = puzzle.unrank(index);
    const all = [...shortestSolutions(puzzle, state, distances)];
    const alone = solvePuzzle(puzzle, state, { metric: "HTM" })!;
    for (const moves of [...all, alone]) {
      expect(moves).toHaveLength(distances.distance(index));
      expect(moves.reduce((at, move) => puzzle.apply(at, move), state)).toEqual(
        puzzle.solved,
      );
    }
  }
  expect(() => buildDistances(puzzle, { metric: { U: 2, V: 3 } })).toThrow(
    'move "V" costs 3, and "U", which is the same move, costs 2',
  );
});

test("what cannot be searched by its coordinates is refused", () => {
  const long = definePuzzle(neighbours(12));
  expect(() => solvePuzzle(long, long.solved, { metric: "HTM" })).toThrow(
    "do not fit in a table",
  );
});
