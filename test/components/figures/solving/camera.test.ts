import { expect, test } from "vitest";
import { SCAN_STEPS, scanMessage } from "#figures/solving/camera/camera-text.ts";
import {
  INITIAL_PLACEMENT,
  movePlacement,
  placementAfterKey,
  zoomPlacement,
} from "#figures/solving/camera/still-picture.ts";
import { BIG_CUBE, POCKET_CUBE } from "#figures/solving/camera/scannable-cubes.ts";
import {
  type ScanMode,
  viewsIn,
  SCAN_MODES,
} from "#src/workers/scan-cube/camera-views.ts";

test("each picture of each way has its words", () => {
  for (const way of SCAN_MODES)
    expect(SCAN_STEPS[way]).toHaveLength(viewsIn(way, 2).length);
});

test("the result of reading is said, with the order that the pictures fit in", () => {
  const read = { colouring: [], uncertain: [1], isClear: true, orders: [[0, 1]] };
  const unclear = { ...read, isClear: false };
  expect(scanMessage(read, "two corners", POCKET_CUBE.modes)).toMatch(
    /^The cube has been read, with one doubtful sticker/,
  );
  expect(
    scanMessage({ ...read, uncertain: [] }, "two corners", POCKET_CUBE.modes),
  ).toContain("Compare it with the net");
  expect(scanMessage(unclear, "two corners", POCKET_CUBE.modes)).toContain(
    "To take only the last picture again, press Take again",
  );
  const alphabetical = [2, 5, 0, 3, 1, 4];
  expect(
    scanMessage({ ...read, orders: [alphabetical] }, "six faces", POCKET_CUBE.modes),
  ).toContain("The pictures fit in the order B D F L R U.");
  expect(
    scanMessage({ ...unclear, orders: [] }, "six faces", POCKET_CUBE.modes),
  ).toContain("in the order F R B L U D");
  const several = [alphabetical, [0, 1, 2, 3, 5, 4]];
  expect(
    scanMessage({ ...unclear, orders: several }, "six faces", POCKET_CUBE.modes),
  ).toContain("in several orders: B D F L R U, F R B L D U.");
  const advice = (modes: readonly ScanMode[]) =>
    scanMessage({ ...unclear, orders: several }, "six faces", modes);
  expect(advice(POCKET_CUBE.modes)).toContain("show two corners instead");
  expect(advice(BIG_CUBE.modes)).not.toContain("two corners");
});

test("a picture that grows keeps the point that it grows around, and keys undo each other", () => {
  const [x, y] = [0.4, -0.2];
  const before = movePlacement(INITIAL_PLACEMENT, 0.1, 0.3);
  const after = zoomPlacement(before, 2, [x, y]);
  expect(after.zoom).toBe(2);
  expect((x - after.x) / after.zoom).toBeCloseTo(x - before.x);
  expect((y - after.y) / after.zoom).toBeCloseTo(y - before.y);
  for (const [key, back] of [
    ["ArrowLeft", "ArrowRight"],
    ["ArrowUp", "ArrowDown"],
    ["+", "-"],
  ]) {
    const there = placementAfterKey(before, key)!;
    expect(there).not.toEqual(before);
    const again = placementAfterKey(there, back)!;
    for (const part of ["x", "y", "zoom"] as const) {
      expect(again[part]).toBeCloseTo(before[part]);
    }
  }
  expect(placementAfterKey(before, "Tab")).toBeUndefined();
});

test("a picture can be lost neither at the side nor in size", () => {
  expect(movePlacement(INITIAL_PLACEMENT, 99, -99)).toEqual({ x: 3, y: -3, zoom: 1 });
  expect(zoomPlacement(INITIAL_PLACEMENT, 1e9).zoom).toBe(8);
  expect(zoomPlacement(INITIAL_PLACEMENT, 1e-9).zoom).toBe(0.3);
});
