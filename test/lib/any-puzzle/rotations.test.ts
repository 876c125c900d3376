import { expect, test } from "vitest";
import {
  buildDistances,
  buildPuzzlePruning,
  countStates,
  definePuzzle,
  formatKPuzzle,
  formatTws,
  parseKPuzzle,
  parseTws,
  type PuzzleDefinition,
  shortestSolutions,
  solvePuzzle,
} from "#lib/index.ts";
import { pocketCube } from "#src/puzzles/pocket-cube.ts";

/** All eight corners of the pocket cube, as cubing.js has them. */
const CORNERS = (permutation: number[], orientationDelta: number[]) => ({
  CORNERS: { permutation, orientationDelta },
});
const NONE = Array.from({ length: 8 }, () => 0);
const CUBE = {
  name: "2x2x2",
  orbits: [{ orbitName: "CORNERS", numPieces: 8, numOrientations: 3 }],
  defaultPattern: {
    CORNERS: { pieces: [0, 1, 2, 3, 4, 5, 6, 7], orientation: NONE },
  },
  moves: {
    U: CORNERS([1, 2, 3, 0, 4, 5, 6, 7], NONE),
    x: CORNERS([4, 0, 3, 5, 7, 6, 2, 1], [2, 1, 2, 1, 1, 2, 1, 2]),
    y: CORNERS([1, 2, 3, 0, 7, 4, 5, 6], NONE),
  },
  derivedMoves: {
    z: "[x: y]",
    ...{ L: "[z: U]", F: "[x: U]", R: "[z': U]", B: "[x': U]", D: "[x2: U]" },
    Uv: "y",
    over: "x",
  },
};

const LISTED = ["U", "L", "F", "R", "B", "D"];
const HTM = { metric: "HTM" } as const;

/** The whole puzzle and three of its turns, in the style of ksolve+. */
const TEXT = `
  Set BEADS 3 1
  Solved
  End
  Move T
  BEADS
  2 1 3
  End
  Move Uv
  BEADS
  2 3 1
  End
`;

test("rotations of another form are no moves, but can be made", () => {
  const puzzle = parseKPuzzle(CUBE);
  expect(puzzle.moves).toEqual(LISTED);
  // "over" does the same as x.
  expect(puzzle.rotations).toEqual(["x", "y", "z", "Uv", "over"]);
  expect(puzzle.notes).toEqual([
    "x, y, z, Uv and over turn the whole puzzle, so they do not count as moves.",
  ]);
  const after = (moves: string) =>
    moves.split(" ").reduce((state, move) => puzzle.apply(state, move), puzzle.solved);
  expect(after("x R")).toEqual(after("R x"));
  expect(after("x U")).toEqual(after("F x"));
  expect(after("y2' z")).toEqual(after("y y z"));
  const beads = parseTws(TEXT);
  expect([beads.moves, beads.rotations]).toEqual([["T"], ["Uv"]]);
  expect(beads.notes).toEqual([
    "Uv turns the whole puzzle, so it does not count as a move.",
  ]);
  expect(countStates(beads)).toBe(2n);
});

test("without rotations the pocket cube of eight corners has the published distances", () => {
  expect(buildDistances(parseKPuzzle(CUBE), HTM).histogram).toEqual([
    ...[1, 18, 243, 2874, 28000, 205416, 1168516, 5402628, 20776176],
    ...[45391616, 15139616, 64736],
  ]);
});

test("moves can be chosen wherever a puzzle is read, made, counted, measured or solved", () => {
  const whole = parseKPuzzle(CUBE);
  const moves = ["U", "R2"];
  const three = parseKPuzzle(CUBE, { moves });
  expect(three.moves).toEqual(moves);
  expect(three.rotations).toEqual(whole.rotations);
  expect(definePuzzle(whole, { moves }).sizeBig).toBe(three.sizeBig);
  expect(countStates(whole, { moves })).toBe(three.sizeBig);
  expect(parseTws(formatTws(whole), { moves }).sizeBig).toBe(three.sizeBig);
  const own = buildDistances(three, HTM);
  const chosen = buildDistances(whole, { ...HTM, moves });
  expect(chosen.histogram).toEqual(own.histogram);
  const state = whole.apply(whole.apply(whole.solved, "U'"), "R2");
  expect(chosen.distance(whole.rank(state))).toBe(2);
  expect(chosen.distance(whole.rank(whole.apply(whole.solved, "F")))).toBe(Infinity);
  expect([...shortestSolutions(state, chosen)]).toEqual([["R2", "U"]]);
  expect(solvePuzzle(whole, state, { ...HTM, moves })).toEqual(["R2", "U"]);
  const pruning = buildPuzzlePruning(whole, { ...HTM, moves });
  expect(solvePuzzle(whole, state, { pruning })).toEqual(["R2", "U"]);
  expect(() => solvePuzzle(whole, state, { pruning, moves })).toThrow("none of these");
  // A rotation counts where it is chosen.
  expect(definePuzzle(whole, { moves: ["x", "U"] }).moves).toEqual(["x", "U"]);
  expect(chosen.distance(state)).toBe(2);
  expect(chosen.distance(whole.apply(whole.solved, "F"))).toBe(Infinity);
  const goals = [whole.rank(state)];
  expect(buildDistances(whole, { ...HTM, moves, goals }).distance(goals[0])).toBe(0);
});

test("a choice of moves that is none is refused in words", () => {
  const choose = (moves: unknown) => () =>
    definePuzzle(pocketCube(), { moves: moves as string[] });
  expect(choose([])).toThrow("moves is empty; expected at least one name");
  expect(choose(["U", "R", "U"])).toThrow(
    'moves[2] is "U", which is already in the list',
  );
  expect(choose(["L"])).toThrow('there is no move "L"; expected one of');
  expect(choose("U")).toThrow('moves must be an array, not "U"');
});

test("where only rotations are listed, they are the moves", () => {
  const json = { ...CUBE, moves: { x: CUBE.moves.x }, derivedMoves: {} };
  const puzzle = parseKPuzzle(json);
  expect([puzzle.moves, puzzle.rotations]).toEqual([["x"], []]);
  expect(puzzle.notes).toEqual([
    "x is the name of a rotation, but there is no other move, so it counts as a move.",
  ]);
  expect(countStates(puzzle)).toBe(4n);
});

test("in our own definitions rotations are declared, whatever their names", () => {
  const definition: PuzzleDefinition = {
    orbits: { BEADS: { pieces: 3 } },
    moves: { x: { BEADS: { source: [1, 2, 0] } } },
    rotations: { flip: { BEADS: { source: [2, 1, 0] } } },
  };
  const puzzle = definePuzzle(definition);
  expect([puzzle.moves, puzzle.rotations, puzzle.notes]).toEqual([["x"], ["flip"], []]);
  expect(countStates(puzzle)).toBe(3n);
  const flipped = puzzle.apply(puzzle.solved, "flip");
  expect(puzzle.apply(flipped, "flip")).toEqual(puzzle.solved);
  expect(() => puzzle.rank(flipped)).toThrow("odd");
  expect(() => definePuzzle({ ...definition, rotations: definition.moves })).toThrow(
    '"x" is both a move and a rotation',
  );
  expect(() =>
    definePuzzle({ ...definition, rotations: { f: { BEADS: { source: [0, 0, 1] } } } }),
  ).toThrow('rotation "f", orbit "BEADS": source[1] is 0');
});

test("rotations come through both forms", () => {
  const puzzle = parseKPuzzle(CUBE);
  for (const read of [
    parseKPuzzle(formatKPuzzle(puzzle)),
    parseTws(formatTws(puzzle)),
    parseTws(formatTws(puzzle, { style: "old" })),
  ]) {
    expect(read.moves).toEqual(puzzle.moves);
    expect(read.rotations).toEqual(puzzle.rotations);
    expect(read.apply(read.solved, "x")).toEqual(puzzle.apply(puzzle.solved, "x"));
  }
});

test("names that would not tell rotations from moves are not written", () => {
  const orbits = { BEADS: { pieces: 3 } };
  const swap = { BEADS: { source: [1, 0, 2] } };
  const cycle = { BEADS: { source: [1, 2, 0] } };
  for (const format of [formatTws, formatKPuzzle]) {
    expect(() => format({ orbits, moves: { S: swap, x: cycle } })).toThrow(
      'move "x" would be read as a rotation',
    );
    expect(() =>
      format({ orbits, moves: { S: swap, T: cycle }, rotations: { y: cycle } }),
    ).toThrow('move "T" would be read as a rotation');
    expect(() =>
      format({ orbits, moves: { S: swap }, rotations: { T: cycle } }),
    ).toThrow(
      'rotation "T" would be read as a move; expected the name x, y or z, or one that ends in v',
    );
    expect(() => format({ orbits, moves: { x: cycle } })).not.toThrow();
    expect(() =>
      format({ orbits, moves: { S: swap }, rotations: { Tv: cycle } }),
    ).not.toThrow();
  }
});
