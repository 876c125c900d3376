import { expect, test } from "vitest";
import { Inputs } from "#notebook/inputs/inputs-namespace.ts";

const rows = [
  { name: "Sune", turns: 7 },
  { name: "Antisune", turns: 7, mirrored: true },
  { name: "T", turns: 14 },
];
const many = (count: number) => Array.from({ length: count }, (_, i) => ({ i }));
const wide = (count: number) => [
  Object.fromEntries(Array.from({ length: count }, (_, k) => [`column ${k}`, k])),
];

test("the value contains the selected row objects, in order", () => {
  const table = Inputs.table(rows, { value: [rows[2], rows[0], rows[2]] });
  expect(table.input).toMatchObject({ label: "", value: [0, 2] });
  const [first, second] = table.value;
  expect([first, second]).toEqual([rows[0], rows[2]]);
  expect([first === rows[0], second === rows[2]]).toEqual([true, true]);
  expect(table.read([1])).toEqual([rows[1]]);
});

test("without a selection, the value is all rows, or none if not required", () => {
  expect(Inputs.table(rows).value).toEqual(rows);
  expect(Inputs.table(rows).read([])).toEqual(rows);
  expect(Inputs.table(rows, { multiple: false }).value).toEqual(rows);
  expect(Inputs.table(rows, { required: false }).value).toEqual([]);
  expect(Inputs.table([]).value).toEqual([]);
});

test("cells are short texts with all keys or selected columns", () => {
  expect(Inputs.table(rows).input).toMatchObject({
    columns: ["name", "turns", "mirrored"],
    rows: [
      ["Sune", "7", ""],
      ["Antisune", "7", "true"],
      ["T", "14", ""],
    ],
  });
  const some = Inputs.table(new Set(rows), { columns: ["turns", "name"] });
  expect(some.input).toMatchObject({ columns: ["turns", "name"] });
  const awkward = {
    list: [1, "a"],
    get dear() {
      throw new Error("it was called");
    },
    long: "x".repeat(61),
  };
  expect(Inputs.table([awkward]).input).toMatchObject({
    rows: [['[1, "a"]', "[getter]", `${"x".repeat(59)}…`]],
  });
});

test("a table can have an initial order, headings and formats", () => {
  const table = Inputs.table(rows, {
    columns: ["name", "turns"],
    sort: "turns",
    reverse: true,
    header: { turns: "Turns (QTM)" },
    format: { turns: (n) => `${n} QTM`, name: (text) => text.toUpperCase() },
  });
  expect(table.input).toMatchObject({
    columns: ["name", "Turns (QTM)"],
    rows: [
      ["SUNE", "7 QTM"],
      ["ANTISUNE", "7 QTM"],
      ["T", "14 QTM"],
    ],
    sort: { column: 1, isDown: true },
  });
  expect(table.read([0])).toEqual([rows[0]]);
});

test("accepts a table at the limits", () => {
  expect(Inputs.table(many(50_000)).value).toHaveLength(50_000);
  expect(Inputs.table(wide(20)).input).toMatchObject({ columns: { length: 20 } });
  expect(Inputs.table(wide(21), { columns: ["column 20"] }).input).toMatchObject({
    columns: ["column 20"],
    rows: [["20"]],
  });
  expect(Inputs.table([], { columns: ["a"] as never }).input).toMatchObject({
    columns: ["a"],
    rows: [],
  });
});

test.each([
  [() => Inputs.table(5 as never), "Inputs.table takes an array of rows first, not 5"],
  [
    () => Inputs.table(many(50_001)),
    "Inputs.table: the number of rows 50001 is out of range 0..50000",
  ],
  [
    () => Inputs.table([{}, 5 as never]),
    "Inputs.table: rows[1] is 5; expected an object",
  ],
  [
    () => Inputs.table(wide(21)),
    "Inputs.table: the rows have 21 columns; expected 20 at most: choose some by columns",
  ],
  [
    () => Inputs.table(rows, { columns: "name" as never }),
    'Inputs.table: columns is "name"; expected an array',
  ],
  [
    () => Inputs.table(rows, { columns: [] }),
    "Inputs.table: the number of columns 0 is out of range 1..20",
  ],
  [
    () => Inputs.table(rows, { columns: ["name", "truns"] as never }),
    `Inputs.table: columns[1] is "truns"; expected one of the rows' keys, ["name", "turns", "mirrored"]`,
  ],
  [
    () => Inputs.table(rows, { value: rows[0] as never }),
    "Inputs.table: value is an object; expected an array",
  ],
  [
    () => Inputs.table(rows, { value: [rows[0], { ...rows[1] }] }),
    'Inputs.table: value[1] is { name: "Antisune", turns: 7, mirrored: true }; expected one of the very objects in rows',
  ],
  [
    () => Inputs.table(rows, { value: rows, multiple: false }),
    "Inputs.table: value has 3 rows; expected 1 at most, as multiple is false",
  ],
  [
    () => Inputs.table(rows, { required: 1 as never }),
    "Inputs.table: required is 1; expected true or false",
  ],
  [
    () => Inputs.table(rows, { sort: "names" as never }),
    'Inputs.table: sort is "names"; expected one of the columns, ["name", "turns", "mirrored"]',
  ],
  [
    () => Inputs.table(rows, { format: { turns: 3 as never } }),
    "Inputs.table: format.turns is 3; expected a function",
  ],
  [
    () => Inputs.table(rows, { selected: [] } as never),
    "Inputs.table has no option “selected”; expected label, columns, value, multiple, required, sort, reverse, header, format, rows, disabled",
  ],
  [
    () => Inputs.table(rows, { multiple: false }).read([0, 1]),
    "the value of “table” is 0, 1; expected one row at most",
  ],
  [
    () => Inputs.table(rows).read([2, 1]),
    "the value of “table” is 2, 1; expected each once, in order",
  ],
  [
    () => Inputs.table(rows).read([3]),
    "the value of “table”[0] is 3; expected a whole number 0..2",
  ],
])("error messages: %s", (make, message) => {
  expect(make).toThrow(expect.objectContaining({ message }));
});
