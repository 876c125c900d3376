import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cellTimers } from "#notebook/run/cell-timers.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function begin() {
  const calls: unknown[] = [];
  const failures: unknown[] = [];
  const { services, stop } = cellTimers((thrown) => failures.push(thrown));
  const note = (...values: unknown[]) => void calls.push(values);
  return { ...services, stop, note, calls, failures };
}

test("calls timers with their arguments, once or repeatedly", () => {
  const { setTimeout, setInterval, note, calls } = begin();
  setTimeout(note, 10, "once", 1);
  setInterval(note, 20, "again", 2);
  vi.advanceTimersByTime(9);
  expect(calls).toEqual([]);
  vi.advanceTimersByTime(36);
  expect(calls).toEqual([["once", 1], ["again", 2], ["again", 2]]); // prettier-ignore
});

test("the returned number can stop its timer", () => {
  const { setTimeout, setInterval, note, calls } = begin();
  clearTimeout(setTimeout(note, 1));
  clearInterval(setInterval(note, 1));
  vi.advanceTimersByTime(10);
  expect(calls).toEqual([]);
});

test("stops running timers and prevents new ones", () => {
  const { setTimeout, setInterval, stop, note, calls } = begin();
  setTimeout(note, 1, "early");
  setTimeout(note, 10, "late");
  setInterval(note, 10, "again");
  vi.advanceTimersByTime(5);
  stop();
  expect(vi.getTimerCount()).toBe(0);
  setTimeout(note, 1, "later");
  setInterval(note, 1, "later again");
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(100);
  expect(calls).toEqual([["early"]]);
});

test("reports errors in timers, and continues intervals", () => {
  const { setTimeout, setInterval, stop, failures } = begin();
  setTimeout(() => {
    throw "once";
  }, 1);
  setInterval(() => {
    throw "again";
  }, 2);
  vi.advanceTimersByTime(4);
  expect(failures).toEqual(["once", "again", "again"]);
  stop();
});
