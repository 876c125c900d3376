import { expect, test } from "vitest";
import {
  buildDistances,
  buildDistanceTable,
  buildPuzzlePruning,
  countShortestSolutions,
  definePuzzle,
  formatMoves,
  type PuzzleDefinition,
  type PuzzleState,
  shortestSolutions,
  SOLVED,
  solvePuzzle,
  unrankState,
} from "#lib/index.ts";
import { seeded } from "../puzzle/seeded.ts";
import { neighbours } from "../../../bench/puzzles.ts";
import { CUBE_3X3X3 } from "#lib/big-cube/definition.ts";
import { stringSearch, textOf, turn } from "./string-search.ts";
import { FLOPPY } from "#src/puzzles/floppy-cube.ts";
import { pocketCube } from "#src/puzzles/pocket-cube.ts";
import { PYRAMINX } from "#src/puzzles/pyraminx.ts";
import { SKEWB } from "#src/puzzles/skewb.ts";

test("the pocket cube has the shortest solutions that its own solver finds", () => {
  const cube = definePuzzle(pocketCube());
  const distances = buildDistances(cube, { metric: "HTM" });
  const table = buildDistanceTable({ metric: "HTM" });
  const random = seeded(11);
  for (let i = 0; i < 5; i++) {
    const state = unrankState(random(cube.size));
    const solutions = [...shortestSolutions({ CORNERS: state }, distances)];
    expect(solutions).toHaveLength(countShortestSolutions(state, table));
    expect(new Set(solutions.map(String)).size).toBe(solutions.length);
    expect(countShortestSolutions({ CORNERS: state }, distances)).toBe(
      solutions.length,
    );
    for (const moves of solutions) {
      const begin: PuzzleState = { CORNERS: state };
      const end = moves.reduce((at, move) => cube.apply(at, move), begin);
      expect(end).toEqual(cube.solved);
    }
  }
});

test.each([
  ["floppy cube", FLOPPY, "HTM", [1], 1],
  ["neighbours", neighbours(5), "QTM", [1], 1],
  ["pocket cube, two faces", pocketCube({ U: 1, R: 1 }), "QTM", [1, 3], 200],
] as const)(
  "%s: a plain search finds the same number of solutions",
  (_, definition, metric, times, stride) => {
    const puzzle = definePuzzle(definition);
    const distances = buildDistances(puzzle, { metric });
    const steps = puzzle.moves.flatMap((move) => times.map((n) => [move, n] as const));
    const found = stringSearch(definition, steps, 30_000)!;
    expect(found.size).toBe(puzzle.size);
    const paths = new Map<string, number>();
    for (const [text, { state, depth }] of found) {
      let count = depth === 0 ? 1 : 0;
      for (const [move, n] of steps) {
        let before = state;
        for (let i = 0; i < n; i++) before = turn(definition, before, move);
        const known = found.get(textOf(before))!;
        if (known.depth === depth - 1) count += paths.get(textOf(before))!;
      }
      paths.set(text, count);
      if (paths.size % stride > 0) continue;
      expect(countShortestSolutions(state, distances)).toBe(count);
    }
  },
);

test("states that half turns don't solve are infinitely far, on cube and puzzle", () => {
  const moves = ["F2", "R2", "U2"];
  const table = buildDistanceTable({ metric: "HTM", moves });
  const distances = buildDistances(pocketCube(), { metric: "HTM", moves });
  const random = seeded(13);
  const known = stringSearch(
    pocketCube(),
    ["F", "R", "U"].map((face) => [face, 2] as const),
    30,
  )!;
  expect(known.size).toBe(24);
  const solvable = [...known.values()].map(({ state }) => state["CORNERS"]);
  const others = Array.from({ length: 50 }, () => unrankState(random(3_674_160)));
  for (const state of [...solvable, ...others]) {
    const depth = known.get(textOf({ CORNERS: state }))?.depth ?? Infinity;
    expect(table.distance(state)).toBe(depth);
    expect(distances.distance({ CORNERS: state })).toBe(depth);
    const onCube = [...shortestSolutions(state, table)].map(formatMoves);
    const onPuzzle = [...shortestSolutions({ CORNERS: state }, distances)];
    expect(onPuzzle.map((names) => names.join(" "))).toEqual(onCube);
    expect(onCube.length > 0).toBe(depth < Infinity);
    expect(countShortestSolutions(state, table)).toBe(onCube.length);
    expect(countShortestSolutions({ CORNERS: state }, distances)).toBe(onCube.length);
  }
  const twisted = { ...SOLVED, orientation: [1, 0, 0, 0, 0, 0, 0] };
  expect(() => shortestSolutions({ CORNERS: twisted }, distances)).toThrow(
    "the twists of CORNERS sum to 1 modulo 3",
  );
});

test("an old call, which named the puzzle, is answered with the new one", () => {
  const floppy = definePuzzle(FLOPPY);
  const distances = buildDistances(floppy, { metric: "HTM" });
  const call = shortestSolutions as (...old: unknown[]) => unknown;
  expect(() => call(floppy, floppy.solved, distances)).toThrow(
    "expected (state, distances), as the distances know their puzzle",
  );
});

test.for([
  ["Pyraminx", PYRAMINX, "HTM"],
  ["floppy cube", FLOPPY, "HTM"],
  ["Skewb", SKEWB, "HTM"],
  ["neighbours", neighbours(5), "QTM"],
  ["pocket cube, two faces", pocketCube({ U: 1, R: 1 }), "QTM"],
] as [string, PuzzleDefinition, "HTM" | "QTM"][])(
  "%s: without a table of all states a solution is as short",
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
    const all = [...shortestSolutions(state, distances)];
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

/** The state after moves, and what solvePuzzle finds for it. */
function solutionAfter(definition: PuzzleDefinition, moves: string, options = {}) {
  const puzzle = definePuzzle(definition);
  const state = moves
    .split(" ")
    .reduce((at, move) => puzzle.apply(at, move), puzzle.solved);
  const solution = solvePuzzle(puzzle, state, { metric: "HTM", ...options })!;
  expect(solution.reduce((at, move) => puzzle.apply(at, move), state)).toEqual(
    puzzle.solved,
  );
  return solution;
}

test("coordinates too large for tables do not keep a puzzle from being solved", () => {
  expect(solutionAfter(CUBE_3X3X3, "R U F")).toEqual(["F'", "U'", "R'"]);
  expect(solutionAfter(CUBE_3X3X3, "R U2 F' L D B'")).toHaveLength(6);
  expect(solutionAfter(CUBE_3X3X3, "R R")).toEqual(["R2"]);
  expect(solutionAfter(CUBE_3X3X3, "R R", { metric: "QTM" })).toHaveLength(2);
  expect(solutionAfter(neighbours(12), "S0 S1 S2 S5 S9 S8")).toHaveLength(6);
});

test("beyond the states that are kept, bounds and the states around the goals lead on", () => {
  // The distance is the number of inversions.
  const moves = Array.from({ length: 12 }, (_, i) => `S${(i * 5) % 11}`);
  expect(solutionAfter(neighbours(12), moves.join(" ")).length).toBe(12);
  expect(solutionAfter(CUBE_3X3X3, "R U F D2 L' B R U'")).toHaveLength(8);
});

test("with move costs, a solution has the least cost, wherever the sides meet", () => {
  const metric = { N: 5, E: 1, S: 3, W: 1 };
  const floppy = definePuzzle(FLOPPY);
  const { distance } = buildDistances(floppy, { metric });
  for (let index = 0; index < floppy.size; index++) {
    const moves = solvePuzzle(floppy, floppy.unrank(index), { metric })!;
    const cost = moves.reduce((sum, move) => sum + metric[move as "N"], 0);
    expect(cost).toBe(distance(index));
  }
});

test("a state to which no moves lead is refused, in a puzzle of any size", () => {
  const cube = definePuzzle(CUBE_3X3X3);
  const twisted = {
    ...cube.solved,
    CORNERS: { ...cube.solved["CORNERS"], orientation: [1, 0, 0, 0, 0, 0, 0, 0] },
  };
  expect(() => solvePuzzle(cube, twisted, { metric: "HTM" })).toThrow(
    "the twists of CORNERS sum to 1 modulo 3",
  );
});

test("a search can be cancelled", () => {
  const far = { metric: "HTM", signal: { aborted: true } } as const;
  expect(() => solutionAfter(CUBE_3X3X3, "R U F", far)).toThrow("cancelled");
});

test("a goal that the chosen moves do not reach is named, and so are the moves", () => {
  const beads = definePuzzle({
    orbits: { BEADS: { pieces: 3 } },
    moves: {
      L: { BEADS: { source: [1, 0, 2] } },
      R: { BEADS: { source: [0, 2, 1] } },
    },
  });
  const { solved, apply, rank } = beads;
  const goals = [solved, apply(solved, "R")];
  const options = { metric: "HTM", moves: ["L"] } as const;
  const message = "goals[1] is not reachable by the moves that count, L";
  expect(() => solvePuzzle(beads, solved, { ...options, goals })).toThrow(message);
  expect(() => buildPuzzlePruning(beads, { ...options, goals })).toThrow(message);
  expect(() => buildDistances(beads, { ...options, goals: goals.map(rank) })).toThrow(
    message,
  );
  const repeated = { BEADS: { permutation: [0, 0, 2], orientation: [0, 0, 0] } };
  expect(() => solvePuzzle(beads, solved, { ...options, goals: [repeated] })).toThrow(
    "permutation[1] is 0, a piece that is already in another position",
  );
});
