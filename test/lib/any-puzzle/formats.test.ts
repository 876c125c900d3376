import { expect, test } from "vitest";
import {
  countStates,
  formatKPuzzle,
  formatTws,
  parseKPuzzle,
  parseTws,
  type Puzzle,
} from "#lib/index.ts";
import { FLOPPY } from "#src/puzzles/floppy-cube.ts";
import { pocketCube } from "#src/puzzles/pocket-cube.ts";
import { PYRAMINX } from "#src/puzzles/pyraminx.ts";
import { PYRAMORPHIX } from "#src/puzzles/pyramorphix.ts";
import { SKEWB } from "#src/puzzles/skewb.ts";

/** The pocket cube in the old style, corners from 1, twists where the pieces come from. */
const OLD = `
# seven corners
Name 2x2x2
Set CORNERS 7 3

Solved
CORNERS
1 2 3 4 5 6 7
End

Move U
CORNERS
4 1 2 3 5 6 7
0 0 0 0 0 0 0
End
Move R
CORNERS
5 2 3 1 7 6 4
1 0 0 2 2 0 1
End
Move F
CORNERS
2 6 3 4 1 5 7
2 1 0 0 1 2 0
End
`;

const NEW = `
Name 2x2x2
Set CORNERS 7 3
StartState
CORNERS
0 1 2 3 4 5 6
End
MoveTransformation U
CORNERS
3 0 1 2 4 5 6
End
MoveTransformation R
CORNERS
4 1 2 0 6 5 3
2 0 0 1 1 0 2
End
MoveTransformation F
CORNERS
1 5 2 3 0 4 6
1 2 0 0 2 1 0
End
`;

function after(puzzle: Puzzle, moves: string) {
  return moves
    .split(" ")
    .reduce((state, move) => puzzle.apply(state, move), puzzle.solved);
}

// A wrong reading of the twists leaves every count and histogram as it is: only a state
// tells.
test.for([
  ["old", OLD],
  ["new", NEW],
])("the twists of the %s style belong to the positions they should", ([, text]) => {
  const puzzle = parseTws(text);
  expect(after(puzzle, "U R F").CORNERS).toEqual({
    permutation: [0, 5, 1, 3, 4, 6, 2],
    orientation: [1, 2, 0, 1, 1, 2, 2],
  });
  expect(countStates(puzzle)).toBe(3674160n);
});

test("the twists of a Pyraminx come through every form", () => {
  const expected = {
    EDGES: { permutation: [5, 1, 0, 4, 2, 3], orientation: [0, 1, 0, 1, 1, 1] },
    AXIALS: { permutation: [0, 1, 2, 3], orientation: [1, 1, 1, 0] },
  };
  for (const puzzle of [
    parseKPuzzle(formatKPuzzle(PYRAMINX)),
    parseTws(formatTws(PYRAMINX)),
    parseTws(formatTws(PYRAMINX, { style: "old" })),
  ]) {
    expect(after(puzzle, "U L R")).toEqual(expected);
  }
});

test("what is written again is the same text", () => {
  const hidden = {
    ...PYRAMORPHIX,
    solved: { CORNERS: { orientation: [1, 0, 0, 0, 0, 2, 0] } },
  };
  for (const definition of [pocketCube(), PYRAMINX, SKEWB, FLOPPY, hidden]) {
    const json = formatKPuzzle(definition);
    expect(formatKPuzzle(parseKPuzzle(json))).toBe(json);
    for (const style of ["new", "old"] as const) {
      const text = formatTws(definition, { style });
      expect(formatTws(parseTws(text), { style })).toBe(text);
      expect(countStates(parseTws(text))).toBe(countStates(definition));
    }
  }
});

test("aliases and sequences are moves, in both forms", () => {
  const puzzle = parseTws(`${OLD}
    MoveAlias up U
    MoveSequence sexy R U R' U'
    MoveAlias listed R,U,R',U'
    MoveAlias commutator [R,U]
  `);
  expect(puzzle.moves).toEqual(["U", "R", "F", "up", "sexy", "listed", "commutator"]);
  for (const name of ["listed", "commutator"]) {
    expect(after(puzzle, name)).toEqual(after(puzzle, "sexy"));
  }
  expect(after(puzzle, "sexy")).toEqual(after(puzzle, "R U R' U'"));
  const definition = JSON.parse(formatKPuzzle(pocketCube()));
  definition.derivedMoves = {
    A: "[B: F2]",
    B: "R U2",
    C: "[R, (U F)2']",
    D: "C'",
  };
  const derived = parseKPuzzle(definition);
  expect(after(derived, "A")).toEqual(after(derived, "R U2 F2 U2' R'"));
  expect(after(derived, "C")).toEqual(after(derived, "R F' U' F' U' R' U F U F"));
  expect(after(derived, "C D")).toEqual(derived.solved);
});

test("a word that is one name is no other names, also made backwards or twice", () => {
  const move = (a: string, b: string) => ({
    A: { permutation: [...`${a}${b}`].map(Number), orientationDelta: [0, 0, 0, 0, 0] },
  });
  const puzzle = parseKPuzzle({
    name: "two corners",
    orbits: [{ orbitName: "A", numPieces: 5, numOrientations: 1 }],
    defaultPattern: { A: { pieces: [0, 1, 2, 3, 4], orientation: [0, 0, 0, 0, 0] } },
    moves: { B: move("120", "34"), L: move("012", "43"), BL: move("01", "342") },
    derivedMoves: { R: "BL' B", S: "BL2" },
  });
  expect(after(puzzle, "R")).toEqual(after(puzzle, "BL BL B"));
  expect(after(puzzle, "S")).toEqual(after(puzzle, "BL BL"));
});

const BAD_TEXTS: [string, string][] = [
  ["Set A 3 1\nSolved\nA\n1 2 x\nEnd\n", 'line 4: "x" should be a whole number 1..255'],
  [
    "Set A 3 1\nSolved\nA\n1 2\nEnd\n",
    "line 4: there are 2 numbers for set A; expected 3",
  ],
  ["Set A 3 1\nSolved\nB\n1 2 3\nEnd\n", 'line 3: "B" should be the name of a set'],
  ["Set A 3 1\nSolved\nA\n1 2 3\n", "line 2: “Solved” has no “End”"],
  ["Set A 3 1\nSolved\nEnd\nMove T\nA\n1 1 3\nEnd", "line 6: 1 appears twice"],
  [
    "Set A 3 2\nSolved\nEnd\nMove T\nA\n1 2 3\n0 0 2\nEnd",
    'line 7: "2" should be a whole number 0..1',
  ],
  ["Set A 3 1\nSet A 2 1\n", "line 2: set A appears twice"],
  ["Set A 3\n", "line 1: “Set A 3” should be “Set”, a name and two numbers"],
  ["Move", "line 1: “Move” should be “Move” and one name"],
  ["MoveAlias A", "line 1: “MoveAlias A” should be “MoveAlias”, a name and moves"],
  ["Set A 300 1\n", 'line 1: "300" should be a whole number 1..255'],
  ["Set A 3 1\nSolved\nEnd\nMove T\nEnd\nMove T\nEnd", "line 6: move T appears twice"],
  ["Set A 3 1\nSolved\nEnd\nSet B 3 1", "line 4: sets come before the solved state"],
  ["Set A 3 1\nSolved\nEnd\nIllegal A 1 2", "line 4: “Illegal” makes moves depend"],
  ["Set A 3 1\nForbiddenPairs\nA A\n", "line 2: “ForbiddenPairs” has no “End”"],
  ["Sets A 3 1", 'line 1: "Sets" is unknown; expected Name, Set, Solved or StartState'],
  ["Set A 3 1\nSolved\nEnd\nSolved\nEnd", "line 4: there is a second solved state"],
  [
    "Set A 3 1\nSolved\n1 2 3\nEnd",
    "line 3: there are numbers before the name of a set",
  ],
  ["Set A 3 1\nSolved\nA\nEnd", "line 4: set A has no row of numbers"],
  ["Set A 3 1\nSolved\nA\n1 2 3\n0 0 0\n0 0 0\nEnd", "line 6: set A has a third row"],
  ["", "the text names no Set"],
  ["Set A 3 1", "the text has no Solved"],
  [
    "Set A 3 1\nSolved\nEnd\nMoveSequence A B B\nMoveSequence B A",
    'move "A" is made of itself',
  ],
  [
    "Set A 3 1\nSolved\nEnd\nMove T\nEnd\nMoveSequence A (T",
    "“(” is not closed at character 1",
  ],
];

test.for(BAD_TEXTS)("%j is refused: %s", ([text, message]) => {
  expect(() => parseTws(text)).toThrow(message);
});

test("a definition in JSON is refused where it is wrong", () => {
  const change = (edit: (json: ReturnType<typeof JSON.parse>) => void) => () => {
    const json = JSON.parse(formatKPuzzle(pocketCube()));
    edit(json);
    return parseKPuzzle(json);
  };
  // Nothing is missing from it.
  expect(() => parseKPuzzle("{]")).toThrow(
    /^a KPuzzle definition is JSON, and this is not: [^;]+$/,
  );
  expect(() => parseKPuzzle('{\n  "orbits": [')).toThrow(
    "this is not: Unexpected end of JSON input; the text ends in line 2, and a part of it is missing",
  );
  expect(() => parseKPuzzle("5")).toThrow("a KPuzzle definition is 5");
  expect(change((json) => (json.orbits = 5))).toThrow("orbits is 5; expected an array");
  expect(change((json) => (json.orbits = {}))).toThrow(
    "orbits is an object; expected an array [{orbitName, numPieces, numOrientations}, …] beside a defaultPattern",
  );
  expect(() => parseKPuzzle('{"a":1}')).toThrow("orbits is missing; expected an array");
  expect(change((json) => (json.orbits[0] = 1))).toThrow(
    "orbits[0] is 1; expected {orbitName, …}",
  );
  expect(change((json) => json.orbits.push(json.orbits[0]))).toThrow("the same name");
  expect(change((json) => delete json.defaultPattern.CORNERS)).toThrow(
    'defaultPattern, orbit "CORNERS" is missing; expected an object',
  );
  expect(change((json) => (json.moves.F.CORNERS = null))).toThrow(
    'move "F", orbit "CORNERS" is null; expected {permutation, orientationDelta}',
  );
  expect(change((json) => (json.moves.F.CORNERS.orientationDelta = 1))).toThrow(
    'move "F", orbit "CORNERS": orientationDelta is 1; expected an array',
  );
  expect(change((json) => (json.derivedMoves = { X: 5 }))).toThrow(
    'derivedMoves: "X" is 5; expected a text of moves',
  );
  expect(change((json) => (json.derivedMoves = null))).toThrow(
    "derivedMoves is null; expected an object",
  );
  const brackets = (depth: number) =>
    change(
      (json) =>
        (json.derivedMoves = { X: `${"(".repeat(depth)}F${")".repeat(depth)}` }),
    );
  expect(brackets(50)().moves).toContain("X");
  expect(brackets(51)).toThrow(
    "too many brackets inside brackets at character 51; expected 50 at most",
  );
  expect(change((json) => (json.moves.F.CORNERS.orientationDelta[2] = 3))).toThrow(
    'move "F", orbit "CORNERS": orientationDelta[2] is 3; expected a whole number -2..2',
  );
  expect(change((json) => (json.moves.F.CORNERS.orientationDelta[2] = -3))).toThrow(
    'move "F", orbit "CORNERS": orientationDelta[2] is -3; expected a whole number -2..2',
  );
  expect(change((json) => (json.moves.F.CORNERS.permutation[1] = 0))).toThrow(
    /orbit "CORNERS": permutation\[\d\] is 0, as is permutation\[\d\]; expected each of/,
  );
  expect(change((json) => (json.orbits[0].numPieces = 0))).toThrow("numPieces 0");
  expect(change((json) => (json.orbits[0].numOrientations = 0.5))).toThrow(
    "numOrientations 0.5",
  );
  expect(change((json) => (json.defaultPattern.CORNERS.pieces = 1))).toThrow(
    'defaultPattern, orbit "CORNERS": pieces is 1; expected an array',
  );
  expect(change((json) => (json.defaultPattern.CORNERS.orientationMod = [1]))).toThrow(
    'orbit "CORNERS": defaultPattern’s orientationMod has 1 entries; expected',
  );
  expect(change((json) => (json.defaultPattern.CORNERS.orientationMod = 1))).toThrow(
    "orientationMod is 1; expected an array",
  );
  expect(change((json) => (json.derivedMoves = { X: "Y" }))).toThrow(
    'move "X": unknown move Y at character 1; expected one of F R U X',
  );
  expect(() => parseTws(5 as never)).toThrow("the text of a .tws file is 5");
});

test("seenTwists is omitted if all twists are visible", () => {
  const text = "Name Pair\nSet A 2 3\nSolved\nA\n1 2\n0 2\nEnd\n";
  expect(parseTws(text).definition.orbits).toEqual({ A: { pieces: 2, twists: 3 } });
});

test("what only steers a search is left out, with a note", () => {
  const text = `
    Set A 3 1
    Solved
    A
    1 2 3
    End
    Move X
    A
    2 3
    1
    End
    Slack 2
    ForbiddenPairs
    X X
    End
    Ignore
    A
    0 0 1
    End
  `;
  const puzzle = parseTws(text);
  expect(countStates(puzzle)).toBe(3n);
  expect(puzzle.notes).toEqual([
    "Line 12: “Slack” only steers a search and is left out.",
    "Lines 13 to 15: “ForbiddenPairs” only steers a search and is left out.",
    "Lines 16 to 19: “Ignore” only steers a search and is left out.",
  ]);
});

test("orientations where there is one, and numbers with gaps, are read as they are meant", () => {
  const text = (solved: string, turned: string) =>
    `Set C 1 1\nSet E 3 1\nSolved\nE\n${solved}\nEnd\nMove U\nC\n1\n${turned}\nE\n2 1 3\nEnd`;
  const plain = parseTws(text("1 2 1", "0"));
  expect(plain.notes).toEqual([]);
  const odd = parseTws(text("7 ? 7", "1"));
  expect(odd.definition).toEqual(plain.definition);
  expect(odd.notes).toEqual([
    "Line 5: the pieces of E have numbers beyond 3; they are numbered 1 to 2 instead.",
    "Pieces of C have only one orientation, so theirs are all read as 0.",
  ]);
  expect(countStates(odd)).toBe(2n);
});

test("parts of a move for orbits that the puzzle lacks are left out, with a note", () => {
  const orbit = { permutation: [1, 2, 0], orientationDelta: [0, 1, 0] };
  const puzzle = parseKPuzzle({
    name: "s",
    orbits: [{ orbitName: "W", numPieces: 3, numOrientations: 1 }],
    defaultPattern: { W: { pieces: [0, 1, 2], orientation: [0, 0, 5] } },
    moves: { T: { W: orbit, EQUATOR: { permutation: [0, 1] } } },
  });
  expect(countStates(puzzle)).toBe(3n);
  expect(puzzle.notes).toEqual([
    'Pieces of "W" have only one orientation, so theirs are all read as 0.',
    '"EQUATOR" is not an orbit of the puzzle, so what the move T does to it is left out.',
  ]);
});

test("sequences may have commas between their moves", () => {
  const text = "Set A 3 1\nSolved\nEnd\nMove T\nA\n2 3 1\nEnd\nMoveSequence S T,T";
  const puzzle = parseTws(text);
  expect(after(puzzle, "S")).toEqual(after(puzzle, "T'"));
});

test("what a text cannot say is refused", () => {
  const beads = { orbits: { "my beads": { pieces: 2 } }, moves: {} };
  expect(() => formatTws(beads)).toThrow('orbit "my beads" cannot be written');
  const turns = {
    orbits: { BEADS: { pieces: 2 } },
    moves: { "to the left": { BEADS: { source: [1, 0] } } },
  };
  expect(() => formatTws(turns)).toThrow('move "to the left" cannot be written');
  expect(() => formatTws({ orbits: { A: { pieces: 256 } }, moves: {} })).toThrow(
    "256 pieces",
  );
  const half = { orbits: { A: { pieces: 1, twists: 4, seenTwists: [2] } }, moves: {} };
  expect(() => formatTws(half)).toThrow("only in part");
});

test("a piece whose twists are all seen is written as KPuzzle has it", () => {
  const orbits = { A: { pieces: 3, twists: 4, seenTwists: [4, 2, 1] } };
  const { defaultPattern } = JSON.parse(formatKPuzzle({ orbits, moves: {} }));
  expect(defaultPattern.A.orientationMod).toEqual([0, 2, 1]);
});

test("where the number of twists is left out it is 1, also for pieces that are all seen", () => {
  const { definition } = parseKPuzzle({
    orbits: [{ orbitName: "A", numPieces: 2 }],
    defaultPattern: {
      A: { pieces: [0, 1], orientation: [0, 0], orientationMod: [0, 0] },
    },
    moves: {},
  });
  expect(definition.orbits["A"]).toMatchObject({ pieces: 2, twists: 1 });
});

test("a puzzle without a name is called a puzzle, since KPuzzle asks for a name", () => {
  const orbits = { A: { pieces: 1 } };
  expect(JSON.parse(formatKPuzzle({ orbits, moves: {} })).name).toBe("puzzle");
});

test("a name is one word in a .tws file, and a number has at most three digits", () => {
  const named = { name: " two\twords ", orbits: { A: { pieces: 1 } }, moves: {} };
  expect(formatTws(named)).toMatch(/^Name two_words\n/);
  expect(() => parseTws("Name a\nSet A 1002 1\n")).toThrow('"1002" should be a whole');
});

test("an error in a text is a RangeError", () => {
  let error: unknown;
  try {
    parseTws("Set A");
  } catch (thrown) {
    error = thrown; // toThrow would take anything
  }
  expect(error).toBeInstanceOf(RangeError);
});

test("of an unknown keyword the beginning is shown", () => {
  expect(() => parseTws(`Set A 2 1\n${"x".repeat(50)}`)).toThrow(
    `"${"x".repeat(40)}" is unknown`,
  );
});
