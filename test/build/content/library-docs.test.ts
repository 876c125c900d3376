import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { exampleCell } from "#build/content/example-cell.ts";
import {
  documentLibrary,
  isDrawing,
  parseDocstring,
  readLibraryDocs,
} from "#build/content/library-docs.ts";
import * as bigCube from "#lib/big-cube.ts";
import * as index from "#lib/index.ts";
import * as lessons from "#lib/lessons.ts";

const library = { ...index, ...bigCube, ...lessons };
const groups = readLibraryDocs();
const entries = groups.flatMap((group) => group.entries);
const valuesOf = entries.filter(({ kind }) => kind !== "type");

test("the groups match the comments of the entry points", () => {
  expect(groups.map(({ name }) => name)).toEqual([
    "indexing",
    "puzzle",
    "tables",
    "solver",
    "puzzles",
    "scan",
    "big-cube",
    "lessons",
  ]);
  expect(groups.filter(({ about }) => about.length < 10)).toEqual([]);
});

test("every export has one entry, marked as a function or not", () => {
  const exported = Object.entries(library).map(([name, value]) => ({
    name,
    kind: typeof value === "function" ? "function" : "constant",
  }));
  const byName = (a: { name: string }, b: { name: string }) =>
    a.name < b.name ? -1 : 1;
  const documented = valuesOf.map(({ name, kind }) => ({ name, kind }));
  expect(documented.sort(byName)).toEqual(exported.sort(byName));
  for (const part of ["name", "address"] as const) {
    expect(new Set(entries.map((entry) => entry[part])).size).toBe(entries.length);
  }
  expect(entries.filter(({ kind }) => kind === "type").length).toBeGreaterThan(0);
});

test.each(entries)("$name has a description and the file that declares it", (entry) => {
  expect(entry.description.length).toBeGreaterThan(0);
  expect(entry.description[0].length).toBeGreaterThan(15);
  expect(existsSync(`src/lib/${entry.file}`)).toBe(true);
  expect(entry.signature).toMatch(/^(function|const|type|interface) /);
  expect(entry.signature).toContain(entry.name);
});

test("no two exports have the same description, which hovers use as a key", () => {
  const descriptions = entries.map(({ description }) => description.join(" "));
  expect(new Set(descriptions).size).toBe(entries.length);
});

test("every function has an example, and so has every constant without a telling signature", () => {
  const without = valuesOf.filter(({ example }) => example === "");
  const untold = without.filter(({ signature }) => !/^const \w+ = /.test(signature));
  expect(untold.map(({ name }) => name)).toEqual([]);
});

describe("a signature shows what a caller sees", () => {
  const sources: Record<string, string> = {
    "box.ts": `// things: what there is
export { all, type Box, HALF, half, take } from "./a.ts";`,
    "a.ts": `/** Half. */
export const HALF = 0.5;
/** Half of it. */
export function half(box: Box): Box;
export function half(count: number): number;
export function half(whole: Box | number): Box | number { return whole; }
/** A box. */
export interface Box {
  /** Its name. */
  readonly name: string;
}
/** All of them. */
export function* all<T>(count: number = 3): Generator<T> { yield* []; }
/**
 * Takes one.
 * @param box  where from
 * @param deep  how deep
 */
export function take({ name }: Box, deep: number): string { return name + deep; }`,
  };
  const [{ name, about, entries }] = documentLibrary(["box"], (file) => sources[file]);
  const signatures = Object.fromEntries(
    entries.map((entry) => [entry.name, entry.signature]),
  );

  test("of each kind", () => {
    expect({ name, about }).toEqual({ name: "things", about: "what there is" });
    expect(signatures).toEqual({
      all: "function all<T>(count?: number): Generator<T>",
      Box: "interface Box {\n  /** Its name. */\n  readonly name: string;\n}",
      HALF: "const HALF = 0.5",
      half: "function half(box: Box): Box\nfunction half(count: number): number",
      take: "function take(box: Box, deep: number): string",
    });
    expect(entries.map((entry) => entry.address)).toContain("/reference/things/#take");
  });

  test.each([
    ["@param deep", "@param deeper", /has no parameter deeper/],
    ["@param box", "@see box", /unknown tag @see/],
    ["HALF = 0.5", "HALF = 1 / 2", /HALF needs a type/],
    ["interface Box", "interface Bag", /declares no “Box”/],
    [" * @param box  where from\n", "", /name no destructured parameter/],
  ])("“%s” as “%s” is refused", (before, after, message) => {
    const broken = { ...sources, "a.ts": sources["a.ts"].replace(before, after) };
    expect(broken["a.ts"]).not.toBe(sources["a.ts"]);
    expect(() => documentLibrary(["box"], (file) => broken[file as "a.ts"])).toThrow(
      message,
    );
  });
});

test("a docstring is split into its parts", () => {
  const docs = parseDocstring(
    `/**
 * One thing, told
 * on two lines.
 *
 *      0  1
 *      2
 *
 * And so on.
 * @param a  first,
 *           still first
 * @returns  something
 * @throws {RangeError | TypeError} when it is wrong
 * @cost     little
 * @example
 * if (a) {
 *   b();
 * }
 * @source   a book
 */`,
    "x",
  );
  expect(docs).toEqual({
    description: ["One thing, told on two lines.", "     0  1\n     2", "And so on."],
    params: [{ name: "a", text: "first, still first" }],
    returns: "something",
    throws: [{ name: "RangeError | TypeError", text: "when it is wrong" }],
    cost: "little",
    example: "if (a) {\n  b();\n}",
    source: "a book",
  });
  expect(docs.description.map(isDrawing)).toEqual([false, true, false]);
});

test("an unknown, repeated or empty tag is an error", () => {
  const read = (text: string) => () => parseDocstring(`/** ${text} */`, "place");
  expect(read("@retruns 5")).toThrow("place: unknown tag @retruns");
  expect(read("@returns 5\n * @returns 6")).toThrow("place: two tags @returns");
  expect(read("@param a")).toThrow(/place: .* says too little/);
  expect(read("@throws when it is wrong")).toThrow(/place: .* says too little/);
});

test("an example becomes a cell with imports and complete statements", () => {
  const modules = new Map([
    ["c", "every-cube"],
    ["B", "every-cube"],
    ["a", "every-cube"],
    ["l", "every-cube/lessons"],
  ]);
  expect(exampleCell("const x = B(1);\na(x.c, { c: 2 }) // → 3", modules)).toBe(
    'import { a, B } from "every-cube";\n\nconst x = B(1);\na(x.c, { c: 2 }); // → 3',
  );
  expect(exampleCell("{ c }\n", modules)).toContain("import { c }");
  expect(exampleCell("l(c)", modules)).toBe(
    'import { c } from "every-cube";\nimport { l } from "every-cube/lessons";\n\nl(c);',
  );
});
