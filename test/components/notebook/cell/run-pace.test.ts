import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Pace, RunPace } from "#components/notebook/cell/run-pace.ts";

let paces: Pace[];
let run: RunPace;
beforeEach(() => {
  vi.useFakeTimers();
  paces = [];
  run = new RunPace((pace) => paces.push(pace));
});
afterEach(() => void vi.useRealTimers());

test("a cell that waits for others does not count as running, however long it waits", () => {
  run.begin();
  vi.advanceTimersByTime(199);
  expect([run.current, paces]).toEqual(["fast", []]);
  vi.advanceTimersByTime(10_000);
  expect([run.current, paces]).toEqual(["waiting", ["waiting"]]);
  run.begin(); // asked once more
  run.start();
  vi.advanceTimersByTime(199);
  expect(run.current).toBe("waiting"); // it may be over at once
  vi.advanceTimersByTime(1);
  expect(run.current).toBe("slow");
  vi.advanceTimersByTime(4800);
  expect(paces).toEqual(["waiting", "slow", "verySlow"]);
});

test("a fast run shows no intermediate state, and nothing later", () => {
  run.begin();
  run.start();
  vi.advanceTimersByTime(199);
  run.end();
  run.start(); // its worker was ended meanwhile
  vi.advanceTimersByTime(10_000);
  expect([run.current, run.isRunning, paces]).toEqual(["fast", false, []]);
});
