import { expect, test } from "vitest";
import {
  type DrawingAction,
  drawingModel,
  openInWords,
  sizeInWords,
} from "../../../src/components/workshop/draw/drawing-model.ts";
import {
  drawingText,
  readDrawingText,
} from "../../../src/components/workshop/draw/drawing-text.ts";
import {
  definitionOf,
  type Drawing,
} from "../../../src/components/workshop/draw/drawn-puzzle.ts";
import { definePuzzle } from "../../../src/lib/index.ts";

const { decode, describe, encode, initial, update } = drawingModel;
const EMPTY: Drawing = { beads: [], moves: [], order: [], tool: "place", open: [] };

const after = (start: Drawing, ...actions: DrawingAction[]) =>
  actions.reduce(update, start);
const press = (column: number, row: number): DrawingAction => ({
  type: "press",
  at: [column, row],
});

/** Three beads, and the move that sends each to the next. */
const TRIANGLE = after(
  EMPTY,
  ...[press(5, 5), press(10, 5), press(5, 10)],
  { type: "new move" },
  ...[press(5, 5), press(10, 5), press(5, 10), press(5, 5)],
);

test("beads are placed, and pressed in order they make a cycle", () => {
  expect(TRIANGLE).toMatchObject({ moves: [[[0, 1, 2]]], open: [] });
  expect(describe(TRIANGLE)).toBe("3 beads: 3 of 6 orders can be reached.");
  expect(sizeInWords(initial)).toBe("6 beads: 120 of 720 orders can be reached.");
  expect(sizeInWords(after(EMPTY, press(5, 5)))).toBe("1 bead: there is one order.");
  const open = after(TRIANGLE, { type: "clear move" }, press(5, 5), press(10, 5));
  expect(openInWords(open)).toBe(
    "Move A: 1 → 2. Press the first again to close the cycle.",
  );
  // Neither a second time in one cycle, nor where no bead lies, nor onto another.
  expect(update(open, press(10, 5))).toBe(open);
  expect(update(open, press(30, 15))).toBe(open);
  const placing = after(TRIANGLE, { type: "tool", tool: "place" });
  expect(update(placing, press(6, 5))).toBe(placing);
  expect(update(placing, { type: "drag", bead: 0, to: [10, 6] })).toBe(placing);
});

test("a turn moves beads as the library says, and back", () => {
  const puzzle = definePuzzle(definitionOf(TRIANGLE)!);
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
  ];
  for (const drawing of drawings) expect(decode(encode(drawing))).toEqual(drawing);
  expect(() => decode("zzzz-_01--p-")).toThrow("is not on the plane");
  expect(() => decode("1155-_03--0-")).toThrow("there is no bead 4");
  expect(() => decode("1155-_010--0-")).toThrow("bead 1 is there twice in one move");
  expect(() => decode("1155-_01-1-0-")).toThrow("1 beads are in order; expected 2");
  expect(() => decode("1155-_01--7-")).toThrow("“7” is no tool");
});

test("the text is read back, new beads get places of their own, and slips are named", () => {
  for (const drawing of [initial, TRIANGLE]) {
    const { beads, moves } = drawing;
    expect(readDrawingText(drawingText(drawing), beads)).toEqual({
      value: { beads, moves },
    });
  }
  const read = readDrawingText("beads 36\nA (1 36)", initial.beads);
  expect(read).toMatchObject({ value: { moves: [[[0, 35]]] } });
  const { beads } = (read as { value: Drawing }).value;
  expect(beads.slice(0, 6)).toEqual(initial.beads);
  expect(new Set(beads.map(String)).size).toBe(36);
  const problem = (text: string) => readDrawingText(text, []);
  expect(problem("pearls 3")).toMatchObject({
    problem: expect.stringContaining("Line 1"),
  });
  expect(problem("beads 3\nA (1 4)")).toMatchObject({
    problem: "Line 2: there is no bead 4; they are 1 to 3.",
  });
  expect(problem("beads 3\nA (1 2)(2 3)")).toMatchObject({
    problem: "Line 2: bead 2 is there twice in move A.",
  });
  expect(problem("beads 3\nB (1 2)")).toMatchObject({
    problem: expect.stringContaining("expected move A"),
  });
  expect(problem("beads 99")).toMatchObject({ problem: expect.stringContaining("36") });
});
