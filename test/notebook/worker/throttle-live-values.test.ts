import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { throttleLiveValues } from "#notebook/worker/throttle-live-values.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("sends the last of several values set at once per name", () => {
  const sent: unknown[] = [];
  const set = throttleLiveValues((name, value) => sent.push([name, value]));
  for (let i = 0; i < 100; i++) set("readerCube", i);
  set("readerPermutation", [1, 0]);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(0);
  expect(sent).toEqual([
    ["readerCube", 99],
    ["readerPermutation", [1, 0]],
  ]);
  set("readerCube", 7);
  vi.advanceTimersByTime(1000);
  expect(sent.slice(2)).toEqual([["readerCube", 7]]);
});

test("sends values at intervals while a cell never yields", () => {
  const sent: unknown[] = [];
  const set = throttleLiveValues((_, value) => sent.push(value));
  const now = vi.spyOn(performance, "now");
  for (let time = 0; time < 100; time += 10) {
    now.mockReturnValue(time);
    set("readerCube", time);
  }
  now.mockRestore();
  expect(sent).toEqual([30, 70]);
});
