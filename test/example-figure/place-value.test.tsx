import { render } from "preact-render-to-string";
import { expect, test } from "vitest";
import { DIGITS, placeValueModel } from "./place-value-model.ts";
import { PlaceValue } from "./PlaceValue.tsx";

test("a link restores every digit, and a bad one is explained", () => {
  const { decode, describe, encode } = placeValueModel;
  for (const digit of DIGITS) expect(decode(encode(digit))).toBe(digit);
  expect(() => decode("4")).toThrow("“4” is too large");
  expect(describe(2)).toBe("2 × 3! is 12.");
});

test("its first state is drawn at build", () => {
  const html = render(<PlaceValue />);
  expect(html).toContain("2 × 3! is 12.");
  expect(html.match(/■/g)).toHaveLength(12);
});
