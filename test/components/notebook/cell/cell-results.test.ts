import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CellResults } from "#components/notebook/cell/cell-results.ts";
import type { DrawingChannel } from "#components/notebook/cell/output/follow-drawing.ts";
import type { Results } from "#components/notebook/cell/results.ts";

const drawn: Results[] = [];
vi.mock("#components/notebook/cell/render-results.tsx", () => ({
  preloadResults: async () => {},
  renderResults: (_: unknown, results: Results) => drawn.push(structuredClone(results)),
}));

let frames: (() => void)[] = [];
beforeEach(() => {
  drawn.length = 0;
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (act: () => void) => frames.push(act));
  vi.stubGlobal("cancelAnimationFrame", (frame: number) => {
    frames[frame - 1] = () => {};
  });
});
afterEach(() => void vi.unstubAllGlobals());

const handlers = {
  onInput: () => {},
  readRows: () => Promise.reject(new Error("no rows")),
  drawings: {} as DrawingChannel,
};
const results = () => new CellResults({} as HTMLElement, undefined, handlers);

function putMany(cell: CellResults, count: number): void {
  for (let i = 0; i < count; i++) {
    cell.addOutput({ line: 1, text: String(i) });
    cell.showPartial();
  }
}

test("outputs that arrive together are rendered in one frame", async () => {
  const cell = results();
  cell.runStarted("code");
  putMany(cell, 500);
  for (const act of frames) act();
  await vi.waitFor(() => expect(drawn).toHaveLength(1));
  expect(drawn[0].outputs).toHaveLength(500);
  putMany(cell, 10);
  cell.runEnded(undefined);
  for (const act of frames.slice(1)) act(); // too late: the end is drawn
  await vi.waitFor(() => expect(drawn).toHaveLength(2));
  expect(drawn[1].outputs).toHaveLength(510);
});

test("outputs of a timer after a failed run do not replace the error", () => {
  const cell = results();
  cell.runStarted("1");
  const error = { message: "failed", line: 1 };
  cell.runEnded(error);
  cell.addOutput({ line: 1, text: "late" });
  cell.showPartial();
  frames.at(-1)!();
  expect(cell.current).toMatchObject({ error, outputs: [{ text: "late" }] });
  cell.runStarted("2");
  cell.runEnded(undefined);
  expect(cell.current.error).toBeUndefined();
});

test("a failed run shows its outputs so far, and the last good results below", async () => {
  const cell = results();
  cell.runStarted("1");
  cell.addOutput({ line: 1, text: "good" });
  cell.runEnded(undefined);
  cell.runStarted("2");
  cell.addOutput({ line: 1, text: "half" });
  const error = { message: "failed", line: 2 };
  cell.runEnded(error);
  expect(cell.current).toMatchObject({
    outputs: [{ text: "half" }],
    error,
    lastGoodOutputs: [{ text: "good" }],
  });
  cell.runEnded(error); // it could not even start: its earlier outputs are no news
  expect(cell.current.lastGoodOutputs).toMatchObject([{ text: "good" }]);
});
