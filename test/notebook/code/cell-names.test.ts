import { expect, test } from "vitest";
import { sharedNames } from "#notebook/code/bindings.ts";
import { cellNamesOf, usedNames } from "#notebook/code/cell-names.ts";
import { parseCell } from "#notebook/code/parse-cell.ts";

function names(source: string) {
  const { defines, uses, assigns } = cellNamesOf(parseCell(source));
  return {
    defines: [...defines.keys()],
    uses: [...uses.keys()],
    assigns: [...assigns.keys()],
  };
}
const defined = (source: string) => names(source).defines;
const used = (source: string) => names(source).uses;

test.each([
  ["const a = 1, b = 2; let c; var d;", "a b c d"],
  ["const { a, b: c, ...d } = x; const [e, [f], g = 1, ...h] = y;", "a c d e f g h"],
  ["function f() {} async function* g() {} class C {} enum E { A }", "f g C E"],
  ["{ let a; const b = 1; function c() {} var d; }", "d"],
  ["for (let i = 0; ; ) {} for (const j of x) {} for (var k of x) {}", "k"],
  ["if (x) { var a; } try { let b; } catch (c) { var d; }", "a d"],
  ["class M { m() { var a; } static { var b; } } const o = { m() { var c; } };", "M o"],
  ["const f = () => { var a; }; { using b = x; } for (using c of x) {}", "f"],
  ["const f = function g() { var h; }; const C = class D {};", "f C"],
  ["type T = number; interface I {} declare const q: number;", ""],
  ['import { a, b as c } from "m"; import * as d from "m";', ""],
  ["function f(a: number): void; function f(a: unknown) {}", "f"],
  ["namespace N { export type a = 1 } abstract class C<T> {}", "C"],
  ["declare function f(a: 1): 2; declare class C {} declare enum E { A }", ""],
  ["declare namespace N { const a: 1 } declare global { var b: 1 }", ""],
])("%s defines %s", (source, expected) => {
  expect(defined(source).join(" ")).toBe(expected);
});

test.each([
  ["a + b.c[d]; e?.f(g, ...h);", "a b d e g h"],
  ["const x = { a, b: c, d() { return e; }, [f]: 1, ...g };", "a c e f g"],
  ["const { a = b, [c]: d } = e;", "b c e"],
  ["(x, { y }, ...z) => [x, y, z, w];", "w"],
  ["x => { const y = x; return y + z; };", "z"],
  ["function f(p = q) { return p + r + f.length; } f();", "q r"],
  ["const f = function g() { return g; }; class C extends D { m() { C; } }", "D"],
  ["items.map((perm) => perm); perm;", "items perm"],
  ["{ const a = 1; a; } a;", "a"],
  ["for (const i of list) i; i;", "list i"],
  ["for (using i of list) i; { using j = k; j; }", "list k"],
  ["try { t; } catch ({ message }) { message; } message;", "t message"],
  ["switch (s) { case t: let u; u; } u;", "s t u"],
  ["const x: T = y as U; const z = w satisfies V; let q: typeof r;", "y w"],
  ["later(); function later() { return now; } const now = then;", "then"],
  ["`${a} ${`${b}`}`; tag`x`; new K(); (m); p!; <T>q;", "a b tag K m p q"],
  ["lab: for (;;) { break lab; }", ""],
  ["class A { x = y; static { let z; z; } get w() { return v; } #p = 1; }", "y v"],
  ["enum E { A, B = a } E.A;", "a"],
  ["const q = [0]; [q[0], r[1]] = s; ({ a: q.b } = t);", "r s t"],
  ['import { a } from "m"; a + b;', "b"],
  ['import { type A as B, type C, d as e } from "m";', ""],
  ["this.x; function f() { new.target; } undefined;", "undefined"],
])("%s uses %s", (source, expected) => {
  expect(used(source).join(" ")).toBe(expected);
});

test.each([
  ["a = 1; b += 2; c++; --d; -e;", "a b c d"],
  ["[f, g] = h; ({ i, j: k } = l);", "f g i k"],
  ["for (m of n) ; for (o in p) ; for ([q, r] of s) ;", "m o q r"],
  ["let a; a = 1; () => { a++; };", ""],
  ["a.b = 1; a[0] = 2;", ""],
])("%s assigns %s", (source, expected) => {
  expect(names(source).assigns.join(" ")).toBe(expected);
});

test("a name has the line of its first occurrence", () => {
  const source = "const a = 1;\n\nb;\nb;\nlet c;";
  const { defines, uses } = cellNamesOf(parseCell(source));
  expect([...defines]).toEqual([
    ["a", 1],
    ["c", 5],
  ]);
  expect([...uses]).toEqual([["b", 3]]);
});

test("a cell shares its top-level names and imports", () => {
  const source = 'import { a, type T } from "m"; const b = (c) => c; { let d; }';
  expect(sharedNames(source)).toEqual(["a", "b"]);
  expect(sharedNames("const e = ; for (const of")).not.toContain("of");
});

test("reads thousands of names, or of nested levels, quickly", () => {
  const many = Array.from({ length: 20_000 }, (_, i) => `a${i}`);
  const list = `const ${many.map((name) => `${name} = 1`).join(", ")};`;
  expect(names(list).defines).toEqual(many);
  expect(sharedNames(`${"(a".repeat(20_000)}`)).toEqual([]);
  const deep = `const b = ${"a ? ".repeat(4000)}`;
  expect(usedNames(deep)).toEqual([]);
});
