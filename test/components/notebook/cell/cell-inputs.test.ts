import { expect, test } from "vitest";
import { parseOnGrid } from "#components/notebook/cell/inputs/parse-on-grid.ts";
import { parsePermutation } from "#components/notebook/cell/inputs/parse-permutation.ts";
import { isProblem } from "#kit/widget/parse-result.ts";
import { factorial, unrankPermutation } from "#lib/index.ts";

const quarter = { min: -1, max: 2, step: 0.25 };

test("each step of a slider is parsed as written", () => {
  for (let k = 0; k <= 12; k++) {
    const value = -1 + k / 4;
    for (const typed of [String(value), ` ${value}`, String(value).replace(".", ",")]) {
      expect(parseOnGrid(typed, quarter)).toEqual({ value });
    }
  }
  expect(parseOnGrid("−.5", quarter)).toEqual({ value: -0.5 });
  expect(parseOnGrid("5e-1", quarter)).toEqual({ value: 0.5 });
});

test("other numbers are rejected, and the suggested nearest step is accepted", () => {
  const nearest = { "9": "2", "-9": "-1", "0.3": "0.25", "1.9": "2", "1e30": "2" };
  for (const [typed, offer] of Object.entries(nearest)) {
    const reading = parseOnGrid(typed, quarter);
    if (!isProblem(reading)) throw new Error(`${typed} was read`);
    expect(reading.problem).toContain(`“${typed}”`);
    expect(reading.nearest).toBe(offer);
    expect(isProblem(parseOnGrid(offer, quarter))).toBe(false);
  }
});

test("text that is no number is rejected; the beginning of a number is only unfinished", () => {
  for (const typed of ["x", "0x1", "1 2", "NaN", "Infinity", "--1", "1e999"]) {
    const reading = parseOnGrid(typed, quarter);
    expect(reading).toHaveProperty("problem");
    expect(reading).not.toHaveProperty("unfinished");
  }
  for (const typed of ["", "-", "1.", ".", "1e", "1e-"]) {
    expect(parseOnGrid(typed, quarter)).toMatchObject({ unfinished: true });
  }
});

test("every permutation of n pieces is parsed, and none of more or fewer", () => {
  for (let n = 2; n <= 5; n++) {
    for (let index = 0; index < factorial(n); index++) {
      const order = unrankPermutation(index, n);
      const typed = order.map((piece) => piece + 1).join(" ");
      expect(parsePermutation(typed, n)).toEqual({ value: order });
      for (const other of [n - 1, n + 1]) {
        if (other < 2) continue;
        const reading = parsePermutation(typed, other);
        if (!isProblem(reading))
          throw new Error(`${typed} was read as ${other} pieces`);
        expect(isProblem(parsePermutation(reading.nearest!, other))).toBe(false);
      }
    }
  }
});
