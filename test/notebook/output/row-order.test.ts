import { expect, test } from "vitest";
import {
  MAX_ORDERED_ROWS,
  orderRows,
  type RowOrder,
} from "#notebook/output/row-order.ts";

const order = (texts: readonly string[], how: Partial<RowOrder>) =>
  orderRows(
    { total: texts.length, row: (i) => [texts[i], String(i)] },
    { contains: "", ...how },
  ).map((i) => texts[i]);

test("sorts numbers before texts, and empty cells last in both directions", () => {
  const texts = ["10", "", "b", "-2.5", "9", "1e21", "NaN", "Infinity", "a"];
  const up = ["-2.5", "9", "10", "1e21", "Infinity"];
  expect(order(texts, { column: 0 })).toEqual([...up, "a", "b", "NaN", ""]);
  expect(order(texts, { column: 0, isDescending: true })).toEqual([
    ...up.toReversed(),
    "NaN",
    "b",
    "a",
    "",
  ]);
});

test("sorts big integers exactly, also among numbers", () => {
  const [one, two] = ["9007199254740993n", "9007199254740992n"];
  expect(order([one, "3", two], { column: 0 })).toEqual(["3", two, one]);
});

test("sorts numbers in texts by value, and equal rows stably", () => {
  expect(order(["cell 10", "cell 9"], { column: 0 })).toEqual(["cell 9", "cell 10"]);
  const rows = [["x", "1"], ["y", "0"], ["x", "2"]]; // prettier-ignore
  const source = { total: 3, row: (i: number) => rows[i] };
  expect(orderRows(source, { column: 0, contains: "" })).toEqual([0, 2, 1]);
  expect(orderRows(source, { column: 0, isDescending: true, contains: "" })).toEqual([
    1, 0, 2,
  ]);
  const numbers = { total: 4, row: (i: number) => ["2121"[i]] };
  expect(orderRows(numbers, { column: 0, contains: "" })).toEqual([1, 3, 0, 2]);
  expect(orderRows(numbers, { column: 0, isDescending: true, contains: "" })).toEqual([
    0, 2, 1, 3,
  ]);
});

test("filters by text in all columns, ignoring case", () => {
  expect(order(["Ab", "ba", "c"], { contains: "B" })).toEqual(["Ab", "ba"]);
  expect(order(["Ab", "ba", "c"], { contains: "2" })).toEqual(["c"]);
  expect(order(["Ab", "ba", "c"], { contains: ".*" })).toEqual([]);
});

test("rejects too large a table without reading it", () => {
  const rows = { total: MAX_ORDERED_ROWS + 1, row: () => expect.unreachable() };
  expect(() => orderRows(rows, { contains: "x" })).toThrow(
    "more than 5,000,000 rows are not sorted or filtered",
  );
});
