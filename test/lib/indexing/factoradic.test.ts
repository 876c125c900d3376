import { factorial as bigFactorial, factoradic } from "js-combinatorics";
import { describe, expect, test } from "vitest";
import { factorial, fromFactoradic, toFactoradic } from "#lib/index.ts";

test("n! for all n up to 18, against bigints", () => {
  for (let n = 0; n <= 18; n++) expect(BigInt(factorial(n))).toBe(bigFactorial(n));
});

test("fromFactoradic(toFactoradic(i)) is i for all 40320 of 8 digits", () => {
  for (let index = 0; index < 40320; index++) {
    expect(fromFactoradic(toFactoradic(index, 8))).toBe(index);
  }
});

test("counting up is an odometer whose wheels have 5, 4, 3, 2 and 1 faces", () => {
  const wheels = [0, 0, 0, 0, 0];
  for (let index = 0; index < 120; index++) {
    expect(toFactoradic(index, 5)).toEqual(wheels);
    let i = 4;
    while (i >= 0 && wheels[i] === 4 - i) wheels[i--] = 0;
    if (i >= 0) wheels[i]++;
  }
  expect(wheels).toEqual([0, 0, 0, 0, 0]);
});

test("the digits are those of js-combinatorics, which writes them from the right", () => {
  for (const index of [1, 23, 5039, 362879, 6402373705727999]) {
    expect(toFactoradic(index, 18)).toEqual(factoradic(index, 17).reverse());
  }
});

test("the largest number of n digits is n! - 1", () => {
  for (let n = 0; n <= 18; n++) {
    const largest = Array.from({ length: n }, (_, i) => n - 1 - i);
    expect(fromFactoradic(largest)).toBe(factorial(n) - 1);
    expect(toFactoradic(factorial(n) - 1, n)).toEqual(largest);
  }
});

test("-0 counts as 0, and no result is -0", () => {
  expect(fromFactoradic([-0, -0])).toBe(0);
  expect(toFactoradic(-0, 2)).toEqual([0, 0]);
  expect(factorial(-0)).toBe(1);
});

describe("bad input is named", () => {
  const cases: [() => unknown, typeof RangeError | typeof TypeError, string][] = [
    [() => factorial(19), RangeError, "n 19 is out of range 0..18"],
    [() => factorial(-1), RangeError, "n -1 is out of range 0..18"],
    [() => factorial(1.5), RangeError, "n 1.5 is not a whole number; expected 0..18"],
    [
      () => factorial("4" as never),
      TypeError,
      'n is "4", not a number; expected a whole number 0..18',
    ],
    [() => toFactoradic(24, 4), RangeError, "index 24 is out of range 0..23"],
    [() => toFactoradic(0, 19), RangeError, "n 19 is out of range 0..18"],
    [
      () => toFactoradic(NaN, 4),
      RangeError,
      "index NaN is not a whole number; expected 0..23",
    ],
    [
      () => toFactoradic(null as never, 4),
      TypeError,
      "index is null, not a number; expected a whole number 0..23",
    ],
    [
      () => fromFactoradic([0, 3, 0, 0]),
      RangeError,
      "position 2 holds 3; expected a whole number 0..2 (positions count from 1)",
    ],
    [
      () => fromFactoradic([1]),
      RangeError,
      "position 1 holds 1; expected a whole number 0..0 (positions count from 1)",
    ],
    [
      () => fromFactoradic(new Array(19).fill(0)),
      RangeError,
      "a list of digits has length 19; expected 18 at most",
    ],
    [
      () => fromFactoradic(undefined as never),
      TypeError,
      "a list of digits must be an array, not undefined",
    ],
  ];
  for (const [call, type, message] of cases) {
    test(message, () => expect(call).toThrow(new type(message)));
  }
});
