import { expect, test } from "vitest";
import { raiseFontSizesIn } from "#components/site/presenter/min-font-size.ts";

const least = (size: string) => `max(${size}, var(--least-letters, 0px))`;

test("every size of letters is raised, in a shorthand too, and nothing else", () => {
  expect(raiseFontSizesIn("a{font-size:.8125rem}")).toBe(
    `a{font-size:${least(".8125rem")}}`,
  );
  expect(raiseFontSizesIn("a { font-size: calc(2 * 1px) !important; }")).toBe(
    `a { font-size: ${least("calc(2 * 1px)")} !important; }`,
  );
  expect(raiseFontSizesIn("a{font:500 .875rem/1.3 var(--sans);margin:1rem}")).toBe(
    `a{font:500 ${least(".875rem")}/1.3 var(--sans);margin:1rem}`,
  );
  expect(
    raiseFontSizesIn("a{color:red;font:10.5pt serif;font:600 0.85em var(--mono)}"),
  ).toBe(`a{color:red;font:10.5pt serif;font:600 ${least("0.85em")} var(--mono)}`);
});

test("words that give no size, comments and other properties stay", () => {
  for (const css of [
    "a{font:inherit;font-size:inherit}",
    "/* font-size: 1px */",
    "a{--font-size:1px;line-height:1.5rem}",
    "@font-face{font-family:x;font-weight:400 700}",
  ]) {
    expect(raiseFontSizesIn(css)).toBe(css);
  }
});
