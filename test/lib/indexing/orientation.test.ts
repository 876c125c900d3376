import { describe, expect, test } from "vitest";
import { rankOrientation, unrankOrientation } from "#lib/index.ts";

for (const [base, longest] of [
  [2, 10],
  [3, 8],
  [4, 6],
  [5, 5],
]) {
  test(`base ${base}: of all digits of up to ${longest} pieces, those that sum to 0 are numbered in order and the others throw`, () => {
    for (let n = 1; n <= longest; n++) {
      let index = 0;
      for (let number = 0; number < base ** n; number++) {
        const orientation = Array.from(number.toString(base).padStart(n, "0"), Number);
        const sum = orientation.reduce((a, b) => a + b, 0);
        if (sum % base !== 0) {
          expect(() => rankOrientation(orientation, base)).toThrow(
            /^twists sum to .*, not 0/,
          );
          continue;
        }
        expect(rankOrientation(orientation, base)).toBe(index);
        expect(unrankOrientation(index, n, base)).toEqual(orientation);
        index++;
      }
      expect(index).toBe(base ** (n - 1));
    }
  });
}

test("no pieces have one orientation, number 0", () => {
  expect(rankOrientation([], 3)).toBe(0);
  expect(unrankOrientation(0, 0, 3)).toEqual([]);
});

test("the largest exact numbers: 54 coins, 34 corners", () => {
  expect(rankOrientation([...new Array(53).fill(1), 1], 2)).toBe(2 ** 53 - 1);
  expect(unrankOrientation(2 ** 53 - 1, 54, 2)).toEqual(new Array(54).fill(1));
  expect(rankOrientation([...new Array(33).fill(2), 0], 3)).toBe(3 ** 33 - 1);
  expect(unrankOrientation(3 ** 33 - 1, 34, 3)).toEqual([...new Array(33).fill(2), 0]);
});

test("-0 counts as 0, typed arrays are arrays, input is left as it was", () => {
  expect(rankOrientation([-0, -0, -0], 3)).toBe(0);
  expect(unrankOrientation(-0, 3, 3)).toEqual([0, 0, 0]);
  expect(rankOrientation(Uint8Array.of(1, 0, 2), 3)).toBe(3);
  expect(rankOrientation(Object.freeze([1, 0, 2]), 3)).toBe(3);
});

describe("bad input is named", () => {
  const cases: [() => unknown, typeof RangeError | typeof TypeError, string][] = [
    [
      () => rankOrientation([1, 0, 0, 0, 0, 0, 0], 3),
      RangeError,
      "twists sum to 1, not 0: one corner is turned clockwise",
    ],
    [
      () => rankOrientation([0, 0, 0, 0, 0, 0, 2], 3),
      RangeError,
      "twists sum to 2, not 0: one corner is turned anticlockwise",
    ],
    [
      () => rankOrientation([2, 2, 0], 3),
      RangeError,
      "twists sum to 4 (1 modulo 3), not 0: one corner is turned clockwise",
    ],
    [
      () => rankOrientation([1, 0, 0], 2),
      RangeError,
      "twists sum to 1, not 0: one piece is flipped",
    ],
    [
      () => rankOrientation([3, 2, 1], 4),
      RangeError,
      "twists sum to 6 (2 modulo 4), not 0: expected a multiple of 4",
    ],
    [
      () => rankOrientation([0, 3, 0], 3),
      RangeError,
      "position 2 holds 3; expected a whole number 0..2 (positions count from 1)",
    ],
    [
      () => rankOrientation([0, 0, null] as never, 3),
      RangeError,
      "position 3 holds null; expected a whole number 0..2 (positions count from 1)",
    ],
    [() => rankOrientation([0], 0), RangeError, "base 0 is out of range 2..4294967296"],
    [
      () => rankOrientation([0], undefined as never),
      TypeError,
      "base is undefined, not a number; expected a whole number 2..4294967296",
    ],
    [
      () => rankOrientation(0 as never, 3),
      TypeError,
      "an orientation must be an array, not 0",
    ],
    [
      () => rankOrientation(new Array(55).fill(0), 2),
      RangeError,
      "an orientation has length 55; expected 54 at most",
    ],
    [
      () => rankOrientation(new Array(35).fill(0), 3),
      RangeError,
      "34 digits of base 3 go beyond 2^53, where numbers stop being exact",
    ],
    [
      () => unrankOrientation(729, 7, 3),
      RangeError,
      "index 729 is out of range 0..728",
    ],
    [() => unrankOrientation(1, 0, 3), RangeError, "index 1 is out of range 0..0"],
    [() => unrankOrientation(1, 1, 3), RangeError, "index 1 is out of range 0..0"],
    [() => unrankOrientation(0, 55, 2), RangeError, "n 55 is out of range 0..54"],
    [
      () => unrankOrientation(0, 7, 1),
      RangeError,
      "base 1 is out of range 2..4294967296",
    ],
    [
      () => unrankOrientation({} as never, 7, 3),
      TypeError,
      "index is an object, not a number; expected a whole number 0..728",
    ],
  ];
  for (const [call, type, message] of cases) {
    test(message, () => expect(call).toThrow(new type(message)));
  }
});
