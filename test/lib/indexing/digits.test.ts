import { describe, expect, test } from "vitest";
import { rankDigits, unrankDigits } from "#lib/index.ts";

for (const [base, longest] of [
  [2, 12],
  [3, 8],
  [4, 6],
  [10, 4],
]) {
  test(`all numbers of up to ${longest} digits in base ${base} are written as toString writes them`, () => {
    for (let n = 0; n <= longest; n++) {
      for (let index = 0; index < base ** n; index++) {
        const written = n === 0 ? "" : index.toString(base).padStart(n, "0");
        const digits = Array.from(written, Number);
        expect(unrankDigits(index, n, base)).toEqual(digits);
        expect(rankDigits(digits, base)).toBe(index);
      }
    }
  });
}

test("the largest exact numbers: 53 binary digits, 33 ternary ones", () => {
  expect(rankDigits(new Array(53).fill(1), 2)).toBe(2 ** 53 - 1);
  expect(unrankDigits(2 ** 53 - 1, 53, 2)).toEqual(new Array(53).fill(1));
  expect(rankDigits(new Array(33).fill(2), 3)).toBe(5559060566555522);
  expect(unrankDigits(5559060566555522, 33, 3)).toEqual(new Array(33).fill(2));
});

test("-0 counts as 0, typed arrays are arrays, input is left as it was", () => {
  expect(rankDigits([-0, -0], 3)).toBe(0);
  expect(unrankDigits(-0, 2, 3)).toEqual([0, 0]);
  expect(rankDigits(Uint8Array.of(1, 0, 1, 0), 2)).toBe(10);
  expect(rankDigits(Object.freeze([1, 0, 1, 0]), 2)).toBe(10);
});

describe("bad input is named", () => {
  const cases: [() => unknown, typeof RangeError | typeof TypeError, string][] = [
    [
      () => rankDigits([0, 1, 3], 3),
      RangeError,
      "position 3 holds 3; expected a whole number 0..2 (positions count from 1)",
    ],
    [
      () => rankDigits(["1"] as never, 3),
      RangeError,
      'position 1 holds "1"; expected a whole number 0..2 (positions count from 1)',
    ],
    [() => rankDigits([0], 1), RangeError, "base 1 is out of range 2..4294967296"],
    [
      () => rankDigits([0], NaN),
      RangeError,
      "base NaN is not a whole number; expected 2..4294967296",
    ],
    [
      () => rankDigits([0], "3" as never),
      TypeError,
      'base is "3", not a number; expected a whole number 2..4294967296',
    ],
    [
      () => rankDigits("11" as never, 2),
      TypeError,
      'a list of digits must be an array, not "11"',
    ],
    [
      () => rankDigits(new Array(34).fill(0), 3),
      RangeError,
      "34 digits of base 3 go beyond 2^53, where numbers stop being exact",
    ],
    [
      () => rankDigits(new Array(54).fill(0), 2),
      RangeError,
      "a list of digits has length 54; expected 53 at most",
    ],
    [() => unrankDigits(729, 6, 3), RangeError, "index 729 is out of range 0..728"],
    [
      () => unrankDigits(0, 1e15, 3),
      RangeError,
      "n 1000000000000000 is out of range 0..53",
    ],
    [() => unrankDigits(0, -1, 3), RangeError, "n -1 is out of range 0..53"],
    [
      () => unrankDigits(0, 2, 2.5),
      RangeError,
      "base 2.5 is not a whole number; expected 2..4294967296",
    ],
    [
      () => unrankDigits(0, 34, 3),
      RangeError,
      "34 digits of base 3 go beyond 2^53, where numbers stop being exact",
    ],
    [
      () => unrankDigits([] as never, 2, 3),
      TypeError,
      "index is an array, not a number; expected a whole number 0..8",
    ],
  ];
  for (const [call, type, message] of cases) {
    test(message, () => expect(call).toThrow(new type(message)));
  }
});
