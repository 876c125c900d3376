import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as lib from "../../../src/lib/index.ts";
import { moveTables, stateAfterMove } from "../../../src/lib/tables/move-tables.ts";
import { moveCosts } from "../../../src/lib/solver/sequence.ts";

const src = new URL("../../../src/lib/", import.meta.url);
const names = { ...lib, moveCosts, moveTables, stateAfterMove };

const sources = globSync("{tables,solver}/*.ts", { cwd: src }).map((file) =>
  readFileSync(new URL(file, src), "utf8"),
);
const examples = sources.flatMap((source) => {
  const blocks = source.matchAll(/@example\s([^]*?)\n \*(?: @|\/)/g);
  return Array.from(blocks, ([, block]) => block.replace(/^ \* ?/gm, ""));
});

test("every public function of the tables and solvers has an example", () => {
  const functions = sources.flatMap(
    (source) => source.match(/^export function/gm) ?? [],
  );
  expect(functions.length).toBeGreaterThan(0);
  expect(examples).toHaveLength(functions.length);
});

// A line `expression // → value`, or the value on the line below, is a promise.
test.each(examples)("the example holds: %s", (example) => {
  const promises = /^(.+?)\s*\/\/ → (.+)$/gm;
  const code = example.replace(/\n\s*(\/\/ →)/g, " $1");
  const results: [unknown, unknown][] = [];
  const keep = (actual: unknown, promised: unknown) => results.push([actual, promised]);
  const script = code.replace(promises, "keep($1, $2);");
  new Function("keep", ...Object.keys(names), script)(keep, ...Object.values(names));
  expect(results.length).toBeGreaterThan(0);
  for (const [actual, promised] of results) expect(actual).toEqual(promised);
});
