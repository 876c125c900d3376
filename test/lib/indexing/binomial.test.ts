import { combination as countCombinations } from "js-combinatorics";
import { describe, expect, test } from "vitest";
import { binomial } from "../../../src/lib/index.ts";

test("all 57 rows of Pascal's triangle are exact, and 0 stands beside them", () => {
  for (let n = 0; n <= 56; n++) {
    for (let m = 0; m <= 56; m++) {
      const expected = m > n ? 0n : BigInt(countCombinations(n, m));
      expect(BigInt(binomial(n, m))).toBe(expected);
      expect(Number.isSafeInteger(binomial(n, m))).toBe(true);
    }
  }
});

describe("bad input is named", () => {
  const cases: [() => unknown, typeof RangeError | typeof TypeError, string][] = [
    [() => binomial(57, 1), RangeError, "n 57 is out of range 0..56"],
    [() => binomial(-1, 0), RangeError, "n -1 is out of range 0..56"],
    [() => binomial(5, -1), RangeError, "m -1 is out of range 0..56"],
    [() => binomial(5, 57), RangeError, "m 57 is out of range 0..56"],
    [() => binomial(5, 1.5), RangeError, "m 1.5 is not a whole number; expected 0..56"],
    [
      () => binomial("5" as never, 1),
      TypeError,
      'n is "5", not a number; expected a whole number 0..56',
    ],
  ];
  for (const [call, type, message] of cases) {
    test(message, () => expect(call).toThrow(new type(message)));
  }
});
