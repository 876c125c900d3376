import { expect, test } from "vitest";
import { isErasable } from "../../../src/notebook/code/erasable.ts";
import { parseTypeScript } from "../../../src/notebook/code/syntax-tree.ts";

test.each([
  "const a: number = 1;",
  "declare enum A { B }\n1;",
  "declare namespace N { enum A { B } }",
  "class A { constructor(x: number) {} }",
  "class A { readonly x = 1; private y = 2; }",
  "const a = b as C; const d = e!;",
  "interface A { override: 1 }",
])("code that runs without its types: %s", (source) => {
  expect(isErasable(parseTypeScript(source))).toBe(true);
});

test.each([
  "enum A { B }",
  "declare enum A { B }\nenum C { D }",
  "const a = <number>b;",
  "class A { constructor(private x: number) {} }",
  "class A { constructor(y: number, readonly x: number) {} }",
  "class A extends B { constructor(override x: number) { super(); } }",
  "const = 1;",
])("code that does not: %s", (source) => {
  expect(isErasable(parseTypeScript(source))).toBe(false);
});
