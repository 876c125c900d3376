import { expect, test } from "vitest";
import { countElements, outputSize } from "../../../src/notebook/output/output-size.ts";

test("elements are counted by how they begin, also those that do not end", () => {
  expect(countElements("")).toBe(0);
  expect(countElements("text </b> > /")).toBe(0);
  expect(countElements("<svg><g><path/></g><text>a</text></svg>")).toBe(4);
  expect(countElements("<<<")).toBe(3);
  expect(countElements("</")).toBe(0);
  expect(countElements("a<")).toBe(1);
});

test("an output's size is that of its text, of its view as JSON, and an element's a hundred", () => {
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
