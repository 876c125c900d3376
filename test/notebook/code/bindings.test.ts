import { expect, test } from "vitest";
import { bindingsIn } from "#notebook/code/bindings.ts";
import { parseTypeScript } from "#notebook/code/syntax-tree.ts";

/** As "a b: variable of Script", in the order of the code. */
function bindings(source: string): string[] {
  const groups = new Map<string, string[]>();
  const all = bindingsIn(parseTypeScript(source), source);
  for (const { name, kind, scope } of all.toSorted((a, b) => a.from - b.from)) {
    const place = `${kind} of ${scope.name}`;
    groups.set(place, [...(groups.get(place) ?? []), name]);
  }
  return [...groups].map(([place, names]) => `${names.join(" ")}: ${place}`);
}

test.each([
  [
    "const a = 1; let [b, { c: d }] = e; var f; using g = h;",
    ["a b d f g: variable of Script"],
  ],
  [
    "for (var a of b) { var c; } for (var d in e) ; for (const f in e) {} for (let i = 0; ; ) {}",
    ["a c d: variable of Script", "f i: variable of ForStatement"],
  ],
  [
    "function f(a, ...b) { var c; { let d; var e; } } (g) => g;",
    [
      "f: declaration of Script",
      "a b: local of FunctionDeclaration",
      "c e: variable of FunctionDeclaration",
      "d: variable of Block",
      "g: local of ArrowFunction",
    ],
  ],
  [
    "class C { m(a) { var b; } static { var c; } } const o = { m() { var d; } };",
    [
      "C: declaration of Script",
      "a: local of MethodDeclaration",
      "b: variable of MethodDeclaration",
      "c: variable of StaticBlock",
      "o: variable of Script",
      "d: variable of Property",
    ],
  ],
  [
    "enum E { A } namespace N { var a; } { function f() {} class D {} }",
    [
      "E N: declaration of Script",
      "a: variable of NamespaceDeclaration",
      "f D: declaration of Block",
    ],
  ],
  [
    "interface I<T> {} type U<V> = V; { type W = 1; }",
    ["I U: type of Script", "W: type of Block"],
  ],
  [
    'import a, { b as c, type d } from "m"; import * as e from "m";',
    ["a c e: import of Script", "d: type of Script"],
  ],
  [
    "try {} catch ({ a }) {} const b = function c() {}, d = class e {};",
    [
      "a: local of CatchClause",
      "b d: variable of Script",
      "c: local of FunctionExpression",
      "e: local of ClassExpression",
    ],
  ],
  [
    "declare const a: 1; export const b = 1; declare function c(): 1;",
    ["a b c: ambient of Script"],
  ],
  [
    "[a, b.c] = d; ({ e } = f); for ([g] of h) ; for ([k] in l) ; for (using i of j) ;",
    ["i: variable of ForStatement"],
  ],
  ["switch (a) { case 1: let b; }", ["b: variable of SwitchBody"]],
])("%s declares %j", (source, expected) => {
  expect(bindings(source)).toEqual(expected);
});
