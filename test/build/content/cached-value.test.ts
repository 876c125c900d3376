import { expect, test } from "vitest";
import { cachedValue } from "#build/content/cached-value.ts";

test("a cached value equals the computed one", () => {
  const value = { a: [1, 2.5, "x", null], b: { c: true } };
  expect(cachedValue(() => value)).toEqual(value);
});

test.for<[string, unknown]>([
  ["undefined", { a: undefined }],
  ["a typed array", new Uint8Array(2)],
  ["a function", { a: () => 1 }],
  ["a number that is none", [NaN]],
])("a result that JSON can't represent is an error: %s", ([, value]) => {
  expect(() => cachedValue(() => value)).toThrow(/JSON can't represent/);
});
