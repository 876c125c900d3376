import { expect, test } from "vitest";
import { parseNumber } from "#components/exercises/parse-number.ts";
import { parseRow } from "#components/exercises/parse-row.ts";

test.each([
  ["3.674.159", 3_674_159],
  ["3’674’159 − 1", 3_674_158],
  ["3_674_159", 3_674_159],
  ["719n", 719],
  ["７１９", 719],
  ["٢ × ٣", 6],
  ["2·600", 1200],
  ["2x1,000 + 34 = 2,034", 2034],
])("%s is a whole number", (typed, value) => {
  expect(parseNumber(typed)).toEqual({ value });
});

test.each(["0.674", "3.67", "3,674.5", "3.674,159", "12a"])(
  "%s is not a whole number",
  (typed) => expect(parseNumber(typed)).toHaveProperty("problem"),
);

test("a row of digits may have colons between them", () => {
  expect(parseRow("3:4:1:0:1:0", 6, "digits")).toEqual({ value: [3, 4, 1, 0, 1, 0] });
});
