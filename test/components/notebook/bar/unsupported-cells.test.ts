import { expect, test } from "vitest";
import { unsupportedCellsMessage } from "#components/notebook/bar/unsupported-cells.ts";

const END =
  "became text, to be read and not run: only TypeScript and JavaScript run here.";

test.each([
  [[["python", 7]], `7 cells of code in Python ${END}`],
  [
    [
      ["html", 1],
      ["sql", 1],
    ],
    `2 cells of code in HTML and SQL ${END}`,
  ],
  [[["", 1]], `1 cell of code in an unnamed language ${END}`],
  [[["constructor", 1]], `1 cell of code in Constructor ${END}`],
  [
    ["a", "b", "c", "d", "e"].map((name) => [name, 1]),
    `5 cells of code in A, B, C and other languages ${END}`,
  ],
  [[["a\n".repeat(1000), 1]], `1 cell of code in ${"A a a a a a a a a a "}… ${END}`],
  [[], ""],
] as const)("of %j is said “%s”", (asText, words) => {
  expect(unsupportedCellsMessage(asText as never)).toBe(words);
});
