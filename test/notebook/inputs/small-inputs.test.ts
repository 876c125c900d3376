import { expect, test } from "vitest";
import { checkInputValue } from "#notebook/inputs/check-input-value.ts";
import type { SearchInput } from "#notebook/inputs/inputs.ts";
import { matchCountText } from "#notebook/inputs/search-rows.ts";
import { Inputs } from "#notebook/inputs/inputs-namespace.ts";

test("a button counts presses, or reduces each press once", () => {
  expect(Inputs.button().input).toMatchObject({ content: "OK", label: "OK", value: 0 });
  expect(Inputs.button("Draw").read(3)).toBe(3);
  let made = 0;
  const draw = Inputs.button("Draw", {
    label: "cards",
    value: "a",
    reduce: (last) => `${last}${++made}`,
  });
  expect(draw.input.label).toBe("cards");
  expect([draw.value, draw.read(1), draw.read(3), draw.read(3)]).toEqual([
    ...["a", "a1", "a123", "a123"],
  ]);
  expect(draw.read(0)).toBe("a");
});

test("several buttons reduce one value, each press once", () => {
  const counter = Inputs.button(
    [
      ["Increment", (n: number) => n + 1],
      ["Double", (n) => n * 2],
      ["Reset", () => 0],
    ],
    { label: "Counter", value: 1, disabled: ["Reset"] },
  );
  expect(counter.input).toEqual({
    type: "buttons",
    label: "Counter",
    options: ["Increment", "Double", "Reset"],
    off: [2],
    value: [],
  });
  const values = [[], [0], [0, 1], [0, 1, 0], [0, 1, 0, 2], [1]].map((pressed) =>
    counter.read(pressed),
  );
  expect(values).toEqual([1, 2, 4, 5, 0, 2]);
  expect(Inputs.button([["a", () => 1]]).value).toBe(null);
  expect(Inputs.button("a", { required: true }).value).toBeUndefined();
  expect(() => Inputs.button(["a"] as never)).toThrow('button 1 is "a"');
  expect(() => Inputs.button([["a", 5]] as never)).toThrow("reduce of button 1 is 5");
});

test("the value of a form of an array is an array", () => {
  const point = Inputs.form([Inputs.range([0, 9], { value: 1 }), Inputs.toggle()]);
  expect([point.value, point.read([2, true])]).toEqual([
    [1, false],
    [2, true],
  ]);
});

test("a search supports columns, a custom filter, and no initial matches", () => {
  const rows = [
    { a: "x", b: "y" },
    { a: "y", b: "x" },
  ];
  expect(Inputs.search(rows, { columns: ["a"], query: "y" }).value).toEqual([rows[1]]);
  const filter = (query: string) => (_row: object, i: number) => String(i) === query;
  const own = Inputs.search(rows, { filter });
  expect([own.read("0"), own.read("")]).toEqual([[rows[0]], rows]);
  expect(own.input).not.toHaveProperty("rows");
  expect(Inputs.search(rows, { required: false }).value).toEqual([]);
});

test("a number field starts at 0 if possible, and stays on its grid", () => {
  expect(Inputs.number([-5, 5], { step: 1 }).input).toMatchObject({
    step: 1,
    value: 0,
  });
  expect(Inputs.number([3, 5]).value).toBe(3);
  expect(Inputs.number([0, 1], { step: 0.25, value: 0.75 }).value).toBe(0.75);
});

test("a date is a day without time, or null", () => {
  const from = Inputs.date({ min: "2026-01-01", max: new Date("2026-12-31T12:00Z") });
  expect(from.value).toBe(null);
  expect(from.read("2026-02-03")).toEqual(new Date("2026-02-03T00:00Z"));
  expect(from.input).toMatchObject({ min: "2026-01-01", max: "2026-12-31", value: "" });
});

test("several options can be selected, in their order", () => {
  const faces = Inputs.checkbox(["R", "U", "F"], { value: ["F", "R", "F"] });
  expect(faces.value).toEqual(["R", "F"]);
  expect(faces.read([1])).toEqual(["U"]);
  expect(Inputs.checkbox(new Map([["one", 1]])).value).toEqual([]);
});

test("select with multiple is displayed as checkboxes", () => {
  const options = new Map([["right", "R"], ["up", "U"]]); // prettier-ignore
  const faces = Inputs.select(options, { multiple: true, value: ["U"] });
  expect(faces.input).toEqual({
    type: "checkbox",
    label: "select",
    options: ["right", "up"],
    value: [1],
  });
  expect([faces.value, faces.read([]), faces.read([0, 1])]).toEqual([
    ["U"],
    [],
    ["R", "U"],
  ]);
  expect(Inputs.select(["R", "U"], { multiple: false, value: "U" }).value).toBe("U");
});

test("a search counts its matches if the page has the rows", () => {
  const said = (rows: readonly unknown[], typed: string) =>
    matchCountText(Inputs.search(rows).input as SearchInput, typed);
  expect(said(["Solved", { name: "One turn" }], " SOLVED ")).toBe("1 of 2 rows");
  expect(said(["one"], "")).toBe("1 of 1 row");
  const rows = Array.from({ length: 1000 }, (_, i) => i);
  expect(said(rows, "99")).toBe("19 of 1000 rows");
  expect(said([...rows, 1000], "99")).toBe("");
  expect(said(["x".repeat(50_000)], "")).toBe("1 of 1 row");
  expect(said(["x".repeat(50_000), "y"], "")).toBe("");
});

test("a search matches rows that contain all words, ignoring case", () => {
  const rows = [{ name: "Sune", turns: 7 }, { name: "Antisune", turns: 7 }, "SUNE 8"];
  const found = Inputs.search(rows, { value: "sune" });
  expect(found.value).toEqual(rows);
  expect(found.read(" 7  ANTI")).toEqual([rows[1]]);
  expect(found.read("8 7")).toEqual([]);
});

test("a control without a label is named by its kind", () => {
  const made = [
    Inputs.search([]),
    Inputs.date(),
    Inputs.color(),
    Inputs.checkbox(["R"]),
  ];
  const labels = made.map(({ input }) => input.label);
  expect(labels).toEqual(["search", "date", "color", "checkbox"]);
});

test("the value of a form has its controls' values by name", () => {
  const form = Inputs.form({
    n: Inputs.range([0, 9], { value: 4 }),
    face: Inputs.radio(["R", "U"]),
    faces: Inputs.checkbox(["R", "U"]),
  });
  expect(form.value).toEqual({ n: 4, face: "R", faces: [] });
  expect(form.read([5, 1, [0, 1]])).toEqual({ n: 5, face: "U", faces: ["R", "U"] });
  expect(() => form.read([5, 2, []])).toThrow("“radio” 2 is out of range 0..1");
});

test.each([
  [
    () => Inputs.button(1 as never),
    "Inputs.button takes a text, or a list of buttons, first, not 1",
  ],
  [
    () => Inputs.button("x", { reduce: 1 as never }),
    "Inputs.button: reduce is 1; expected a function",
  ],
  [() => Inputs.button().read(-1), "the value of “OK” -1 is out of range"],
  [
    () => Inputs.number([0, 9], { value: "1" as never }),
    'Inputs.number: value is "1"; expected a number',
  ],
  [() => Inputs.number([9, 0]), "Inputs.number: 9 is not below 0"],
  [
    () => Inputs.date({ value: "1.2.2026" }),
    'Inputs.date: value is "1.2.2026"; expected a Date, or a text such as "2026-01-31"',
  ],
  [
    () => Inputs.date({ min: "2026-02-30T" }),
    'Inputs.date: min is "2026-02-30T"; expected a Date',
  ],
  [
    () => Inputs.date({ min: "2026-01-02", value: "2026-01-01" }),
    "the value of “date” is 2026-01-01; expected a day from 2026-01-02",
  ],
  [
    () => Inputs.date({ value: "2026-02-31" }),
    'Inputs.date: value is "2026-02-31"; expected a Date',
  ],
  [
    () => Inputs.date().read("2026-02-31"),
    'the value of “date” is "2026-02-31"; expected a day',
  ],
  [
    () => Inputs.date().read("today"),
    'the value of “date” is "today"; expected a day such as "2026-01-31"',
  ],
  [
    () => Inputs.color({ value: "red" }),
    'the value of “color” is "red"; expected a colour such as "#1f5fbf"',
  ],
  [
    () => Inputs.checkbox(["R"], { value: ["U"] }),
    'Inputs.checkbox: value is "U", which is none of the options',
  ],
  [
    () => Inputs.checkbox(["R"], { value: "R" as never }),
    'Inputs.checkbox: value is "R"; expected an array',
  ],
  [
    () => Inputs.select(["R"], { multiple: true, value: "R" as never }),
    'Inputs.select: value is "R"; expected an array',
  ],
  [
    () => Inputs.select(["R"], { multiple: true, value: ["R", "U"] }),
    'Inputs.select: value is "U", which is none of the options',
  ],
  [
    () => Inputs.select(["R"], { multiple: 4 as never }),
    "Inputs.select: multiple is 4; expected true or false",
  ],
  [
    () => Inputs.select(["R"], null as never),
    "Inputs.select: the options are null; expected an object",
  ],
  [
    () => Inputs.radio(["R"], { multiple: true } as never),
    "Inputs.radio has no option “multiple”; expected label, value, format, keyof",
  ],
  [
    () => Inputs.checkbox(["R", "U"]).read([1, 0]),
    "the value of “checkbox” is 1, 0; expected each once, in order",
  ],
  [() => Inputs.search(5 as never), "Inputs.search takes rows first, not 5"],
  [
    () => Inputs.search([], { placeholder: 1 as never }),
    "Inputs.search: placeholder is 1; expected text",
  ],
  [
    () => Inputs.search([], { value: 1 as never }),
    "Inputs.search: value is 1; expected text",
  ],
  [() => Inputs.form({ n: 5 as never }), "Inputs.form: n is 5; expected a control"],
  [
    () => Inputs.form({}),
    "Inputs.form: the number of controls 0 is out of range 1..20",
  ],
  [
    () => Inputs.form({ f: Inputs.form({ n: Inputs.toggle() }) }),
    "Inputs.form: a form cannot contain a form",
  ],
  [
    () => checkInputValue(Inputs.form({ n: Inputs.toggle() }).input, [true, true]),
    "expected 1 values",
  ],
])("error messages: %s", (make, words) => {
  expect(make).toThrow(words);
});
