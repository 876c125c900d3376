import { expect, test } from "vitest";
import { DIGITS, placeValueModel } from "./place-value-model.ts";

test("a link brings back every digit, and is told when it has none", () => {
  const { decode, describe, encode } = placeValueModel;
  for (const digit of DIGITS) expect(decode(encode(digit))).toBe(digit);
  expect(() => decode("4")).toThrow("“4” is too large");
  expect(describe(2)).toBe("2 × 3! is 12.");
});
