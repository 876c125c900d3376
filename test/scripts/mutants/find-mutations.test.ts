import { expect, test } from "vitest";
import { applyMutation, findMutations } from "#scripts/mutants/find-mutations.ts";

/** What each piece of code is changed into, every way it is. */
const CHANGES: [code: string, mutated: string[]][] = [
  ["a + b", ["a - b", ";"]],
  ["a < b", ["a <= b", "a >= b", ";"]],
  ["a >= b", ["a > b", "a < b", ";"]],
  ["a === b", ["a !== b", ";"]],
  ["a && b", ["a || b", ";"]],
  ["a ?? b", ["a", "b", ";"]],
  ["a >>> b", ["a << b", ";"]],
  ["a += b", ["a -= b", ";"]],
  ["a++", ["a--", ";"]],
  ["--a", ["++a", ";"]],
  ["!a", ["a", ";"]],
  ["-a", ["+a", ";"]],
  ["a?.b", ["a.b", ";"]],
  ["a?.[b]", ["a[b]", ";"]],
  ["Math.min(a)", ["Math.max(a)", ";"]],
  ["a = 5", ["a = 6", "a = 4", ";"]],
  ["a = 0", ["a = 1", ";"]],
  ["a = 0x10", ["a = 17", "a = 15", ";"]],
  ["a = 7n", ["a = 8n", "a = 6n", ";"]],
  ["a = true", ["a = false", ";"]],
  ["a = 'b'", ['a = ""', ";"]],
  ["a = ''", ['a = "mutant"', ";"]],
  ["a = `b${c}d`", ["a = `${c}d`", "a = `b${c}`", ";"]],
  ["a = /^b+$/", ["a = /b+$/", "a = /^b*$/", "a = /^b+/", ";"]],
  ["a = /[b]\\s?/g", ["a = /[^b]\\s?/g", "a = /[b]\\S?/g", "a = /[b]\\s/g", ";"]],
  ["a ? b : c", ["true ? b : c", "false ? b : c", ";"]],
  ["if (a) b()", ["if (true) b()", "if (false) b()", "if (a) ;"]],
  ["while (a) b()", ["while (false) b()", "while (a) ;"]],
  ["for (;;) break;", ["for (;;) ;"]],
  ["const f = () => a", ["const f = () => undefined"]],
  ["function f() { return a; }", ["function f() { return undefined; }"]],
  ["throw a;", [";"]],
];

test.each(CHANGES)(
  "%s is changed into what is listed, and nothing else",
  (code, mutated) => {
    const found = findMutations(code).map((mutation) => applyMutation(code, mutation));
    expect(found.sort()).toEqual([...mutated].sort());
  },
);

test("types, imports, exports, property names and directives are not mutated", () => {
  const code = `
    "use strict";
    import { a } from "./a.ts";
    export { b } from "./b.ts";
    type C = "c" | 1;
    interface D { 1: true }
    declare const e: "e";
    const f = { "g": h as { 0: "i" } };
  `;
  expect(findMutations(code)).toEqual([]);
});

test("a mutation has its line, its enclosing function and the change", () => {
  const code = `
    const BEST = 1;
    function outer() {
      const inner = (n: number) => n;
      const local = [n => {
        first(n,
          n < 2);
      }];
    }
    class Some { #many() { return 0; } }`;
  const found = findMutations(code).map(({ line, within, change }) => ({
    line,
    within,
    change,
  }));
  expect(found).toContainEqual({
    line: 2,
    within: "BEST",
    change: "const BEST = ‹1 → 2›;",
  });
  expect(found).toContainEqual({
    line: 4,
    within: "inner",
    change: "const inner = (n: number) => ‹n → undefined›;",
  });
  expect(found).toContainEqual({
    line: 6,
    within: "outer",
    change: "‹first(n, n < 2); → ;›",
  });
  expect(found).toContainEqual({
    line: 7,
    within: "outer",
    change: "n ‹< → <=› 2);",
  });
  expect(found).toContainEqual({
    line: 10,
    within: "#many",
    change: "class Some { #many() { return ‹0 → 1›; } }",
  });
});
