import ts from "typescript";
import { expect, test } from "vitest";
import { isErasable, stripTypes } from "#notebook/code/erase-types.ts";
import { parseCell } from "#notebook/code/parse-cell.ts";

/** The value of the last statement, as text. */
function valueOf(script: string): string {
  const evaluate = eval; // outside of this function
  return JSON.stringify(evaluate(`"use strict";\n${script}`));
}

const COMPILED = [
  "({ x: 1 }) satisfies { x: number };",
  "const a = [1, 2] as const; a;",
  "const f = <T,>(x: T) => x, g = <T extends number>(x: T): T => f<T>(x); g(3);",
  "const f = <const T,>(x: T) => x; f([3]);",
  "const isFive = (a: number): a is 5 => a === 5; isFive(5);",
  "function isOne(a: unknown): asserts a is 1 {} isOne(1); function is(a: unknown): asserts a {} is(2);",
  "class A { isA(): this is A { return true; } } new A().isA();",
  "function f(a: string): string\nfunction f(a: number): number\nfunction f(a: any) { return a }\nf(3)",
  "class A { m(a: string): void\nm(a: number): void\nm(a: any) { return a } constructor(x: string)\nconstructor(x: any) {} }\n(new A('') as any).m(2)",
  "abstract class A { abstract m(): number; abstract x: string; abstract get y(): 1; n() { return this.m(); } } class B extends A { m() { return 3; } x = ''; y = 1 as const; } new B().n();",
  "class A { constructor(private a: number, readonly b = a + 1, public c?: string) { this.a += 10; } } Object.entries(new A(1));",
  "class A { z = 1 } class B extends A { q = 7; constructor(protected a: number) { 'text'; super(); this.q += this.a; } } new B(2).q;",
  "enum E { A, B = 5, C, D = B * 2 | 1, F = 'f', G = `${F}g` } [E.A, E.C, E.D, E.F, E.G, E[5], E[0]];",
  "enum E { 'a b' = 3, c, default = 9 } [E['a b'], E.c, E[4], E.default];",
  "const x = 5; const enum E { A = -1, B, C = x as number } Object.entries(E);",
  "enum E { A, B } enum E { C = 5 } [E.A, E.C, E[1]];",
  "const o: any = { f: () => ({ g: 3 }), n: null }; [o!.f!()!.g!, o.n?.x!.y, o?.f!().g];",
  "let n: any = 1; n!++; n! *= 3; (n as number) += 2; n;",
  "let a = 1, b = 2; [a as any, b!] = [b, a]; [a, b];",
  "let x: any; for (x as any of [1, 2]) ; x;",
  "declare const q: number; declare function g(): void; declare class K {} declare global { interface W {} } declare module 'm' {} 1;",
  "declare enum E { A } declare namespace N { const x: number } namespace T { export type X = 1 } 2;",
  "export type X = number; export interface Y {} 3;",
  "let x!: number; x = 3; x;",
  "const make = Array<number>; const list = new Array<string>; make(3).length + list.length;",
  "const re = 'a1b'.replace(/[a-z]/g as RegExp, ''); const y: number = 8, g = 2; [re, y! / 2 / g];",
  "type Z = `a${string}b`; const z: Z = `a${1 as number}${`${<any>2}`}b`; z;",
  "type G = { get x(): number; set x(v: number) }; let u: unique symbol | undefined; u;",
  "class I { [key: string]: unknown; static [key: number]: string; x = 1 } new I().x;",
  "type L = [first: number, second?: string, ...rest: boolean[]]; const l: L = [1]; l;",
  "type C = abstract new (...args: any[]) => object; type F = new () => void; 1;",
  "type Cond<T> = T extends (infer U extends string)[] ? U : never; type M = { readonly [K in 'a' as `b${K}`]-?: 1 }; 1;",
  "const f = (x: number): { a: number } => ({ a: x }); f(2);",
  "const f = (x: number): {\n  a: number\n} => ({ a: x }); f(2);",
  "const f = (x: number)\n  : number => x; f(2);",
  "const f = (x: any) => <any>{ a: x }, g = (x: any) => ({ a: x }) as any; [f(1), g(2)];",
  "function f() { return <\nnumber\n>5; } f();",
  "const x: unknown = 2; [x as number < 3, x as number > 1, x as number <= 2, x as number << 1, x as any || 3];",
  "const x: any = 2; [x satisfies number < 3, x! < 3, x as number === 2 ? 'y' : 'n', x as number[] / 2];",
  "const a = 1, b = 2; [a + b as number * 2, a + b as any as number * 2 - 1 as number, a * 2 as number + b];",
  "const a: any = 1, b = 2, d: any = 3; [a ? (b) : d => d, a ? (b: number): number => b : null].length;",
  "function f(this: any, a: number, b?: string) { return a; } function g(this: any,) { return 2; } [f.call(1, 2), g.call(1)];",
  "const f = ({ a, b }: { a: number; b?: number }, [c]: number[], ...r: any[]) => a + c + r.length; f({ a: 1 }, [2], 3);",
  "const o = { m<T>(this: any, x: T): T { return x; }, get g(): number { return 1; }, async *k<T>() {}, ['a' as string]: 1 as number }; o.m(2);",
  "class A { static readonly x: number = 1; private static y?: string = 'a'; readonly ['z']: number = 3; static readonly z2 = A.x } [A.x, A.z2, new A().z];",
  "class A { get: number = 1; set?: number = 2; static: number = 3; readonly: number = 5; declare: number = 6; abstract!: number } Object.entries(new A());",
  "class A { static #c: number = 0; #d?: number = 2; static inc(): number { return ++A.#c; } has(o: object): boolean { return #d in o; } } [A.inc(), new A().has(new A())];",
  "class A<in out T> implements Iterable<T>, Other<Map<T, T>> { constructor(private items: T[]) {} *[Symbol.iterator](): Iterator<T> { yield* this.items; } } [...new A<number>([1, 2])];",
  "class A { x: number\n['y'] = 2 } new A()['y'];",
  "class A { declare x: number\n['y'] = 2 } new A()['y'];",
  "class A { x?: number\n*g() { yield 1 } } [...new A().g()];",
  "let x = 3 as number\n;(() => 5)(); x",
  "let x = 3 as number\n[1].map(String); x;",
  "const b = 3\ninterface X {}\n(b)",
  "const b = 3\ntype X = 1\n[0]; b",
  "const as = 1, type = 2, is = 3, satisfies = 4, of = 5, asserts = 6, keyof = 7, infer = 8, readonly = 9; as + type + is + satisfies + of + asserts + keyof + infer + readonly;",
  "const z = 1 as // a comment > here\n number; z;",
  "try { null!.x } catch (e: any) { e.name; }",
  "label: for (const x of [1, 2] as const) { if (x as number > 1) break label; }\n1;",
  "var y = 2; const x = y satisfies number satisfies any; x;",
  "const f = function* <T>(): Generator<T | number, void, unknown> { yield 1 as number; yield* [2] as number[]; }; [...f()];",
];

test.each(COMPILED)(
  "without its types, this means what the compiler makes of it: %s",
  (source) => {
    const target = ts.ScriptTarget.ESNext;
    const { outputText } = ts.transpileModule(source, {
      compilerOptions: { target, module: ts.ModuleKind.ESNext },
    });
    const compiled = outputText.replace(/^export \{\};$/m, "");
    const stripped = stripTypes(source);
    expect(valueOf(stripped), stripped).toBe(valueOf(compiled));
    expect(stripped.split("\n")).toHaveLength(source.split("\n").length);
  },
);

test("keeps the parentheses of a multi-line await", async () => {
  const stripped = stripTypes(
    "const f = async <\n  T,\n>(x: T): Promise<T> => x;\nreturn_ = f;",
  );
  const { constructor } = async () => {};
  const make = constructor as new (code: string) => () => Promise<unknown>;
  const f = await new make(`let return_; ${stripped} return return_(3);`)();
  expect(f).toBe(3);
});

test("keeps the position of all remaining code", () => {
  const source = "const f = <T,>(x: T, y?: T[]): T => x as T;";
  const stripped = stripTypes(source);
  expect(stripped).toHaveLength(source.length);
  for (const part of ["f =", "(x", ", y", "=> x"]) {
    expect(stripped.indexOf(part)).toBe(source.indexOf(part));
  }
});

test.each([
  "const a: number = 1;",
  "declare enum A { B }\n1;",
  "declare namespace N { enum A { B } }",
  "class A { constructor(x: number) {} }",
  "class A { readonly x = 1; private y = 2; }",
  "const a = b as C; const d = e!;",
  "interface A { override: 1 }",
])("erasable code: %s", (source) => {
  expect(isErasable(parseCell(source))).toBe(true);
});

test.each([
  "enum A { B }",
  "declare enum A { B }\nenum C { D }",
  "const a = <number>b;",
  "class A { constructor(private x: number) {} }",
  "class A { constructor(y: number, readonly x: number) {} }",
  "class A extends B { constructor(override x: number) { super(); } }",
])("code that is not erasable: %s", (source) => {
  expect(isErasable(parseCell(source))).toBe(false);
});
