import { beforeEach, expect, test, vi } from "vitest";
import * as d3 from "#notebook/run/d3-module.ts";
import { LiveDrawings } from "#notebook/run/live-drawings.ts";
import type { DrawingEvent } from "#notebook/output/output.ts";

const reports = { redraw: vi.fn(), handled: vi.fn() };
const run = { isDone: true, reportLateError: vi.fn() };
const click = { type: "click", n: 0, x: 0, y: 0 } as DrawingEvent;

function show(isDone = true, listener?: () => void) {
  const svg = d3.create("svg");
  if (listener) svg.on("click", listener);
  const drawings = new LiveDrawings(100, reports);
  const own = { ...run, isDone };
  const kept = drawings.track(svg.node(), own)!;
  drawings.pageReady(101, true);
  return { svg, drawings, own, kept };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});

test("sends element numbers only for a drawing with listeners", () => {
  expect(show().kept).toEqual({ live: { id: 101, listens: false } });
  expect(show(true, () => {}).kept).toEqual({
    live: { id: 101, listens: true },
    svg: '<svg data-n="1"></svg>',
  });
  expect(new LiveDrawings(0, reports).track({ an: "object" }, run)).toBeUndefined();
});

test("sends changes at most thirty times a second, after the last was drawn", async () => {
  const { svg, drawings } = show();
  for (let i = 0; i < 5; i++) {
    svg.attr("width", i);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(reports.redraw).toHaveBeenCalledOnce();
  expect(reports.redraw.mock.lastCall).toEqual([
    101,
    false,
    [{ n: 0, children: ['<svg width="0" data-n="1"></svg>'] }],
  ]);
  drawings.pageReady(101, false);
  await vi.advanceTimersByTimeAsync(0);
  expect(reports.redraw.mock.lastCall![2]).toEqual([
    { n: 1, startTag: '<svg width="4" data-n="1">' },
  ]);
  drawings.pageReady(101, false);
  svg.attr("width", 9);
  await vi.advanceTimersByTimeAsync(30);
  expect(reports.redraw).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(5);
  expect(reports.redraw).toHaveBeenCalledTimes(3);
});

test("resends the whole drawing if the page has drawn the first state again", async () => {
  const { svg, drawings } = show();
  svg.attr("width", 1);
  await vi.advanceTimersByTimeAsync(50);
  drawings.pageReady(101, true);
  await vi.advanceTimersByTimeAsync(50);
  expect(reports.redraw).toHaveBeenCalledTimes(2);
  expect(reports.redraw.mock.lastCall![2]).toMatchObject([{ n: 0 }]);
});

test("while its cell runs, a drawing changes only if it moves or listens", async () => {
  const { svg, own } = show(false);
  svg.attr("width", 1);
  await vi.advanceTimersByTimeAsync(50);
  expect(reports.redraw).not.toHaveBeenCalled();
  own.isDone = true;
  svg.attr("width", 2);
  await vi.advanceTimersByTimeAsync(50);
  expect(reports.redraw).toHaveBeenCalledOnce();
});

test("ignores a drawing after its run was superseded", async () => {
  const { svg, drawings, own } = show(true, () => svg.attr("width", 1));
  drawings.forget(own);
  drawings.handleEvent(101, click);
  svg.attr("width", 2);
  await vi.advanceTimersByTimeAsync(50);
  expect(reports.redraw).not.toHaveBeenCalled();
  expect(reports.handled).toHaveBeenCalledWith(101);
});

test("reports a listener's error in its cell, and the event as handled", () => {
  const { drawings, own } = show(true, () => {
    throw new Error("of the listener");
  });
  drawings.handleEvent(101, click);
  expect(own.reportLateError).toHaveBeenCalledWith(new Error("of the listener"));
  expect(reports.handled).toHaveBeenCalledWith(101);
});

test("the fifty-first drawing replaces the first", async () => {
  const drawings = new LiveDrawings(0, reports);
  const all = d3.range(51).map(() => d3.create("svg"));
  for (const svg of all) drawings.track(svg.node(), run);
  for (const [i, svg] of all.entries()) {
    drawings.pageReady(i + 1, true);
    svg.attr("width", 1);
  }
  await vi.advanceTimersByTimeAsync(50);
  expect(reports.redraw.mock.calls.map(([id]) => id)).toEqual(d3.range(2, 52));
});
