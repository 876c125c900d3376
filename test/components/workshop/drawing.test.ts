import { expect, test } from "vitest";
import {
  beadLabel,
  toolHint,
  openCycleHint,
  reachableText,
} from "#components/workshop/draw/drawing-messages.ts";
import {
  type DrawingAction,
  drawingModel,
} from "#components/workshop/draw/drawing-model.ts";
import {
  drawingText,
  parseDrawingText,
} from "#components/workshop/draw/drawing-text.ts";
import {
  nearestBead,
  drawnDefinition,
  type PuzzleDrawing,
  type DrawnPuzzle,
  pointsByOrbit,
} from "#components/workshop/draw/drawn-puzzle.ts";
import { pressPlane } from "#components/workshop/draw/press-plane.ts";
import { parseOwnPuzzle } from "#components/workshop/puzzle/parse-own-puzzle.ts";
import { formatOwnPuzzle } from "#components/workshop/puzzle/format-own-puzzle.ts";
import { countStates, definePuzzle } from "#lib/index.ts";
import { PYRAMINX } from "#src/puzzles/pyraminx.ts";
import { SMALL_CLOCK } from "#src/puzzles/small-clock.ts";

const { decode, describe, encode, initial, update } = drawingModel;
const EMPTY: PuzzleDrawing = {
  ...{ beads: [], sides: [], moves: [], twists: [], order: [], beadTwists: [] },
  ...{ tool: "place", newSides: 2, openCycle: [] },
};

const after = (start: PuzzleDrawing, ...actions: DrawingAction[]) =>
  actions.reduce(update, start);
const press = (column: number, row: number) => ({
  type: "press" as const,
  at: [column, row] as const,
});

/** Three beads, and the move that sends each to the next. */
const TRIANGLE = after(
  EMPTY,
  ...[press(5, 5), press(10, 5), press(5, 10)],
  { type: "new move" },
  ...[press(5, 5), press(10, 5), press(5, 10), press(5, 5)],
);

/** The same, whose beads have three sides: the first is twisted by two on its way. */
const TWISTED = after(
  TRIANGLE,
  ...[{ type: "given", sides: 3 } as const, press(5, 5)],
  ...[{ type: "tool", tool: 0 } as const, press(5, 5), press(5, 5)],
);

/** What a text draws. */
function puzzle(text: string): PuzzleDrawing {
  const read = parseDrawingText(text, []);
  if ("problem" in read) throw new Error(read.problem);
  return update(EMPTY, { type: "replace", puzzle: read.value });
}

/** Four dials, and wheels that turn three of them. */
const CLOCK = puzzle(`beads 4
sides 12
A (1+1)(2+1)(4+1)
B (1+1)(2+1)(3+1)
C (2+1)(3+1)(4+1)
D (1+1)(3+1)(4+1)`);

test("the nearest bead within reach is meant", () => {
  // Two lie in a row, five steps apart.
  expect(nearestBead(TRIANGLE, [7.25, 5], 2.25)).toBe(0);
  expect(nearestBead(TRIANGLE, [7.25, 5], 2)).toBeUndefined();
  expect(nearestBead(TRIANGLE, [7.75, 5], 9)).toBe(1);
  expect(nearestBead(EMPTY, [0, 0], 9)).toBeUndefined();
});

test("beads are placed, and pressed in order they make a cycle", () => {
  expect(TRIANGLE).toMatchObject({ moves: [[[0, 1, 2]]], openCycle: [] });
  expect(describe(TRIANGLE)).toBe("3 beads: 3 of 6 permutations can be reached.");
  expect(reachableText(initial)).toBe(
    "6 beads: 120 of 720 permutations can be reached.",
  );
  expect(reachableText(after(EMPTY, press(5, 5)))).toBe(
    "1 bead: there is one permutation.",
  );
  const openCycle = after(TRIANGLE, { type: "clear move" }, press(5, 5), press(10, 5));
  expect(openCycleHint(openCycle)).toBe(
    "Move A: 1 → 2. Press the next bead, or the first one again to close the cycle.",
  );
  // Neither a second time in one cycle, nor where no bead lies, nor onto another.
  expect(update(openCycle, press(10, 5))).toBe(openCycle);
  expect(update(openCycle, press(30, 15))).toBe(openCycle);
  const placing = after(TRIANGLE, { type: "tool", tool: "place" });
  expect(update(placing, press(6, 5))).toBe(placing);
  expect(update(placing, { type: "drag", bead: 0, to: [10, 6] })).toBe(placing);
});

test("a turn moves beads as the library says, and back", () => {
  const puzzle = definePuzzle(drawnDefinition(TRIANGLE)!);
  const turned = update(TRIANGLE, { type: "turn", move: "A", isBack: false });
  expect(turned.order).toEqual(puzzle.apply(puzzle.solved, "A").BEADS.permutation);
  const back = update(turned, { type: "turn", move: "A", isBack: true });
  expect(back.order).toEqual([0, 1, 2]);
  expect(update(turned, { type: "solve" }).order).toEqual([0, 1, 2]);
});

test("a bead that is removed takes its cycles along, and others keep their names in order", () => {
  const removed = after(initial, { type: "tool", tool: "remove" }, press(9, 5));
  expect(removed.beads).toHaveLength(5);
  expect(removed.moves).toEqual([[], [[0, 1, 4, 3]]]);
});

test("a link brings back every drawing, and says what is wrong with a bad one", () => {
  const drawings = [
    ...[initial, TRIANGLE, EMPTY],
    after(EMPTY, { type: "new move" }, { type: "tool", tool: "place" }),
    after(TRIANGLE, { type: "clear move" }, press(5, 5)),
    ...[TWISTED, CLOCK],
    after(TWISTED, { type: "tool", tool: "sides" }),
    after(EMPTY, { type: "given", sides: 12 }, { type: "tool", tool: "place" }),
    { ...TWISTED, beadTwists: [1, 0, 2], order: [2, 0, 1] },
  ];
  for (const drawing of drawings) expect(decode(encode(drawing))).toEqual(drawing);
  expect(() => decode("zzzz-_01--p-")).toThrow(
    "bead 1 is in column 36, row 36; expected column 1 to 36, row 1 to 20",
  );
  expect(() => decode("1155-_03--0-")).toThrow("there is no bead 4");
  expect(() => decode("1155-_010--0-")).toThrow("bead 1 appears twice in one move");
  expect(() => decode("1155-_01-1-0-")).toThrow("the state has one bead; expected 2");
  expect(() => decode("1155-_01--7-")).toThrow("“7” is not a tool");
  expect(() => decode("1155-_01--sz-")).toThrow("the tool gives 35 sides");
  expect(() => decode("1155-_01--0--0d")).toThrow(
    "bead 1 has 0 sides; expected 1 to 12",
  );
  expect(() => decode("1155-_01--0--2")).toThrow(
    "the sides of one bead are given; expected 2",
  );
  expect(() => decode("1155-_01--0--23")).toThrow(
    "beads 1 and 2 trade positions, but have 2 and 3 sides; expected the same number",
  );
  expect(() => decode("1155--10-p--23")).toThrow("beads 2 and 1 trade positions");
  expect(() => decode("1155-_01--0-0-22-_20")).toThrow(
    "bead 1 is twisted by 2; expected 0 to 1",
  );
  expect(() => decode("1155-_01--0--22-_10_01")).toThrow(
    "two moves have twists; expected 1 at most",
  );
  expect(() => decode("1155-_01--0--22--1")).toThrow(
    "the twists of one bead are given; expected 2",
  );
});

test("a link to a drawing that cannot be made is refused, and one with an open cycle goes on", () => {
  // The open cycle would become one of move A, which has bead 1 already.
  expect(() => decode("0055aa-_01--0-02")).toThrow("bead 1 appears twice in one move");
  expect(() => decode("0055aa-_01--0-22")).toThrow("bead 3 appears twice in one move");
  const openCycle = decode("0055aaff-_01--0-23");
  expect(update(openCycle, press(10, 10)).moves).toEqual([
    [
      [0, 1],
      [2, 3],
    ],
  ]);
  // In the cycle of another move a bead may be.
  expect(decode("0055aa-_01_--1-02")).toMatchObject({ tool: 1, openCycle: [0, 2] });
  expect(() => decode("0055aa-_01_0--0-")).toThrow(
    "move B has a cycle of 1 bead; expected 2 at least",
  );
  expect(() => decode("0055aa-_01.--0-")).toThrow(
    "move A has a cycle of 0 beads; expected 2 at least",
  );
  expect(() => decode("0000-_01--0-")).toThrow("beads 1 and 2 are at the same point");
  expect(() => decode("0055aa55--012-p-")).toThrow(
    "beads 2 and 4 are at the same point",
  );
});

test("what changes nothing is no step: neither the sides that a bead has nor the same text", () => {
  const start = update(initial, { type: "replace", puzzle: TWISTED });
  const newSides = update(start, { type: "given", sides: 3 });
  const before = update(newSides, { type: "turn", move: "A", isBack: false });
  expect(before.order).not.toEqual([0, 1, 2]);
  const pressed = [press(5, 5), press(5, 10)].reduce(update, before);
  expect(update(pressed, { type: "given", sides: 3 })).toBe(before);
  const read = parseDrawingText(`${drawingText(before)}\n`, before.beads);
  const { value: puzzle } = read as { value: DrawnPuzzle };
  // The store makes no step of what leaves the state as it is.
  expect(update(before, { type: "replace", puzzle })).toBe(before);
});

test("a link from before beads had sides is the drawing that it was", () => {
  expect(decode("95h5p59dhdpd-_0143_1254--1-")).toEqual({ ...initial, tool: 1 });
  expect(decode("55a55a-_012-201-0-")).toEqual({ ...TRIANGLE, order: [2, 0, 1] });
  expect(encode({ ...initial, tool: 1 })).toBe("95h5p59dhdpd-_0143_1254--1-");
});

test("the text is read back, new beads get places of their own, and slips are named", () => {
  for (const drawing of [initial, TRIANGLE, TWISTED, CLOCK]) {
    const { beads, sides, moves, twists } = drawing;
    expect(parseDrawingText(drawingText(drawing), beads)).toEqual({
      value: { beads, sides, moves, twists },
    });
  }
  const read = parseDrawingText("beads 36\nA (1 36)", initial.beads);
  expect(read).toMatchObject({ value: { moves: [[[0, 35]]] } });
  const { beads } = (read as { value: PuzzleDrawing }).value;
  expect(beads.slice(0, 6)).toEqual(initial.beads);
  expect(new Set(beads.map(String)).size).toBe(36);
  const problem = (text: string) => parseDrawingText(text, []);
  expect(problem("pearls 3")).toMatchObject({
    problem: expect.stringContaining("Line 1"),
  });
  expect(problem("beads 3\nA (1 4)")).toMatchObject({
    problem: "Line 2: there is no bead 4; expected 1 to 3.",
  });
  expect(problem("beads 3\nA (1 2)(2 3)")).toMatchObject({
    problem: "Line 2: bead 2 is in move A twice; expected once at most.",
  });
  expect(problem("beads 3\nB (1 2)")).toMatchObject({
    problem: expect.stringContaining("“B (1 2)” is not move A"),
  });
  expect(problem("beads 99")).toMatchObject({ problem: expect.stringContaining("36") });
});

test("beads with sides are twisted on their way and where they lie, and back to none", () => {
  expect(TWISTED).toMatchObject({ sides: [3, 3, 3], twists: [[2, 0, 0]] });
  expect(drawingText(TWISTED)).toBe("beads 3\nsides 3\nA (1+2 2 3)");
  expect(update(TWISTED, press(5, 5)).twists).toEqual([[0, 0, 0]]);
  expect(reachableText(TWISTED)).toBe("3 beads: 9 of 162 states can be reached.");
  const alone = after(TWISTED, { type: "new move" }, press(10, 5), press(10, 5));
  expect(alone).toMatchObject({
    openCycle: [],
    twists: [
      [2, 0, 0],
      [0, 1, 0],
    ],
  });
  expect(drawingText(alone)).toBe("beads 3\nsides 3\nA (1+2 2 3)\nB (2+1)");
  expect(beadLabel(alone, 0)).toBe("bead 1, 3 sides, twisted by 2 in move A");
  // What is twisted where it lies goes on being so once more, and then it is in a cycle.
  const more = after(alone, press(10, 5), press(5, 5), press(10, 5), press(5, 5));
  expect(drawingText(more)).toContain("\nB (1 2+2)");
  expect(after(alone, { type: "clear move" }).twists[1]).toEqual([0, 0, 0]);
  expect(openCycleHint(update(alone, press(5, 5)))).toContain("twist it in place");
});

test("sides are given to all beads that change places, and twists stay below them", () => {
  const other = after(TWISTED, { type: "tool", tool: "place" }, press(20, 5));
  const two = after(other, { type: "given", sides: 2 }, press(10, 5));
  expect(two).toMatchObject({ sides: [2, 2, 2, 1], twists: [[0, 0, 0, 0]] });
  expect(after(two, { type: "given", sides: 1 }, press(5, 5)).sides).toEqual([
    1, 1, 1, 1,
  ]);
  expect(toolHint(two)).toContain("Press a bead to give it 2 sides");
  const removed = after(other, { type: "tool", tool: "remove" }, press(10, 5));
  expect(removed).toMatchObject({ sides: [3, 3, 1], moves: [[]], twists: [[0, 0, 0]] });
});

test("a press that does nothing is explained, and changes nothing", () => {
  const mixed = puzzle("beads 4\nsides 3: 1 2\nA (1 2)\nB (3 4)");
  const [one, two, three, four] = mixed.beads.map(([x, y]) => press(x, y));
  const making = after(mixed, { type: "new move" }, one);
  for (const [start, action, words] of [
    [making, three, "Bead 1 has 3 sides, but bead 3 has no sides"],
    [after(mixed, { type: "tool", tool: 1 }), three, "is in a cycle of move B already"],
    [after(mixed, { type: "new move" }, four), four, "Bead 4 has no sides to twist"],
    [after(making, two), two, "is in this cycle already"],
    [making, press(30, 18), "There is no bead there"],
    [after(mixed, { type: "tool", tool: "place" }), one, "Bead 1 is there already"],
    [after(mixed, { type: "given", sides: 3 }), two, "Bead 2 has 3 sides already"],
  ] as const) {
    expect(pressPlane(start, action.at)).toContain(words);
    expect(update(start, action)).toBe(start);
  }
});

test("a turn twists beads as the library says, and back", () => {
  const puzzle = definePuzzle(drawnDefinition(TWISTED)!);
  const once = update(TWISTED, { type: "turn", move: "A", isBack: false });
  const again = update(once, { type: "turn", move: "A", isBack: false });
  const state = ["A", "A"].reduce(puzzle.apply, puzzle.solved).BEADS3;
  expect(again).toMatchObject({
    order: state.permutation,
    beadTwists: state.orientation,
  });
  const back = { type: "turn", move: "A", isBack: true } as const;
  expect(after(again, back)).toMatchObject({
    order: once.order,
    beadTwists: once.beadTwists,
  });
  expect(after(again, back, back)).toMatchObject({
    order: [0, 1, 2],
    beadTwists: [0, 0, 0],
  });
  expect(update(once, { type: "solve" }).beadTwists).toEqual([0, 0, 0]);
});

test("a clock and a Pyraminx can be drawn, and worked on with their places", () => {
  expect(countStates(drawnDefinition(CLOCK)!)).toBe(countStates(SMALL_CLOCK));
  // Edges with two sides and axial pieces with three, by the cycles of the published moves.
  const pyraminx = puzzle(`beads 10
sides 2: 1 2 3 4 5 6
sides 3: 7 8 9 10
A (1 3+1 2+1)(7+1)
B (1+1 4 6+1)(8+1)
C (2+1 5 4+1)(9+1)
D (3 6+1 5+1)(10+1)`);
  const definition = drawnDefinition(pyraminx)!;
  expect(Object.keys(definition.orbits)).toEqual(["BEADS2", "BEADS3"]);
  expect(countStates(definition)).toBe(countStates(PYRAMINX));
  const points = pointsByOrbit(pyraminx);
  expect(points).toMatchObject({ BEADS2: { length: 6 }, BEADS3: { length: 4 } });
  expect(parseOwnPuzzle(formatOwnPuzzle({ definition, points })).points).toEqual(
    points,
  );
});

test("slips of sides and twists are named with their line, place and what is expected", () => {
  for (const [text, problem] of [
    [
      "beads 3\nsides",
      "Line 2: “sides” is not a line of sides; expected “sides 3” for all beads",
    ],
    ["beads 3\nsides 13", "Line 2: a bead can’t have 13 sides; expected 1 to 12."],
    ["beads 3\nsides 2: 1 4", "Line 2: there is no bead 4; expected 1 to 3."],
    [
      "beads 3\nA (1 2)\nsides 2",
      "Line 3: “sides 2” comes after a move; expected all sides before the first move.",
    ],
    ["beads 3\nA (1+1 2)", "Line 2: bead 1 is twisted by 1, but has no sides"],
    [
      "beads 3\nsides 3\nA (1 2+3)",
      "Line 3: bead 2 is twisted by 3; expected 0 to 2, because it has 3 sides.",
    ],
    [
      "beads 3\nsides 2: 1\nA (1 2)",
      "Line 3: move A sends bead 1 to bead 2, but they have 2 sides and no sides; expected the same number.",
    ],
    ["beads 3\nA (1+ 2)", "Line 2: “(1+ 2)” is not a list of cycles"],
  ]) {
    expect(parseDrawingText(text, [])).toMatchObject({
      problem: expect.stringContaining(problem),
    });
  }
});
