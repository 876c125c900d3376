import { expect, test } from "vitest";
import { oneColumn, rowsOf } from "#notebook/output/table-rows.ts";

function tableOf(value: object) {
  const rows = rowsOf(value);
  if (!rows) return undefined;
  const { columns, total } = rows;
  return { columns, rows: Array.from({ length: total }, (_, i) => rows.row(i)) };
}

const long = "x".repeat(60);

test.each<[string, object, readonly string[], readonly (readonly string[])[]]>([
  ["numbers", [1, 2], ["value"], [["1"], ["2"]]],
  ["a typed array", new Uint8Array([3, 4]), ["value"], [["3"], ["4"]]],
  ["a Map", new Map<unknown, unknown>([["a", 1], [[2], "b"]]), ["key", "value"], [["a", "1"], ["[2]", "b"]]], // prettier-ignore
  ["lists of one length", [[1, 2], [3, 4]], ["0", "1"], [["1", "2"], ["3", "4"]]], // prettier-ignore
  ["typed arrays", [new Uint8Array(1), [5]], ["0"], [["0"], ["5"]]],
  ["records", [{ a: 1, b: 2 }, { b: 3, a: 4 }], ["a", "b"], [["1", "2"], ["4", "3"]]], // prettier-ignore
  ["records with half of the keys", [{ a: 1 }, { b: 2 }], ["a", "b"], [["1", ""], ["", "2"]]], // prettier-ignore
  ["records without a prototype", [Object.assign(Object.create(null), { a: 1 })], ["a"], [["1"]]], // prettier-ignore
  ["a getter", [{ get a() { throw new Error("run"); } }], ["a"], [["[getter]"]]], // prettier-ignore
  ["white space", ["a \n\t b"], ["value"], [["a b"]]],
  ["sixty letters and one more", [long, `${long}x`], ["value"], [[long], [`${long.slice(1)}…`]]], // prettier-ignore
  ["values that are long", [[{ text: long }]], ["0"], [[`{ text: "${"x".repeat(50)}…`]]], // prettier-ignore
  ["nothing and undefined", [null, undefined, , "", true], ["value"], [["null"], ["undefined"], [""], [""], ["true"]]], // prettier-ignore
  ["a long key", [{ [`${long}x`]: 1 }], [`${long.slice(1)}…`], [["1"]]],
  ["no items", [], ["value"], []],
])("a table of %s", (_, value, columns, rows) => {
  expect(tableOf(value)).toEqual({ columns, rows });
});

test.each<[string, object]>([
  ["a record", { a: 1 }],
  ["a function", () => 1],
  ["lists of different lengths", [[1], [2, 3]]],
  ["empty lists", [[], []]],
  ["records with less than half of the keys", [{ a: 1 }, { b: 2 }, { c: 3 }]],
  ["records without keys", [{}, {}]],
  ["records and lists", [{ a: 1 }, [1]]],
  ["a record and a number", [{ a: 1 }, 1]],
  ["functions", [() => 1]],
  ["values of a class", [new (class { a = 1; })()]], // prettier-ignore
  ["Maps", [new Map([["a", 1]])]],
])("no table of %s", (_, value) => {
  expect(rowsOf(value)).toBeUndefined();
});

test("strings of equal length are not split", () => {
  expect(rowsOf(["ab", "cd"])!.columns).toHaveLength(1);
});

test("has at most fifty columns", () => {
  const keys = (count: number) => Array.from({ length: count }, (_, i) => `k${i}`);
  const record = (count: number) =>
    Object.fromEntries(keys(count).map((key) => [key, key]));
  expect(rowsOf([keys(50)])?.columns).toHaveLength(50);
  expect(rowsOf([keys(51)])).toBeUndefined();
  expect(rowsOf([record(50)])?.columns).toEqual(keys(50));
  expect(rowsOf([record(51)])).toBeUndefined();
});

test("determines the columns from ten thousand rows; later rows only fill these", () => {
  const records = (count: number, late: unknown) => [
    ...Array.from({ length: count }, (_, i) => ({ i })),
    late,
  ];
  const rows = rowsOf(records(10_000, 7))!;
  expect(rows.total).toBe(10_001);
  expect(rows.row(9999)).toEqual(["9999"]);
  expect(rows.row(10_000)).toEqual(["7"]);
  expect(rowsOf(records(10_000, { other: 1 }))!.row(10_000)).toEqual([""]);
  expect(rowsOf(records(9999, 7))).toBeUndefined();
  const pairs = [...Array.from({ length: 10_000 }, () => [1, 2]), "late"];
  expect(rowsOf(pairs)!.row(10_000)).toEqual(["late", ""]);
});

test("any array can be a single column", () => {
  const rows = oneColumn([{ a: 1 }, [2], "c"]);
  expect(rows.columns).toEqual(["value"]);
  expect([0, 1, 2].map((i) => rows.row(i))).toEqual([["{ a: 1 }"], ["[2]"], ["c"]]);
  expect(rows.total).toBe(3);
});
