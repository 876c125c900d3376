import { combination as countCombinations } from "js-combinatorics";
import { describe, expect, test } from "vitest";
import { binomial, binomialBig } from "#lib/index.ts";

test("all 57 rows of Pascal's triangle are exact, with 0 outside", () => {
  for (let n = 0; n <= 56; n++) {
    for (let m = 0; m <= 56; m++) {
      const expected = m > n ? 0n : BigInt(countCombinations(n, m));
      expect(BigInt(binomial(n, m))).toBe(expected);
      expect(Number.isSafeInteger(binomial(n, m))).toBe(true);
    }
  }
});

test("beyond 56 positions, every result below 2^53 is exact, and all others are refused", () => {
  let refused = 0;
  for (const n of [57, 58, 67, 500, 9999]) {
    for (let m = 0; m <= n + 1; m += m < 60 || m > n - 60 ? 1 : 97) {
      const expected = m > n ? 0n : BigInt(countCombinations(n, m));
      if (expected <= Number.MAX_SAFE_INTEGER) {
        expect(binomial(n, m)).toBe(Number(expected));
      } else {
        expect(() => binomial(n, m)).toThrow(
          `C(${n}, ${m}) is 2^53 or more, where numbers are not exact; use binomialBig`,
        );
        refused++;
      }
      expect(binomialBig(n, m)).toBe(expected);
    }
  }
  expect(refused).toBeGreaterThan(100);
  expect(binomial(500, 2)).toBe(124_750);
  expect(binomial(Number.MAX_SAFE_INTEGER, 1)).toBe(Number.MAX_SAFE_INTEGER);
});

test("a few of a hundred million positions: the product of 290 fractions", () => {
  let [above, below] = [1n, 1n];
  for (let i = 0n; i < 290n; i++) {
    above *= 100_000_000n - i;
    below *= i + 1n;
  }
  expect(binomialBig(100_000_000, 290)).toBe(above / below);
  expect(binomialBig(100_000_000, 99_999_710)).toBe(above / below);
});

describe("bad input is named", () => {
  const cases: [() => unknown, typeof RangeError | typeof TypeError, string][] = [
    [
      () => binomialBig(30_000, 15_000),
      RangeError,
      "m 15000 is out of range for n 30000; expected m or n - m to be 10000 at most",
    ],
    [() => binomial(-1, 0), RangeError, "n -1 is out of range 0..9007199254740991"],
    [() => binomial(5, -1), RangeError, "m -1 is out of range 0..9007199254740991"],
    [
      () => binomial(5, 1.5),
      RangeError,
      "m 1.5 is not a whole number; expected 0..9007199254740991",
    ],
    [
      () => binomial("5" as never, 1),
      TypeError,
      'n is "5", not a number; expected a whole number 0..9007199254740991',
    ],
  ];
  for (const [call, type, message] of cases) {
    test(message, () => expect(call).toThrow(new type(message)));
  }
});
