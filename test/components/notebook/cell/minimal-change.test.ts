import { expect, test } from "vitest";
import {
  minimalChange,
  mapPosition,
} from "#components/notebook/cell/minimal-change.ts";

test.each([
  ["one two three", "one 2 three", 1, 1],
  ["one two three", "one 2 three", 13, 11],
  ["one two three", "one 2 three", 6, 4],
  ["aa", "aaa", 1, 1],
  ["aaa", "aa", 3, 2],
  ["", "new", 0, 0],
  ["all gone", "", 5, 0],
])("from “%s” to “%s”, place %i becomes %i", (before, after, place, then) => {
  const { from, to, insert } = minimalChange(before, after);
  expect(before.slice(0, from) + insert + before.slice(to)).toBe(after);
  expect(mapPosition(before, after, place)).toBe(then);
});
