import { expect, test } from "vitest";
import {
  buildDistances,
  buildPuzzlePruning,
  definePuzzle,
  type PuzzleDefinition,
  solvePuzzle,
} from "#lib/index.ts";
import { CUBE_3X3X3 } from "#lib/big-cube/definition.ts";
import { FLOPPY } from "#src/puzzles/floppy-cube.ts";
import { pocketCube } from "#src/puzzles/pocket-cube.ts";
import { PYRAMORPHIX } from "#src/puzzles/pyramorphix.ts";
import { PYRAMINX } from "#src/puzzles/pyraminx.ts";
import { seeded } from "../puzzle/seeded.ts";

const HTM = { metric: "HTM" } as const;

/** What the first phase of Kociemba's method brings home: twists, flips, and the slice. */
const PHASE_1 = definePuzzle({
  ...CUBE_3X3X3,
  solved: {
    CORNERS: { permutation: Array.from({ length: 8 }, () => 0) },
    EDGES: { permutation: Array.from({ length: 12 }, (_, edge) => Number(edge >= 8)) },
  },
});
const [TWIST, SLICE, FLIP] = PHASE_1.coordinates.map(({ name }) => name);

/** The orders that its second phase brings home, and the moves that it makes. */
const PHASE_2: PuzzleDefinition = {
  orbits: { CORNERS: { pieces: 8 }, EDGES: { pieces: 12 } },
  moves: Object.fromEntries(
    ["U", "D", "R2", "L2", "F2", "B2"].map((move) => {
      const cube = definePuzzle(CUBE_3X3X3);
      const { CORNERS, EDGES } = cube.apply(cube.solved, move);
      return [
        move,
        {
          CORNERS: { source: CORNERS.permutation },
          EDGES: { source: EDGES.permutation },
        },
      ];
    }),
  ),
};

test("the coordinates of the first phase have the published distances, alone and in pairs", () => {
  const tables = [[TWIST], [FLIP], [SLICE], [TWIST, SLICE], [FLIP, SLICE]];
  const pruning = buildPuzzlePruning(PHASE_1, { ...HTM, tables });
  const rows = pruning.tables.map(({ size, histogram }) => [size, histogram.join(" ")]);
  expect(rows).toEqual([
    [2187, "1 4 34 186 816 1018 128"],
    [2048, "1 2 25 202 620 900 285 13"],
    [495, "1 4 50 286 152 2"],
    [1_082_565, "1 4 50 586 6184 54066 296322 582492 142520 340"],
    [1_013_760, "1 4 50 532 4804 41832 238263 555636 172314 324"],
  ]);
});

test("so have those of the second phase, and all orders of the corners", () => {
  const rowsOf = (definition: PuzzleDefinition) =>
    buildPuzzlePruning(definition, HTM).tables.map(({ histogram }) =>
      histogram.join(" "),
    );
  expect(rowsOf(PHASE_2).slice(1)).toEqual([
    "1 10 67 330 752 1400 2752 4384 6208 7136 8064 6528 2432 256",
    "1 10 63 352 1623 5890 14345 15772 2264",
    "1 4 10 8 1",
  ]);
  const corners = {
    orbits: { CORNERS: { pieces: 8 } },
    moves: Object.fromEntries(
      Object.entries(CUBE_3X3X3.moves).map(([move, { CORNERS }]) => [
        move,
        { CORNERS: { source: CORNERS.source } },
      ]),
    ),
  };
  expect(rowsOf(corners)).toEqual(["1 18 243 2646 12516 17624 7080 192"]);
});

test.for([
  ["pocket cube", pocketCube(), HTM],
  ["Pyraminx", PYRAMINX, { metric: "QTM" }],
  [
    "floppy cube, one side at double cost",
    FLOPPY,
    { metric: { N: 2, E: 1, S: 1, W: 1 } },
  ],
] as const)(
  "%s: a table that sees more has bounds at least as large, none too large, and solves as well",
  ([, definition, { metric }]) => {
    const puzzle = definePuzzle(definition);
    const names = puzzle.coordinates.map(({ name }) => name);
    const pairs = buildPuzzlePruning(puzzle, { metric, tables: [names.slice(0, 2)] });
    const singles = names
      .slice(0, 2)
      .map((name) => buildPuzzlePruning(puzzle, { metric, tables: [[name]] }));
    const { distance, costs, moves } = buildDistances(puzzle, { metric });
    const random = seeded(31);
    for (let i = 0; i < 10; i++) {
      const index = random(puzzle.size);
      const state = puzzle.unrank(index);
      const [two, whole] = [pairs.bound(state), distance(index)];
      expect(two).toBeLessThanOrEqual(whole);
      for (const { bound } of singles) expect(bound(state)).toBeLessThanOrEqual(two);
      const solution = solvePuzzle(puzzle, state, { pruning: pairs })!;
      const cost = solution.map((move) => costs[moves.indexOf(move)]);
      expect(cost.reduce((sum, one) => sum + one, 0)).toBe(whole);
      expect(solution.reduce((at, move) => puzzle.apply(at, move), state)).toEqual(
        puzzle.solved,
      );
    }
  },
);

test("a table of all coordinates is exact, from several goals too", () => {
  const puzzle = definePuzzle(FLOPPY);
  const goals = [100, 33];
  const tables = [puzzle.coordinates.map(({ name }) => name)];
  const options = { ...HTM, goals: goals.map(puzzle.unrank), tables };
  const { bound } = buildPuzzlePruning(puzzle, options);
  const { distance } = buildDistances(puzzle, { ...HTM, goals });
  for (let index = 0; index < puzzle.size; index++) {
    expect(bound(puzzle.unrank(index))).toBe(distance(index));
  }
});

test("bounds and goals are the same for states and for their indices", () => {
  const floppy = definePuzzle(FLOPPY);
  const indices = [100, 33];
  const goals = indices.map(floppy.unrank);
  const byState = buildPuzzlePruning(floppy, { ...HTM, goals });
  const byIndex = buildPuzzlePruning(floppy, { ...HTM, goals: indices });
  const exact = buildDistances(floppy, { ...HTM, goals });
  expect(exact.histogram).toEqual(
    buildDistances(floppy, { ...HTM, goals: Uint8Array.from(indices) }).histogram,
  );
  for (let index = 0; index < floppy.size; index++) {
    const state = floppy.unrank(index);
    expect(byState.bound(index)).toBe(byIndex.bound(state));
    expect(byState.bound(state)).toBe(byIndex.bound(index));
    expect(exact.distance(state)).toBe(exact.distance(index));
  }
  const solution = solvePuzzle(floppy, floppy.solved, { ...HTM, goals: indices })!;
  expect(solution).toHaveLength(exact.distance(floppy.solved));
  expect(() => byIndex.bound(192)).toThrow("index 192 is out of range 0..191");
  expect(() => byIndex.bound("R" as never)).toThrow('index is "R", not a number');
  const missing = { ...HTM, goals: [0, 192] };
  for (const build of [buildDistances, buildPuzzlePruning]) {
    expect(() => build(floppy, missing)).toThrow("goals[1] 192 is out of range 0..191");
  }
});

test("a coordinate that fits no table has none, and the others give the bound", () => {
  const namesOf = (definition: PuzzleDefinition) =>
    buildPuzzlePruning(definition, HTM).tables.flatMap(
      ({ coordinates }) => coordinates,
    );
  expect(namesOf(PYRAMORPHIX)).toEqual(["permutation of CORNERS"]);
  const cube = definePuzzle(CUBE_3X3X3);
  const names = cube.coordinates.map(({ name }) => name);
  const left = names.filter((name) => name !== "permutation of EDGES");
  expect(left.length).toBe(names.length - 1);
  expect(namesOf(CUBE_3X3X3)).toEqual(left);
});

const solvedOf = (definition: PuzzleDefinition) => definePuzzle(definition).solved;

test("what cannot be a pruning table, or is not this puzzle's, is refused in words", () => {
  const tables =
    (...rows: string[][]) =>
    () =>
      buildPuzzlePruning(PHASE_1, { ...HTM, tables: rows });
  expect(tables(["edges"])).toThrow(
    'tables[0][0] is "edges"; expected one of “twists of CORNERS”, “permutation of EDGES”, “twists of EDGES”',
  );
  expect(tables([TWIST], [])).toThrow("tables[1] is empty; expected names");
  expect(tables([TWIST, TWIST])).toThrow('tables[0] names "twists of CORNERS" twice');
  expect(tables([TWIST, SLICE, FLIP])).toThrow(
    "twists of CORNERS and permutation of EDGES and twists of EDGES have 2217093120 values together; expected 100000000 at most",
  );
  const goals = (states: unknown) => () =>
    buildPuzzlePruning(FLOPPY, { ...HTM, goals: states as [] });
  expect(goals(solvedOf(FLOPPY))).toThrow("goals is an object; expected an array");
  expect(goals([])).toThrow("there is no goal");
  expect(() =>
    buildPuzzlePruning(PYRAMORPHIX, { ...HTM, tables: [["twists of CORNERS"]] }),
  ).toThrow(
    "what a move does to the twists of CORNERS depends on where the pieces are",
  );
  expect(() =>
    buildPuzzlePruning(CUBE_3X3X3, { ...HTM, tables: [["permutation of EDGES"]] }),
  ).toThrow("permutation of EDGES has 239500800 values, which do not fit in a table");
  const twins = {
    orbits: { A: { pieces: 4 }, "A 0 1 2": { pieces: 3 } },
    moves: {
      T: { A: { source: [1, 2, 0, 3] } },
      S: { A: { source: [1, 0, 2, 3] } },
      U: { "A 0 1 2": { source: [1, 2, 0] } },
      V: { "A 0 1 2": { source: [1, 0, 2] } },
    },
  };
  const [{ name }] = definePuzzle(twins).coordinates;
  expect(() => buildPuzzlePruning(twins, { ...HTM, tables: [[name]] })).toThrow(
    'two coordinates have the name "permutation of A 0 1 2"',
  );
  const far = buildPuzzlePruning(pocketCube(), { metric: { U: 1, R2: 1 } });
  const cube = definePuzzle(pocketCube());
  expect(far.bound(cube.apply(cube.solved, "F"))).toBe(Infinity);
  const signal = { aborted: true };
  expect(() => buildPuzzlePruning(FLOPPY, { ...HTM, signal })).toThrow("cancelled");
  const pruning = buildPuzzlePruning(FLOPPY, HTM);
  const solved = solvedOf(FLOPPY);
  const solve =
    (options: object, puzzle: PuzzleDefinition = FLOPPY) =>
    () =>
      solvePuzzle(puzzle, solved, options);
  expect(solve({ pruning, metric: "HTM" })).toThrow("expected none of these options");
  expect(solve({ pruning }, PYRAMINX)).toThrow("those of another puzzle");
  expect(solve({ pruning: { ...pruning } })).toThrow(
    "pruning is an object; expected the result of buildPuzzlePruning",
  );
  expect(solve({ pruning })()).toEqual([]);
});
