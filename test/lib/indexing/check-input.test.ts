import { expect, test } from "vitest";
import { assertEntries, describeValue } from "#lib/indexing/check-input.ts";

test.each<[unknown, string]>([
  [undefined, "undefined"],
  [null, "null"],
  [-0.5, "-0.5"],
  [3n, "3n"],
  [true, "true"],
  ['a "b"', '"a \\"b\\""'],
  ["x".repeat(40), `"${"x".repeat(40)}"`],
  ["x".repeat(41), `"${"x".repeat(40)}…"`],
  [[1], "an array"],
  [{ a: 1 }, "an object"],
  [() => 1, "a function"],
  [10n ** 20n - 1n, "99999999999999999999n"],
  [1n - 10n ** 20n, "-99999999999999999999n"],
  [10n ** 20n, "(over 20 digits)"],
  [-(10n ** 20n), "(over 20 digits)"],
])("a value that is refused is described in a few words: %s", (value, words) => {
  expect(describeValue(value)).toBe(words);
});

test("each entry of a list must be a whole number within its range", () => {
  expect(() => assertEntries("table", [0, 2, 1], 3)).not.toThrow();
  for (const wrong of [3, -1, 0.5]) {
    expect(() => assertEntries("table", [0, 2, wrong], 3)).toThrow(
      new RangeError(`table[2] is ${wrong}; expected a whole number 0..2`),
    );
  }
});
