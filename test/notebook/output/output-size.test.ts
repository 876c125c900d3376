import { expect, test } from "vitest";
import { countElements, outputSize } from "#notebook/output/output-size.ts";

test("counts start tags, including unclosed ones", () => {
  expect(countElements("")).toBe(0);
  expect(countElements("text </b> > /")).toBe(0);
  expect(countElements("<svg><g><path/></g><text>a</text></svg>")).toBe(4);
  expect(countElements("<<<")).toBe(3);
  expect(countElements("</")).toBe(0);
  expect(countElements("a<")).toBe(1);
});

test("the size of an output is its text, its view as JSON, and a hundred per element", () => {
  expect(outputSize({ line: 1, text: "four" })).toBe(4);
  const counts = { kind: "histogram" as const, counts: [1, 2] };
  expect(outputSize({ line: 1, text: "four", view: counts })).toBe(
    4 + '{"kind":"histogram","counts":[1,2]}'.length,
  );
  const drawing = {
    kind: "drawing" as const,
    svg: "<g><b/></g>",
    label: "not counted",
  };
  expect(outputSize({ line: 1, text: "four", view: drawing })).toBe(4 + 11 + 200);
});
