import { expect, test, vi } from "vitest";
import {
  findNodes,
  lineAt,
  parseWithinBudget,
  parseTypeScript,
  childrenOf,
} from "#notebook/code/syntax-tree.ts";

test("skips comments of all kinds", () => {
  const tree = parseTypeScript("#!/usr/bin/env node\n1; // a\n/* b */ 2;");
  expect(childrenOf(tree).map(({ name }) => name)).toEqual([
    "ExpressionStatement",
    "ExpressionStatement",
  ]);
});

test("finds nested nodes in source order", () => {
  const source = "f(1); { g(() => [2, 3]); }";
  const numbers = findNodes(parseTypeScript(source), "Number");
  expect(numbers.map(({ from, to }) => source.slice(from, to))).toEqual([
    "1",
    "2",
    "3",
  ]);
});

test("counts lines from 1", () => {
  for (const source of ["", "\n", "a", "a\nbc\n\nd", "\n\na\n"]) {
    for (let offset = 0; offset <= source.length; offset++) {
      const line = [...source.slice(0, offset)].filter((c) => c === "\n").length + 1;
      expect(lineAt(source, offset)).toBe(line);
    }
  }
});

test("parses an ordinary text completely, and a pathological one within the time budget", () => {
  const ordinary = "const a = () => [1, 2];\n".repeat(20);
  expect(String(parseWithinBudget(ordinary))).toBe(String(parseTypeScript(ordinary)));
  for (const unit of ["/[", "/*", "${`", "(", "a?"]) {
    const code = unit.repeat(50_000);
    expect(parseWithinBudget(`const first = 1;\n${code}`).firstChild?.name).toBe(
      "VariableDeclaration",
    );
  }
});

test("parses an ordinary text completely on a machine that does something else meanwhile", () => {
  let now = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => (now += 1000));
  const source = "const order = [0];\nfunction f(inner: number) { return inner; }";
  expect(String(parseWithinBudget(source))).toBe(String(parseTypeScript(source)));
  clock.mockRestore();
});
