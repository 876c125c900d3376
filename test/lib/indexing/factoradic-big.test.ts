import { describe, expect, test } from "vitest";
import {
  factorialBig,
  fromFactoradic,
  fromFactoradicBig,
  toFactoradic,
  toFactoradicBig,
} from "#lib/index.ts";

test("up to 7 digits, every number has the digits that toFactoradic gives", () => {
  for (let n = 0; n <= 7; n++) {
    for (let index = 0; index < Number(factorialBig(n)); index++) {
      const digits = toFactoradicBig(BigInt(index), n);
      expect(digits).toEqual(toFactoradic(index, n));
      expect(fromFactoradicBig(digits)).toBe(BigInt(fromFactoradic(digits)));
    }
  }
});

test("factorials are products of all numbers up to n, also for 10,000", () => {
  let product = 1n;
  for (let n = 0; n <= 10_000; n++) {
    if (n > 0) product *= BigInt(n);
    if (n <= 30 || n % 2500 === 0) expect(factorialBig(n)).toBe(product);
  }
});

test("of 1000 digits the largest number is 1000! - 1, and its digits are all as large as they can be", () => {
  const largest = Array.from({ length: 1000 }, (_, i) => 999 - i);
  expect(fromFactoradicBig(largest)).toBe(factorialBig(1000) - 1n);
  expect(toFactoradicBig(factorialBig(1000) - 1n, 1000)).toEqual(largest);
});

describe("bad input is named", () => {
  const cases: [() => unknown, typeof RangeError | typeof TypeError, string][] = [
    [() => factorialBig(-1), RangeError, "n -1 is out of range 0..10000"],
    [
      () => factorialBig(3n as never),
      TypeError,
      "n is 3n, not a number; expected a whole number 0..10000",
    ],
    [() => toFactoradicBig(24n, 4), RangeError, "index 24n is out of range 0n..23n"],
    [
      () => toFactoradicBig(5 as never, 4),
      TypeError,
      "index is 5, not a bigint; expected one such as 5n",
    ],
    [
      () => fromFactoradicBig([1, 2, 0]),
      RangeError,
      "position 2 holds 2; expected a whole number 0..1 (positions count from 1)",
    ],
    [
      () => fromFactoradicBig("210" as never),
      TypeError,
      'a list of digits must be an array, not "210"',
    ],
  ];
  for (const [call, type, message] of cases) {
    test(message, () => expect(call).toThrow(new type(message)));
  }
});
