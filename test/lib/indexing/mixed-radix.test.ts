import fc from "fast-check";
import { expect, test } from "vitest";
import { toFactoradic } from "#lib/indexing/factoradic.ts";
import { unrankDigits } from "#lib/indexing/digits.ts";
import { fromMixedRadix, toMixedRadix } from "#lib/indexing/mixed-radix.ts";

const radicesList = fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 10 });
const sizeOf = (radices: readonly number[]) => radices.reduce((a, b) => a * b, 1);

test("each number has digits of its own, which make it again, and beyond the last they begin again", () => {
  fc.assert(
    fc.property(radicesList, fc.integer({ min: -1e6, max: 1e6 }), (radices, number) => {
      const digits = toMixedRadix(number, radices);
      digits.forEach((digit, i) => {
        expect(digit).toBeGreaterThanOrEqual(0);
        expect(digit).toBeLessThan(radices[i]);
      });
      const size = sizeOf(radices);
      const rolled = number - size * Math.floor(number / size);
      expect(fromMixedRadix(digits, radices)).toBe(rolled);
    }),
  );
});

test("with the radices of wheels they are factorial digits, with equal ones those of a base", () => {
  for (let number = 0; number < 120; number++) {
    expect(toMixedRadix(number, [5, 4, 3, 2, 1])).toEqual(toFactoradic(number, 5));
    expect(toMixedRadix(number, [3, 3, 3, 3, 3])).toEqual(unrankDigits(number, 5, 3));
  }
});
