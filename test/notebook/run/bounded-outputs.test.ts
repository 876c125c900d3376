import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BoundedOutputs } from "#notebook/run/bounded-outputs.ts";
import {
  MAX_LATE_OUTPUTS,
  MAX_FIRST_OUTPUTS,
  MAX_RUN_OUTPUTS,
  MAX_OUTPUT_SIZE,
} from "#notebook/output/output-size.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function bounded() {
  const texts: string[] = [];
  const outputs = new BoundedOutputs(({ text }) => texts.push(text));
  const add = (count: number, text = "x") => {
    for (let i = 0; i < count; i++) outputs.add({ line: 1, text });
  };
  return { texts, outputs, add };
}

test("a long run announces more outputs once", () => {
  const { texts, outputs, add } = bounded();
  add(MAX_FIRST_OUTPUTS + 1);
  vi.advanceTimersByTime(2000);
  add(5000, "y");
  vi.advanceTimersByTime(2000);
  expect(texts.slice(MAX_FIRST_OUTPUTS)).toEqual([
    "There are more outputs: the last 100 follow when the cell is done.",
  ]);
  outputs.finish();
  expect(texts[MAX_FIRST_OUTPUTS + 1]).toBe("… 4,901 outputs are left out here …");
  expect(texts.at(-1)).toBe("y");
});

test("late outputs of timers have a limit of their own", () => {
  const { texts, outputs, add } = bounded();
  add(10_000);
  outputs.finish();
  const before = texts.length;
  add(MAX_LATE_OUTPUTS + 50, "later");
  expect(texts.slice(before)).toHaveLength(MAX_LATE_OUTPUTS + 1);
  expect(texts.at(-1)).toBe("There are more outputs, which are not shown.");
  expect(texts.length).toBeLessThanOrEqual(MAX_RUN_OUTPUTS);
});

test("large outputs reduce the limit for others", () => {
  const { texts, outputs, add } = bounded();
  add(10, "x".repeat(MAX_OUTPUT_SIZE / 4));
  expect(texts).toHaveLength(4);
  outputs.finish();
  expect(texts.slice(4).map((text) => text.slice(0, 40))).toEqual([
    "… 5 outputs are left out here …",
    "x".repeat(40),
  ]);
});

test("a closed run outputs nothing more", () => {
  const { texts, outputs, add } = bounded();
  add(MAX_FIRST_OUTPUTS + 5);
  outputs.close();
  vi.advanceTimersByTime(2000);
  add(5);
  expect(texts).toHaveLength(MAX_FIRST_OUTPUTS);
});
