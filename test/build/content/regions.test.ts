import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { findRegion, type Region } from "#build/content/regions.ts";

const SOURCE = `import { a } from "./a.ts";

/** How many. */
export const COUNT = 3;

// A remark between.

/**
 * Twice as many.
 */
export function twice(x: number): number {
  return 2 * x;
}

export interface Point {
  x: number;
}
type Pair = [Point, Point];
class Row {}
function overloaded(x: string): string;
function overloaded(x: number): number;
function overloaded(x: any) {
  return x;
}
`;

function linesOf(source: string, { firstLine, lastLine, indent }: Region): string {
  const lines = source.split("\n").slice(firstLine - 1, lastLine);
  return lines.map((line) => line.slice(indent)).join("\n");
}

test("a region is the named declaration, with its lines in the file", () => {
  const region = findRegion(SOURCE, "twice");
  const { text, firstLine, lastLine } = region;
  expect(text).toBe("export function twice(x: number): number {\n  return 2 * x;\n}");
  expect([firstLine, lastLine]).toEqual([11, 13]);
  expect(linesOf(SOURCE, region)).toBe(text);
});

test("the docstring is included on request", () => {
  const { text, firstLine } = findRegion(SOURCE, "twice", { docstring: true });
  expect(text).toMatch(/^\/\*\*\n \* Twice as many\.\n \*\/\nexport function twice/);
  expect(firstLine).toBe(8);
});

test("functions, variables, interfaces, types and classes are regions; overloads are one", () => {
  expect(findRegion(SOURCE, "COUNT").text).toBe("export const COUNT = 3;");
  expect(findRegion(SOURCE, "Point").text).toBe(
    "export interface Point {\n  x: number;\n}",
  );
  expect(findRegion(SOURCE, "Pair").text).toBe("type Pair = [Point, Point];");
  expect(findRegion(SOURCE, "Row").text).toBe("class Row {}");
  expect(
    findRegion(SOURCE, "overloaded").text.match(/function overloaded/g),
  ).toHaveLength(3);
});

test("a region's line numbers match the file, docstring included", () => {
  for (const name of ["COUNT", "twice", "Row", "overloaded"]) {
    const region = findRegion(SOURCE, name, { docstring: true });
    expect(region.indent).toBe(0);
    expect(linesOf(SOURCE, region)).toBe(region.text);
  }
});

test("a missing name is an error that lists the available ones", () => {
  expect(() => findRegion(SOURCE, "thrice", { file: "many.ts" })).toThrow(
    "many.ts declares no “thrice”; it declares COUNT, twice, Point, Pair, Row, overloaded",
  );
  expect(() => findRegion(SOURCE, "x")).toThrow("declares no “x”");
});

test("a region follows its declaration when lines are added above it", async () => {
  const file = "src/lib/indexing/permutation.ts";
  const source = await readFile(file, "utf8");
  const here = findRegion(source, "rankByCounting");
  const moved = findRegion(`// A new first line.\n${source}`, "rankByCounting");
  expect(moved.text).toBe(here.text);
  expect(moved.firstLine).toBe(here.firstLine + 1);
});

test("a nested function is a region, without its indentation", () => {
  const source =
    "function out() {\n  const a = 1;\n  function inner() {\n    return a;\n  }\n}\n";
  const region = findRegion(source, "out.inner");
  expect(region.text).toBe("function inner() {\n  return a;\n}");
  expect([region.firstLine, region.lastLine, region.indent]).toEqual([3, 5, 2]);
  expect(linesOf(source, region)).toBe(region.text);
  expect(() => findRegion(source, "out.other")).toThrow("it declares a, inner");
  expect(() => findRegion(source, "inner")).toThrow("it declares out");
});
