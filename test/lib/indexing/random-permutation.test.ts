import { expect, test } from "vitest";
import { randomPermutation, rankPermutation, seeded } from "#lib/index.ts";

test("all 120 permutations of 5 pieces are about equally frequent", () => {
  const DRAWS = 120_000;
  const counts = new Array<number>(120).fill(0);
  const random = seeded(2026);
  for (let i = 0; i < DRAWS; i++)
    counts[rankPermutation(randomPermutation(5, { random }))]++;
  const expected = DRAWS / 120;
  const chiSquare = counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
  // The tables of chi-square for 119 degrees of freedom: 0.1 % of samples are beyond 172, and
  // 0.1 % below 78.
  expect(chiSquare).toBeLessThan(172);
  expect(chiSquare).toBeGreaterThan(78);
});

test("each outcome of the draws leads to a permutation of its own", () => {
  const reached = new Set<string>();
  for (let a = 0; a < 4; a++) {
    for (let b = 0; b < 3; b++) {
      for (let c = 0; c < 2; c++) {
        const draws = [(a + 0.5) / 4, (b + 0.5) / 3, (c + 0.5) / 2];
        reached.add(String(randomPermutation(4, { random: () => draws.shift()! })));
      }
    }
  }
  expect(reached.size).toBe(24);
});

test("uses Math.random by default, and every piece once", () => {
  for (const n of [0, 1, 2, 52, 10_000]) {
    expect(randomPermutation(n).toSorted((a, b) => a - b)).toEqual([
      ...Array(n).keys(),
    ]);
  }
  const drawn = Array.from({ length: 5 }, () => String(randomPermutation(52)));
  expect(new Set(drawn).size).toBe(5);
});

test("bad input is named", () => {
  expect(() => randomPermutation(3, seeded(7) as never)).toThrow(
    new TypeError("expected options {random: () => …}, not a function"),
  );
  expect(() => randomPermutation(10_001)).toThrow(
    new RangeError("n 10001 is out of range 0..10000"),
  );
  for (const value of [1, -0.1, NaN, undefined]) {
    expect(() => randomPermutation(3, { random: () => value as never })).toThrow(
      new RangeError(`random returned ${value}; expected a number in [0, 1)`),
    );
  }
});
