import { expect, test } from "vitest";
import { keptValue } from "../../../build/content/kept-value.ts";

test("a value comes back as it was made", () => {
  const value = { a: [1, 2.5, "x", null], b: { c: true } };
  expect(keptValue(() => value)).toEqual(value);
});

test.for<[string, unknown]>([
  ["undefined", { a: undefined }],
  ["a typed array", new Uint8Array(2)],
  ["a function", { a: () => 1 }],
  ["a number that is none", [NaN]],
])("what JSON cannot say whole is refused: %s", ([, value]) => {
  expect(() => keptValue(() => value)).toThrow(/JSON cannot say/);
});
