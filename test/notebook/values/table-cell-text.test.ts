import { expect, test } from "vitest";
import { cellText, entryText } from "#notebook/values/table-cell-text.ts";

test.each([
  ["turns", "turns"],
  [" two\n\twords ", " two words "],
  ["", ""],
  [12, "12"],
  [["a"], '["a"]'],
  ["x".repeat(60), "x".repeat(60)],
  ["x".repeat(61), `${"x".repeat(59)}…`],
  [["x".repeat(99)], `["${"x".repeat(57)}…`],
  [`a${" ".repeat(99)}b`, "a …"],
])("%j is displayed in a table as %s", (value, text) => {
  expect(cellText(value)).toBe(text);
});

test("a missing key gives an empty cell, and no getter runs", () => {
  const row = {
    a: undefined,
    get b(): never {
      throw new Error("it ran");
    },
  };
  expect(["a", "b", "c", "toString"].map((key) => entryText(row, key))).toEqual([
    "undefined",
    "[getter]",
    "",
    "",
  ]);
});
