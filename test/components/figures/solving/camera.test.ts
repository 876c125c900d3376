import { expect, test } from "vitest";
import {
  STEPS,
  sayRead,
} from "../../../../src/components/figures/solving/camera/camera-words.ts";
import {
  CENTRED,
  moved,
  placedByKey,
  zoomed,
} from "../../../../src/components/figures/solving/camera/still.ts";
import { viewsIn, SCAN_MODES } from "../../../../src/workers/scan-cube/camera-views.ts";

test("each picture of each way has its words", () => {
  for (const way of SCAN_MODES) expect(STEPS[way]).toHaveLength(viewsIn(way).length);
});

test("what came of the pictures is said", () => {
  const read = { colouring: [], uncertain: [1], isClear: true };
  expect(sayRead(read)).toContain("with one doubtful sticker");
  expect(sayRead({ ...read, uncertain: [] })).toContain("compare it with the net");
  expect(sayRead({ ...read, isClear: false })).toContain(
    "Press Take again for the last picture alone",
  );
});

test("a picture that grows keeps the point that it grows around, and keys undo each other", () => {
  const [x, y] = [0.4, -0.2];
  const before = moved(CENTRED, 0.1, 0.3);
  const after = zoomed(before, 2, [x, y]);
  expect(after.zoom).toBe(2);
  expect((x - after.x) / after.zoom).toBeCloseTo(x - before.x);
  expect((y - after.y) / after.zoom).toBeCloseTo(y - before.y);
  for (const [key, back] of [
    ["ArrowLeft", "ArrowRight"],
    ["ArrowUp", "ArrowDown"],
    ["+", "-"],
  ]) {
    const there = placedByKey(before, key)!;
    expect(there).not.toEqual(before);
    const again = placedByKey(there, back)!;
    for (const part of ["x", "y", "zoom"] as const) {
      expect(again[part]).toBeCloseTo(before[part]);
    }
  }
  expect(placedByKey(before, "Tab")).toBeUndefined();
});

test("a picture can be lost neither at the side nor in size", () => {
  expect(moved(CENTRED, 99, -99)).toEqual({ x: 3, y: -3, zoom: 1 });
  expect(zoomed(CENTRED, 1e9).zoom).toBe(8);
  expect(zoomed(CENTRED, 1e-9).zoom).toBe(0.3);
});
