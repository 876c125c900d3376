import { describe, expect, test } from "vitest";
import { loadPuzzle } from "#components/workshop/puzzle/workshop-puzzle.ts";
import { randomPuzzleState } from "#components/workshop/puzzle/random-puzzle-state.ts";
import { parseTypedState, stateText } from "#components/workshop/puzzle/typed-state.ts";
import { formatOwnPuzzle } from "#components/workshop/puzzle/format-own-puzzle.ts";
import { isProblem } from "#kit/widget/parse-result.ts";
import type { PuzzleDefinition } from "#lib/index.ts";
import { CUBE_3X3X3 } from "#lib/big-cube/definition.ts";
import { GALLERY } from "#src/puzzles/gallery.ts";

const inGallery = (slug: string) => loadPuzzle({ kind: "gallery", slug });
const own = (definition: PuzzleDefinition) =>
  loadPuzzle({ kind: "own", text: formatOwnPuzzle({ definition }) });
const eight = inGallery("eight-puzzle");
const floppy = inGallery("floppy-cube");
const cube = own(CUBE_3X3X3);
const row = own({
  orbits: { BEADS: { pieces: 4 } },
  moves: {
    L: { BEADS: { source: [1, 0, 2, 3] } },
    T: { BEADS: { source: [3, 0, 1, 2] } },
  },
});

/** The state that was read; its problem instead, so that a test shows it. */
function read(typed: string, current = row) {
  const reading = parseTypedState(typed, current);
  return isProblem(reading) ? reading.problem : reading.value;
}
const order = (typed: string, current = row) => {
  const state = read(typed, current);
  return typeof state === "string"
    ? state
    : Object.values(state)[0].permutation.join(" ");
};

test("the text of a state is parsed again, in every puzzle", () => {
  for (const { slug } of GALLERY) {
    const current = inGallery(slug);
    const state = randomPuzzleState(current);
    expect(read(stateText(current.puzzle, state), current)).toEqual(state);
  }
  const state = randomPuzzleState(cube);
  expect(read(stateText(cube.puzzle, state), cube)).toEqual(state);
});

test("ten pieces without blanks are counted from 0", () => {
  const ten = own({
    orbits: { BEADS: { pieces: 10 } },
    moves: { T: { BEADS: { source: [9, 0, 1, 2, 3, 4, 5, 6, 7, 8] } } },
  });
  expect(order("9012345678", ten)).toBe("9 0 1 2 3 4 5 6 7 8");
});

describe("a row of pieces", () => {
  test.each([
    ["3 0 1 2", "3 0 1 2"],
    ["4 1 2 3", "3 0 1 2"],
    ["4, 1, 2, 3", "3 0 1 2"],
    ["[3,0,1,2]", "3 0 1 2"],
    ["４，１，２，３", "3 0 1 2"],
    ["٤ ١ ٢ ٣", "3 0 1 2"],
    ["4123", "3 0 1 2"],
    ["BEADS 4 1 2 3", "3 0 1 2"],
    ["BEADS: 4 1 2 3", "3 0 1 2"],
    ["permutation 4 1 2 3", "3 0 1 2"],
  ])("%j", (typed, expected) => {
    expect(order(typed)).toBe(expected);
  });

  test.each([
    ["1 2 2 4", "Position 3 of “BEADS” repeats piece 2; piece 3 is missing."],
    ["0 1 1 3", "Position 2 of “BEADS” repeats piece 1; piece 2 is missing."],
    [
      "1 2 3 9",
      "Position 4 of “BEADS” has piece 9, which the puzzle doesn’t have; piece 4 is missing.",
    ],
    ["1 2 3", "There are 3 numbers; expected 4: 4 of BEADS."],
    [
      "1 2 a 4",
      "“a” is no piece; expected a number, or the name of an orbit such as “BEADS”.",
    ],
    ["1 2 ? 4", "“?” leaves a piece open; expected the number of every piece."],
    ["", "Nothing is typed; expected a state."],
    [
      "1 2 3 4 0 0 1 0",
      "Twist 3 of “BEADS” is 1; expected 0, since its pieces can’t be twisted.",
    ],
  ])("%j: %s", (typed, problem) => {
    expect(read(typed)).toContain(problem.replace(/\.$/, ""));
  });
});

describe("tiles of a board", () => {
  test.each([
    "1 2 3 4 5 6 _ 7 8",
    "1 2 3\n4 5 6\n_ 7 8",
    "123456078",
    "[[1,2,3],[4,5,6],[0,7,8]]",
    "1 2 3 / 4 5 6 / 0 7 8",
    "1,2,3,4,5,6,x,7,8",
    "1 2 3 4 5 6 9 7 8",
    "TILES 1 2 3 4 5 6 - 7 8",
  ])("%j", (typed) => {
    expect(stateText(eight.puzzle, read(typed, eight) as never)).toBe(
      "1 2 3\n4 5 6\n_ 7 8",
    );
  });

  test.each([
    ["1 2 3 4 5 6 7 7 _", "Position 8 of the board repeats tile 7; tile 8 is missing"],
    ["1 2 3 4 5 6 7 _ _", "Position 9 of the board repeats the gap; tile 8 is missing"],
    [
      "1 2 3 4 5 6 8 7 _",
      "No slides lead to this state: two tiles would have to change places",
    ],
    [
      "1 2 3 4 5 6 7 b _",
      "“b” is no piece; expected the number of a tile, or _ for the gap",
    ],
  ])("%j: %s", (typed, problem) => {
    expect(read(typed, eight)).toContain(problem);
  });
});

describe("orbits with twists", () => {
  const after = ["N", "E"].reduce(floppy.puzzle.apply, floppy.puzzle.solved);
  const { CORNERS, EDGES } = after;
  const one = (numbers: readonly number[]) =>
    numbers.map((piece) => piece + 1).join(" ");

  test.each([
    ["a KPattern", JSON.stringify({ patternData: patternOf(after) })],
    ["its data alone", JSON.stringify(patternOf(after))],
    ["a state of the library", JSON.stringify(after)],
    [
      "a .scr file",
      `Scramble first\nCORNERS\n${one(CORNERS.permutation)}\n0 0 0 0\nEDGES\n1 2 3 4\n${EDGES.orientation.join(" ")}\nEnd\n`,
    ],
    [
      "a state of twsearch, without twists where there are none",
      `ScrambleState x # a comment\nEDGES\n1 2 3 4\n${EDGES.orientation.join(" ")}\nCORNERS\n${one(CORNERS.permutation)}\nEnd`,
    ],
    [
      "numbers alone",
      [one(CORNERS.permutation), "1 2 3 4", EDGES.orientation.join(" ")].join("\n"),
    ],
    ["what the page says of it", floppy.puzzle.describeState(after)],
  ])("%s", (_, typed) => {
    expect(read(typed, floppy)).toEqual(after);
  });

  test("what a .scr file leaves out is solved", () => {
    const { permutation } = read(
      "Scramble\nEDGES\n1 2 3 4\n1 1 0 0\nEnd",
      floppy,
    ) as never as typeof CORNERS;
    expect(permutation).toBeUndefined();
    expect(read("Scramble\nEDGES\n1 2 3 4\n1 1 1 1\nEnd", floppy)).toMatchObject({
      CORNERS: floppy.puzzle.solved["CORNERS"],
    });
  });

  test.each([
    ["CORNERS 1 2 3 4 EDGES 1 2 3 4", "“EDGES” is no piece"],
    [
      "CORNERS 1 2 3 4\nEDGES 1 2 3 4 0 0 2 0",
      "Twist 3 of “EDGES” is 2; expected 0 to 1",
    ],
    ["CORNERS 1 2 3 4", "Orbit “EDGES” is missing"],
    ["CORNERS 1 2 3 4\nCORNERS 1 2 3 4", "Orbit “CORNERS” appears twice"],
    [
      "CORNERS 1 2 3\nEDGES 1 2 3 4 0 0 0 0",
      "Orbit “CORNERS” has 3 numbers; expected 4",
    ],
    ['{"CORNERS": {"pieces": [0, 1, 2, 3]}}', "Orbit “EDGES” is missing from the JSON"],
    ['{"CORNER": {}}', "The puzzle has no orbit “CORNER”; expected CORNERS and EDGES"],
    ['{"CORNERS": {"pieces": [0, 1, "a", 3]}, "EDGES": {}}', 'entry 3 is "a"'],
    ['{"CORNERS": ', "This is not valid JSON"],
    [
      "Scramble a\nEDGES\n1 2 3 4\nEnd\nScramble b\nEDGES\n1 2 3 4\nEnd",
      "several states",
    ],
    ["ScrambleAlg x\nN E\nEnd", "“ScrambleAlg” gives moves, not a state"],
    [
      "1 2 3 4 5",
      "There are 5 numbers; expected 12: 4 of CORNERS and 4 pieces of EDGES and 4 twists",
    ],
    // One edge flipped, and no corners swapped.
    [
      "CORNERS 1 2 3 4\nEDGES 1 2 3 4 1 0 0 0",
      "they never combine parity of CORNERS, twist sum of EDGES 0",
    ],
    [
      "CORNERS 1 2 3 4\nEDGES 2 1 3 4 0 0 0 0",
      "piece 2 of “EDGES” never comes to position 1 (counted from 1)",
    ],
  ])("%j: %s", (typed, problem) => {
    expect(read(typed, floppy)).toContain(problem);
  });
});

test("an odd swap of a large puzzle is named as impossible, too", () => {
  const swapped = stateText(cube.puzzle, cube.puzzle.solved).replace("1 2 3", "2 1 3");
  expect(read(swapped, cube)).toMatch(/^No moves lead to this state: /);
});

function patternOf(state: ReturnType<typeof floppy.puzzle.apply>) {
  return Object.fromEntries(
    Object.entries(state).map(([name, { permutation, orientation }]) => [
      name,
      { pieces: permutation, orientation },
    ]),
  );
}
