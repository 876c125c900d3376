import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { takeCrashedCell } from "#components/notebook/bar/crash-marker.ts";
import { runningCellKey } from "#components/notebook/bar/storage-keys.ts";

const items = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => void items.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ["a label", "cell 12", "cell 12"],
  ["four million characters", "\u202e\u05d0 ".repeat(1_300_000), "a cell"],
])(
  "the cell that ran when the page crashed is reported once, with a short label: %s",
  (_, kept, said) => {
    items.set(runningCellKey("moves"), kept);
    expect(takeCrashedCell("moves")).toBe(said);
    expect(takeCrashedCell("moves")).toBeUndefined();
  },
);
