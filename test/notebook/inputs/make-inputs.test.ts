import { describe, expect, test } from "vitest";
import {
  factorial,
  N_STATES,
  rankState,
  SOLVED,
  unrankPermutation,
  unrankState,
} from "../../../src/lib/index.ts";
import { checkInputValue } from "../../../src/notebook/inputs/check-input-value.ts";
import { type InputOf, isInput } from "../../../src/notebook/inputs/control.ts";
import { Inputs } from "../../../src/notebook/inputs/make-inputs.ts";
import { nearestOnGrid } from "../../../src/notebook/inputs/range-grid.ts";

const numbers = (length: number) => Array.from({ length }, (_, i) => i);

test("every control starts with a value that it accepts, and cannot be changed", () => {
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

  test("has whole steps between whole numbers, and starts in the middle", () => {
    expect(Inputs.range([0, 23]).input).toMatchObject({ step: 1, value: 12 });
    expect(Inputs.range([0, 0.5]).input).toMatchObject({ step: 0.001, value: 0.25 });
    expect(Inputs.range([0, 23], { value: 5 }).value).toBe(5);
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
    expect(() => Inputs.range([0, 3], { value: 4 })).toThrow("value is 4");
    expect(() => Inputs.range([0, 3], { value: 0.5 })).toThrow("in steps of 1");
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

test("a permutation accepts each order of its pieces", () => {
  const input = Inputs.permutation({ n: 4 });
  for (const index of numbers(factorial(4))) {
    const order = unrankPermutation(index, 4);
    expect(input.read(order)).toEqual(order);
  }
  expect(Inputs.permutation({ value: [1, 0] }).value).toEqual([1, 0]);
  expect(() => Inputs.permutation({ n: 9 })).toThrow("2..8");
  expect(() => Inputs.permutation({ n: 3, value: [1, 0] })).toThrow("but n is 3");
  expect(() => Inputs.permutation({ value: [0, 0] })).toThrow("position 2 holds 0");
});

test("a cube's number becomes its state", () => {
  const input = Inputs.cube({ value: unrankState(1_234_567) });
  expect(input.input.value).toBe(1_234_567);
  expect(input.read(N_STATES - 1)).toEqual(unrankState(N_STATES - 1));
  expect(() => Inputs.cube({ value: 7 } as never)).toThrow(TypeError);
});

describe("what the page tells is not trusted", () => {
  const inputs = {
    range: Inputs.range([0, 10]),
    select: Inputs.select(["F", "R"]),
    radio: Inputs.radio(["F", "R"]),
    toggle: Inputs.toggle(),
    text: Inputs.text(),
    permutation: Inputs.permutation({ n: 3 }),
    cube: Inputs.cube(),
  };
  const valid: Record<keyof typeof inputs, unknown> = {
    range: 3,
    select: 1,
    radio: 1,
    toggle: true,
    text: "R U",
    permutation: [2, 1, 0],
    cube: N_STATES - 1,
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
  };

  test.each(Object.keys(inputs) as (keyof typeof inputs)[])("by a %s", (type) => {
    const { input } = inputs[type];
    expect(checkInputValue(input, valid[type])).toEqual(valid[type]);
    for (const raw of forged) {
      if (mayPass[type]?.includes(raw)) continue;
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
