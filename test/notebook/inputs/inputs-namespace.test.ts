import { isDeepStrictEqual } from "node:util";
import { describe, expect, test } from "vitest";
import {
  factorial,
  N_STATES,
  rankState,
  SOLVED,
  unrankPermutation,
  unrankState,
} from "#lib/index.ts";
import { checkInputValue } from "#notebook/inputs/check-input-value.ts";
import { assertInput, type InputOf, isInput } from "#notebook/inputs/control.ts";
import { Inputs } from "#notebook/inputs/inputs-namespace.ts";
import type { ChoiceInput, NumberInput, RangeInput } from "#notebook/inputs/inputs.ts";
import { describeGrid, nearestOnGrid } from "#notebook/inputs/range-grid.ts";

const numbers = (length: number) => Array.from({ length }, (_, i) => i);

test("every control accepts its initial value and is immutable", () => {
  const all: InputOf<unknown>[] = [
    Inputs.range([0, 10]),
    Inputs.select(["HTM", "QTM"]),
    Inputs.radio([1, 2]),
    Inputs.toggle(),
    Inputs.text(),
    Inputs.permutation(),
    Inputs.cube(),
  ];
  for (const made of all) {
    expect(isInput(made)).toBe(true);
    expect(Object.isFrozen(made) && Object.isFrozen(made.input)).toBe(true);
    expect(made.read(made.input.value)).toEqual(made.value);
    expect(made.input.label).not.toBe("");
    expect(structuredClone(made.input)).toEqual(made.input);
  }
  expect(isInput({ input: {} })).toBe(false);
});

describe("a range", () => {
  test("accepts each of its steps, and gives it exactly", () => {
    const tenths = Inputs.range([-1, 1], { step: 0.1 });
    const values = numbers(21).map((k) => Number((-1 + k * 0.1).toFixed(1)) + 0);
    for (const [k, value] of values.entries()) {
      expect(tenths.read(-1 + k * 0.1)).toBe(value);
    }
    expect(Inputs.range([0, 10], { step: 3 }).read(9)).toBe(9);
    expect(() => Inputs.range([0, 10], { step: 3 }).read(10)).toThrow(RangeError);
  });

  test("without a step it is any number between the ends, at first the middle", () => {
    const unit = Inputs.range();
    expect(unit.input).toMatchObject({ min: 0, max: 1, value: 0.5 });
    expect(unit.input).not.toHaveProperty("step");
    expect([unit.read(0.123456789), unit.read(1)]).toEqual([0.123456789, 1]);
    expect(() => unit.read(1.01)).toThrow("expected 0 to 1");
    expect(Inputs.range([0, 23]).value).toBe(11.5);
    expect(Inputs.range([0, 23], { value: 5 }).value).toBe(5);
  });

  test("moves an initial value to the nearest one that it can have", () => {
    const first = (value: number, step?: number) =>
      Inputs.range([0, 10], { value, ...(step && { step }) }).value;
    expect([first(11), first(-1), first(2.6), first(2.6, 1), first(11, 3)]).toEqual([
      10, 0, 2.6, 3, 9,
    ]);
  });

  test("writes its values as its format says, and is even in its transform", () => {
    const tenths = Inputs.range([0, 1], { step: 0.5, format: (n) => `${n * 100} %` });
    expect(tenths.input).toMatchObject({ texts: ["0 %", "50 %", "100 %"] });
    const { stops } = Inputs.range([1, 100], { transform: Math.log })
      .input as RangeInput;
    expect([stops![0], stops![100], stops!.at(-1)]).toEqual([1, 10, 100]);
    const inverse = { transform: Math.sqrt, invert: (x: number) => x * x };
    const squares = Inputs.range([0, 100], inverse).input as RangeInput;
    expect(squares.stops![100]).toBe(25);
    expect(squares.value).toBe(25);
    const falling = Inputs.range([1, 2], { transform: (x) => 1 / x });
    expect(falling.value).toBeCloseTo(4 / 3, 2);
    expect(() => Inputs.range([0, 1], { transform: Math.log })).toThrow("-Infinity");
  });

  test("ignores what its own check refuses", () => {
    const even = Inputs.range([0, 9], {
      step: 1,
      value: 2,
      validate: (n) => n % 2 === 0,
    });
    expect([even.read(4), even.read(5), even.read(6)]).toEqual([4, 4, 6]);
  });

  test("finds the nearest step to any number", () => {
    const grid = { min: 1, max: 10, step: 4 };
    const expected = new Map([
      [-5, 1],
      [1, 1],
      [2, 1],
      [4, 5],
      [8, 9],
      [10, 9],
      [99, 9],
    ]);
    for (const [value, near] of expected) expect(nearestOnGrid(grid, value)).toBe(near);
    expect(nearestOnGrid({ min: 0, max: 1e-6, step: 1e-7 }, 3e-7)).toBe(3e-7);
  });

  test("refuses what it cannot be made of, naming it", () => {
    expect(() => Inputs.range(7 as never)).toThrow("not 7");
    expect(() => Inputs.range([0, "9"] as never)).toThrow('the greatest number is "9"');
    expect(() => Inputs.range([3, 3])).toThrow("3 is not below 3");
    expect(() => Inputs.range([0, Infinity])).toThrow("Infinity");
    expect(() => Inputs.range([0, 3], { step: 0 })).toThrow("step is 0");
    expect(() => Inputs.range([0, 3], { step: 4 })).toThrow("at most 3");
    expect(() => Inputs.range([0, 3], { steps: 1 } as never)).toThrow(
      "no option “steps”; expected label, step, value",
    );
    expect(() => Inputs.range([0, 3], { label: 3 } as never)).toThrow("label is 3");
  });
});

describe("a choice", () => {
  test("gives the option itself", () => {
    const states = [SOLVED, unrankState(1)];
    const input = Inputs.select(states, {
      format: (state) => `no. ${rankState(state)}`,
    });
    expect(input.input).toMatchObject({ options: ["no. 0", "no. 1"], value: 0 });
    expect(states.map((_, i) => input.read(i))).toEqual(states);
    expect(input.read(1)).toBe(states[1]);
  });

  test("takes a Map from how an option is written to the option", () => {
    const input = Inputs.radio(
      new Map([
        ["half", 2],
        ["quarter", 1],
      ]),
      { value: 1 },
    );
    expect(input.input).toMatchObject({ options: ["half", "quarter"], value: 1 });
    expect(input.read(0)).toBe(2);
  });

  test("refuses what it cannot be made of", () => {
    expect(() => Inputs.select([])).toThrow("the number of options 0");
    expect(() => Inputs.select(3 as never)).toThrow("not 3");
    expect(() => Inputs.radio(["F", "R"], { value: "U" })).toThrow('value is "U"');
    expect(() => Inputs.radio(["F"], { format: 3 } as never)).toThrow("format is 3");
  });
});

test("a permutation control accepts every permutation", () => {
  const input = Inputs.permutation({ n: 4 });
  for (const index of numbers(factorial(4))) {
    const order = unrankPermutation(index, 4);
    expect(input.read(order)).toEqual(order);
  }
  expect(Inputs.permutation({ value: [1, 0] }).value).toEqual([1, 0]);
  expect(() => Inputs.permutation({ n: 9 })).toThrow("2..8");
  expect(() => Inputs.permutation({ n: 3, value: [1, 0] })).toThrow("but n is 3");
  expect(() => Inputs.permutation({ value: [0, 0] })).toThrow("position 2 repeats 0");
});

test("a cube's number becomes its state", () => {
  const input = Inputs.cube({ value: unrankState(1_234_567) });
  expect(input.input.value).toBe(1_234_567);
  expect(input.read(N_STATES - 1)).toEqual(unrankState(N_STATES - 1));
  expect(() => Inputs.cube({ value: 7 } as never)).toThrow(TypeError);
});

describe("error messages are whole sentences", () => {
  const long = "x".repeat(61);
  test.each<[() => unknown, string]>([
    [
      () => Inputs.range(7 as never),
      "Inputs.range takes [least, greatest] first, not 7",
    ],
    [
      () => Inputs.range([1] as never),
      "Inputs.range takes [least, greatest] first, not an array",
    ],
    [
      () => Inputs.range(["0", 9] as never),
      'Inputs.range: the least number is "0"; expected a number',
    ],
    [
      () => Inputs.range([0, "9"] as never),
      'Inputs.range: the greatest number is "9"; expected a number',
    ],
    [
      () => Inputs.range([0, Infinity]),
      "Inputs.range: the extent is 0 to Infinity; expected finite numbers",
    ],
    [() => Inputs.range([3, 3]), "Inputs.range: 3 is not below 3"],
    [
      () => Inputs.range([0, 3], { step: "1" } as never),
      'Inputs.range: step is "1"; expected a number',
    ],
    [
      () => Inputs.range([0, 3], { step: 0 }),
      "Inputs.range: step is 0; expected more than 0, at most 3",
    ],
    [
      () => Inputs.range([0, 3], { value: NaN }),
      "Inputs.range: value is NaN; expected a number",
    ],
    [
      () => Inputs.range([0, 3], null as never),
      "Inputs.range: the options are null; expected an object",
    ],
    [
      () => Inputs.range([0, 3], 4 as never),
      "Inputs.range: the options are 4; expected an object",
    ],
    [
      () => Inputs.range([0, 3], { label: 3 } as never),
      "Inputs.range: label is 3; expected text",
    ],
    [
      () => Inputs.range([0, 3], { steps: 1 } as never),
      "Inputs.range has no option “steps”; expected label, step, value, validate, placeholder, format, transform, invert, disabled",
    ],
    [
      () => Inputs.select("FR" as never),
      'Inputs.select takes an array of options or a Map first, not "FR"',
    ],
    [
      () => Inputs.radio(null as never),
      "Inputs.radio takes an array of options or a Map first, not null",
    ],
    [
      () => Inputs.radio({} as never),
      "Inputs.radio takes an array of options or a Map first, not an object",
    ],
    [
      () => Inputs.select(["F"], { format: 3 } as never),
      "Inputs.select: format is 3; expected a function",
    ],
    [
      () => Inputs.select(["F"], { step: 3 } as never),
      "Inputs.select has no option “step”; expected label, value, format, keyof, valueof, sort, unique, multiple, size, disabled",
    ],
    [
      () => Inputs.select([]),
      "Inputs.select: the number of options 0 is out of range 1..500",
    ],
    [
      () => Inputs.select(numbers(501)),
      "Inputs.select: the number of options 501 is out of range 1..500",
    ],
    [
      () => Inputs.radio(["F"], { value: long }),
      `Inputs.radio: value is ${JSON.stringify(long).slice(0, 59)}…, which is none of the options`,
    ],
    [
      () => Inputs.toggle({ value: 1 } as never),
      "Inputs.toggle: value is 1; expected true or false",
    ],
    [
      () => Inputs.toggle({ n: 1 } as never),
      "Inputs.toggle has no option “n”; expected label, value, values, disabled",
    ],
    [
      () => Inputs.text({ value: 1 } as never),
      "Inputs.text: value is 1; expected text",
    ],
    [
      () => Inputs.text({ placeholder: null } as never),
      "Inputs.text: placeholder is null; expected text",
    ],
    [
      () => Inputs.text({ n: 1 } as never),
      "Inputs.text has no option “n”; expected label, placeholder, value, submit, minlength, maxlength, required, validate, readonly, datalist, pattern, type, disabled",
    ],
    [
      () => Inputs.text({ value: "x".repeat(10_001) }),
      "the value of “text” has 10001 characters; expected 10000 at most",
    ],
    [
      () => Inputs.permutation({ n: 1 }),
      "Inputs.permutation: n 1 is out of range 2..8",
    ],
    [
      () => Inputs.permutation({ n: 3, value: [1, 0] }),
      "Inputs.permutation: value has 2 pieces, but n is 3",
    ],
    [
      () => Inputs.permutation({ size: 1 } as never),
      "Inputs.permutation has no option “size”; expected label, n, value, disabled",
    ],
    [
      () => Inputs.cube({ n: 1 } as never),
      "Inputs.cube has no option “n”; expected label, value, disabled",
    ],
    [
      () => assertInput({ input: {} }),
      "view takes a control, such as Inputs.range([0, 9]), or a drawing, not { input: {} }",
    ],
    [
      () => checkInputValue(Inputs.range([0, 3], { step: 1 }).input, "1"),
      'the value of “range” is "1", not a number; expected 0 to 3 in steps of 1',
    ],
    [
      () => checkInputValue(Inputs.range([0, 3]).input, 4),
      "the value of “range” is 4; expected 0 to 3",
    ],
    [
      () => checkInputValue(Inputs.radio([1, 2]).input, 2),
      "the value of “radio” 2 is out of range 0..1",
    ],
    [
      () => checkInputValue(Inputs.toggle({ label: "on" }).input, 1),
      "the value of “on” is 1; expected true or false",
    ],
    [
      () => checkInputValue(Inputs.text().input, 1),
      "the value of “text” is 1; expected text",
    ],
    [
      () => checkInputValue(Inputs.text().input, "x".repeat(10_001)),
      "the value of “text” has 10001 characters; expected 10000 at most",
    ],
    [
      () => checkInputValue(Inputs.permutation({ n: 3 }).input, 1),
      "the value of “permutation” is 1; expected an array",
    ],
    [
      () => checkInputValue(Inputs.permutation({ n: 3 }).input, [0]),
      "the value of “permutation” has 1 pieces; expected 3",
    ],
    [
      () => checkInputValue(Inputs.cube().input, N_STATES),
      `the value of “cube” ${N_STATES} is out of range 0..${N_STATES - 1}`,
    ],
  ])("%s: %s", (make, message) => {
    expect(make).toThrow(expect.objectContaining({ message }));
  });
});

test("accepts values at the limits", () => {
  const most = numbers(500);
  expect(Inputs.select(most).input).toMatchObject({ options: most.map(String) });
  expect(Inputs.select(["x"]).read(0)).toBe("x");
  expect(checkInputValue(Inputs.text().input, "x".repeat(10_000))).toHaveLength(10_000);
  expect(Inputs.range([0, 3], { step: 3 }).input).toMatchObject({ step: 3, value: 3 });
  expect(Inputs.range([0, 3], { value: 0 }).value).toBe(0);
  expect(Inputs.range([0, 3], { value: 3 }).value).toBe(3);
});

test("has default options", () => {
  const of = (made: InputOf<unknown>) => made.input;
  expect(of(Inputs.toggle())).toEqual({
    type: "toggle",
    label: "toggle",
    value: false,
  });
  expect(of(Inputs.text())).toEqual({
    type: "text",
    label: "text",
    placeholder: "",
    value: "",
  });
  expect(of(Inputs.permutation())).toEqual({
    type: "permutation",
    label: "permutation",
    value: [0, 1, 2, 3],
  });
  expect(of(Inputs.cube())).toEqual({
    type: "cube",
    label: "cube",
    value: rankState(SOLVED),
  });
  expect(Inputs.text({ placeholder: "y".repeat(101) }).input).toMatchObject({
    placeholder: "y".repeat(100),
  });
  expect(Inputs.toggle({ value: true }).value).toBe(true);
});

test("truncates long labels and replaces empty ones with the kind", () => {
  const label = (text: string) => Inputs.toggle({ label: text }).input.label;
  expect(label(" on ")).toBe("on");
  expect(label("  ")).toBe("toggle");
  expect(label("x".repeat(101))).toBe("x".repeat(100));
  const options = ["x".repeat(60), "x".repeat(61)];
  const shown = ["x".repeat(60), `${"x".repeat(59)}…`];
  expect(Inputs.radio(options).input).toMatchObject({ options: shown });
  expect(Inputs.radio([[1, "a"]]).input).toMatchObject({ options: ['[1, "a"]'] });
  const map = new Map([["one", 1]]);
  const format = ([key, option]: [string, number]) => `${key}: ${option}`;
  expect(Inputs.select(map).input).toMatchObject({ options: ["one"] });
  expect(Inputs.select(map, { format }).input).toMatchObject({ options: ["one: 1"] });
});

test("values on a grid are exact, however small the steps", () => {
  expect(nearestOnGrid({ min: 0.25, max: 1, step: 0.5 }, 0.7)).toBe(0.75);
  expect(nearestOnGrid({ min: 0, max: 1, step: 0.1 }, 0.29)).toBe(0.3);
  expect(nearestOnGrid({ min: 0, max: 0.3, step: 0.1 }, 1)).toBe(0.3);
  expect(nearestOnGrid({ min: 1e-7, max: 1e-6, step: 1.5e-7 }, 2e-7)).toBe(2.5e-7);
  expect(nearestOnGrid({ min: 0, max: 1e-30, step: 1e-31 }, 1e-30)).toBe(0);
  expect(Object.is(nearestOnGrid({ min: -1, max: 1, step: 1 }, -0.2), 0)).toBe(true);
  expect(nearestOnGrid({ min: 0, max: 3e21, step: 1e21 }, 1.2e21)).toBe(1e21);
});

describe("values from the page are validated", () => {
  const inputs = {
    range: Inputs.range([0, 10], { step: 1 }),
    select: Inputs.select(["F", "R"]),
    radio: Inputs.radio(["F", "R"]),
    toggle: Inputs.toggle(),
    text: Inputs.text(),
    permutation: Inputs.permutation({ n: 3 }),
    cube: Inputs.cube(),
    checkbox: Inputs.checkbox(["F", "R"]),
    table: Inputs.table([{ n: 1 }, { n: 2 }], { multiple: false }),
    file: Inputs.file(),
    buttons: Inputs.button(
      [
        ["F", (n) => n],
        ["R", (n) => n],
      ],
      { value: 0 },
    ),
  };
  const valid: Record<keyof typeof inputs, unknown> = {
    range: 3,
    select: 1,
    radio: 1,
    toggle: true,
    text: "R U",
    permutation: [2, 1, 0],
    cube: N_STATES - 1,
    checkbox: [0, 1],
    table: [1],
    file: "orders.csv",
    buttons: [1, 0, 0],
  };
  const forged: unknown[] = [
    undefined,
    null,
    NaN,
    Infinity,
    -1,
    0.5,
    1e9,
    3n,
    "3",
    "x".repeat(10_001),
    true,
    {},
    { valueOf: () => 1 },
    [],
    [0, 1],
    [0, 1, 1],
    [0, 1, "2"],
    [0, 1, 2, 3],
    { 0: 0, 1: 1, 2: 2, length: 3 },
    () => 1,
  ];
  const mayPass: Record<string, unknown[]> = {
    toggle: [true],
    text: ["3"],
    file: ["3"],
    checkbox: [[], [0, 1]],
    table: [[]],
    buttons: [[], [0, 1], [0, 1, 1]],
  };

  test.each(Object.keys(inputs) as (keyof typeof inputs)[])("by a %s", (type) => {
    const { input } = inputs[type];
    expect(checkInputValue(input, valid[type])).toEqual(valid[type]);
    for (const raw of forged) {
      if (mayPass[type]?.some((one) => isDeepStrictEqual(one, raw))) continue;
      const what = `${type}: ${typeof raw}`;
      expect(() => checkInputValue(input, raw), what).toThrow(
        /expected|out of range|is missing/,
      );
      expect(() => inputs[type].read(raw), what).toThrow(
        /expected|out of range|is missing/,
      );
    }
  });
});

test("derives texts and values of options from the data", () => {
  const rows = [
    { face: "U", n: 3 },
    { face: "R", n: 1 },
    { face: "U", n: 2 },
  ];
  const keyof = (row: (typeof rows)[number]) => row.face;
  const faces = Inputs.select(rows, { keyof, valueof: (row) => row.n, value: 1 });
  expect(faces.input).toMatchObject({ options: ["U", "R", "U"], value: 1 });
  expect([faces.value, faces.read(2)]).toEqual([1, 2]);
  const options = (more: object) =>
    (Inputs.radio(rows, { keyof, ...more }).input as ChoiceInput).options;
  expect(options({ unique: true })).toEqual(["U", "R"]);
  expect(options({ sort: true })).toEqual(["R", "U", "U"]);
  expect(options({ sort: "descending", unique: true })).toEqual(["U", "R"]);
  expect(
    options({ sort: () => -1, format: (row: { n: number }) => row.n }),
  ).toHaveLength(3);
  const sorted = Inputs.select([10, 9, null, 1], { sort: "ascending" });
  expect(sorted.input).toMatchObject({ options: ["1", "9", "10", "null"] });
  expect(sorted.read(1)).toBe(9);
  expect(() => Inputs.select([1], { sort: "up" as never })).toThrow('sort is "up"');
  expect(() => Inputs.select([1], { keyof: 3 as never })).toThrow("keyof is 3");
});

test("a control, or some of its options, can be disabled", () => {
  expect(Inputs.range([0, 1], { disabled: true }).input.disabled).toBe(true);
  expect(Inputs.toggle({ disabled: false }).input).not.toHaveProperty("disabled");
  expect(Inputs.text({ readonly: true }).input.disabled).toBe(true);
  const faces = Inputs.checkbox(["R", "U", "F"], { disabled: ["U"] });
  expect(faces.input).toMatchObject({ off: [1] });
  expect(() => Inputs.toggle({ disabled: 1 as never })).toThrow("disabled is 1");
});

test("ignores layout options and reports misspelt ones", () => {
  expect(Inputs.range([0, 1], { width: 200 }).value).toBe(0.5);
  const text = { spellcheck: true, autocomplete: false, monospace: true };
  expect(Inputs.textarea(text as never).value).toBe("");
  expect(() => Inputs.range([0, 1], { widht: 200 } as never)).toThrow(
    "no option “widht”",
  );
});

test("a toggle can have two custom values", () => {
  const mode = Inputs.toggle({ values: ["on", "off"] });
  expect([mode.value, mode.read(true), mode.read(false)]).toEqual(["off", "on", "off"]);
  expect(Inputs.toggle({ values: [1, 0], value: 1 }).input.value).toBe(true);
  expect(() => Inputs.toggle({ values: [1, 0], value: 2 })).toThrow(
    "neither of the two",
  );
});

test("a text is accepted if it satisfies length, pattern and validation", () => {
  const read = (options: object, ...typed: string[]) => {
    const control = Inputs.text({ value: "?", ...options });
    return typed.map((one) => control.read(one));
  };
  expect(read({ minlength: 2 }, "a", "ab", "")).toEqual(["?", "ab", "ab"]);
  expect(read({ maxlength: 2 }, "abc", "ab")).toEqual(["?", "ab"]);
  expect(read({ required: true }, "", "a")).toEqual(["?", "a"]);
  expect(read({ pattern: "[RUF]+" }, "Rx", "RU", "")).toEqual(["?", "RU", ""]);
  expect(() => Inputs.text({ pattern: "[RUF" })).toThrow(
    'Inputs.text: pattern is "[RUF"; expected a regular expression with the flag v',
  );
  expect(read({ validate: (one: string) => one !== "b" }, "b", "c")).toEqual([
    "?",
    "c",
  ]);
  expect(Inputs.email().input).toMatchObject({ type: "text", kind: "email" });
  expect(Inputs.text({ datalist: ["R", "U"], submit: true }).input).toMatchObject({
    suggestions: ["R", "U"],
    submit: "Submit",
  });
  expect(Inputs.textarea({ rows: 5, submit: "Go" }).input).toMatchObject({
    ...{ type: "textarea", lines: 5, submit: "Go" },
  });
  expect(() => Inputs.text({ type: "image" })).toThrow('type is "image"');
  expect(() => Inputs.textarea({ rows: 0 })).toThrow("rows 0 is out of range 1..40");
});

test("a number field may be unlimited", () => {
  const any = Inputs.number({ label: "n" });
  expect([any.value, any.read(-1e99), any.read(0.5)]).toEqual([0, -1e99, 0.5]);
  expect(describeGrid(any.input as NumberInput)).toBe("any number");
  const some = Inputs.number([3, Infinity], { step: 1 });
  expect(describeGrid(some.input as NumberInput)).toBe(
    "any number from 3 in steps of 1",
  );
  expect(structuredClone(JSON.parse(JSON.stringify(any.input)))).toEqual(any.input);
});
