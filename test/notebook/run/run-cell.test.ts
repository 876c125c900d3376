import { expect, test } from "vitest";
import { MAX_LAST_OUTPUTS, MAX_FIRST_OUTPUTS } from "#notebook/output/output-size.ts";
import * as d3 from "#notebook/run/d3-module.ts";
import { cellOfError } from "#notebook/run/error-location.ts";
import { runSingleCell as run } from "./run-single-cell.ts";

async function shownBy(source: string): Promise<string[]> {
  const { outputs, error } = await run(source);
  expect(error).toBeUndefined();
  return outputs.map(({ line, text }) => `${line}: ${text}`);
}

test("outputs the value of each top-level expression with its line", async () => {
  const source = `import { lehmerCode, rankPermutation } from "every-cube";

const order: number[] = [4, 3, 2, 1].map((piece) => piece - 1);
lehmerCode(order);
rankPermutation(
  order,
); "and" + 1;`;
  expect(await shownBy(source)).toEqual(["4: [3, 2, 1, 0]", "5: 23", '7: "and1"']);
});

test("outputs null and false, but not undefined", async () => {
  expect(await shownBy("undefined;\nnull;\nfalse;\nvoid 0;")).toEqual([
    "2: null",
    "3: false",
  ]);
});

test("does not output a timer's number, unless it has a name", async () => {
  const source =
    "setTimeout(() => {});\nsetInterval(() => {}, 1);\nconst t = 5;\nt; // or a timer";
  expect(await shownBy(source)).toEqual(["4: 5"]);
});

test.each([
  "Mine.resolve(1)",
  "Object.assign(Promise.resolve(1), { constructor: Mine })",
])(
  "a promise that runs code of its cell when it is followed is only shown: %s",
  async (promise) => {
    const source = `let made = 0;
class Mine<T> extends Promise<T> {
  constructor(begin: never) { super(begin); made++; }
}
const promise = ${promise}, before = made;
promise;
made - before;`;
    const [shown, more] = await shownBy(source);
    expect(shown).toMatch(/^6: /);
    expect(more).toBe("7: 0");
  },
);

test("does not output nested expressions", async () => {
  expect(
    await shownBy("if (true) 1;\nfunction f() { 2; }\nfor (const x of [3]) x;"),
  ).toEqual([]);
});

test("console.log prints text unchanged and values as inspect does", async () => {
  expect(await shownBy(`console.log("a", ["a"], 1);\nconsole.error("b\\nc");`)).toEqual(
    ['1: a ["a"] 1', "2: b\nc"],
  );
});

test("output of a function belongs to the calling statement", async () => {
  const source = `const say = (x: number) => console.log(x);
for (const x of [1, 2]) {
  say(x);
}
[3].forEach(say);
await undefined;
say(4);`;
  expect(await shownBy(source)).toEqual(["2: 1", "2: 2", "5: 3", "7: 4"]);
});

test("await works at the top level", async () => {
  const source = `const x = await new Promise<number>((done) => setTimeout(done, 1, 5));
await Promise.resolve(x + 1);`;
  expect(await shownBy(source)).toEqual(["2: 6"]);
});

test("supports every form of import, and erases types", async () => {
  const source = `import { factorial as f, type State } from "every-cube";
import * as all from "every-cube";
import type { Anything } from "nowhere";
import "every-cube";
const { factorial } = await import("every-cube");
[f(3), all.factorial(4), factorial(5)];`;
  expect(await shownBy(source)).toEqual(["6: [6, 24, 120]"]);
});

test("a run does not see the previous one", async () => {
  await run("const left = 1; var over = 2;");
  expect(await shownBy("[typeof left, typeof over];")).toEqual([
    '1: ["undefined", "undefined"]',
  ]);
});

const FAILURES: readonly [source: string, line: number, message: string | RegExp][] = [
  [
    '1;\nimport x from "d3";',
    2,
    "Error: there is no module “d3” here; a cell can import every-cube/lessons, every-cube, every-cube/indexing, every-cube/cube, every-cube/puzzles, every-cube/scan, every-cube/notebook, every-cube/check, every-cube/page",
  ],
  ['import { toString } from "constructor";', 1, /no module “constructor”/],
  [
    'import { rankPermuation } from "every-cube";',
    1,
    "Error: every-cube has no export “rankPermuation”; did you mean rankPermutation?",
  ],
  ['import { zebra } from "every-cube";', 1, "Error: every-cube has no export “zebra”"],
  ['import lib from "every-cube";', 1, "Error: every-cube has no export “default”"],
  ['1;\nawait import("d3");', 2, /no module “d3”/],
  ["1;\n\nnull.x;", 3, /^TypeError: /],
  [
    "function f() {\n  const g = () => {\n    throw new Error('deep');\n  };\n  g();\n}\n\nf();",
    3,
    "Error: deep",
  ],
  [
    "const f = async () => {\n  await null;\n  throw new Error('late');\n};\nawait f();",
    3,
    "Error: late",
  ],
  [
    'import { rankPermutation } from "every-cube";\n[1].map(() => {\n  return rankPermutation([0, 0]);\n});',
    3,
    /^RangeError: position 2 repeats 0; 1 is missing/,
  ],
  ["const f = () => {\n  return f();\n};\nf();", 2, /^RangeError: Maximum call stack/],
  ["1;\nthrow 'a word';", 2, 'thrown: "a word"'],
  ["1;\nthrow null;", 2, "thrown: null"],
  ["1;\nawait Promise.reject(5);", 2, "thrown: 5"],
  ["const e = new Error('x');\ne.stack = undefined;\nthrow e;", 3, "Error: x"],
  [
    "1;\nthrow Object.defineProperty(new Error(), 'stack', { get() { throw 1; } });",
    2,
    /^Error/,
  ],
  [
    "1;\nthrow new Proxy({}, { get() { throw 1; }, getPrototypeOf() { throw 2; } });",
    2,
    /refuses to be read/,
  ],
  ["1;\nlater;\nconst later = 1;", 2, /^ReferenceError: .*later/],
  ["const a = 1;\na = 2;", 2, /^TypeError: Assignment to constant/],
  ["1;\nconst b = ;", 2, "SyntaxError: unexpected “;”"],
];

test.each(FAILURES)("the error of %j is on line %i", async (source, line, message) => {
  const { error } = await run(source);
  expect(error!.line).toBe(line);
  expect(error!.message).toMatch(message);
});

test.each([
  ["const isFive = (a: number): a is 5 => a === 5; isFive(5)", "true"],
  ["const f = async <T,>(x: T): Promise<T> => x; await f(3)", "3"],
  ["const x: unknown = 2;\nif (x as number < 3) console.log('less')", "less"],
  ["<number>4; 1 as number", "4 1"],
  ["'a text that is all of a cell'", '"a text that is all of a cell"'],
  ["const a = 1; a /* as */ // the end", "1"],
  ["enum E { A = 3 } E.A", "3"],
  ['import lib, * as all from "m"; lib + all.default', "84"],
])(
  "what is valid TypeScript runs, and shows what it should: %s",
  async (source, shown) => {
    const { outputs, error } = await run(source, { m: { default: 42 } });
    expect(error).toBeUndefined();
    expect(outputs.map(({ text }) => text).join(" ")).toBe(shown);
  },
);

test.each([
  ['{ x: "foo" }', '{ x: "foo" }'],
  ['{ x: "foo", y: 1 }', '{ x: "foo", y: 1 }'],
  ["// an object\n{\n  x: 1,\n  f() { return 2; },\n}; ", "{ x: 1, f: function f }"],
  ["{}", "{}"],
  ["{ const x = 1; }", ""],
  ["{ console.log(2); }", "2"],
  ["{ x: 1 }\n3", "3"],
])("a cell that is only an object is not a block: %s", async (source, shown) => {
  const { outputs, error } = await run(source);
  expect(error).toBeUndefined();
  expect(outputs.map(({ text }) => text.replaceAll(/\s+/g, " ")).join(" ")).toBe(shown);
});

test("keeps outputs before an error, and runs nothing after it", async () => {
  const { outputs, error } = await run("1;\nthrow new Error('x');\n3;");
  expect(outputs).toEqual([{ line: 1, text: "1" }]);
  expect(error).toEqual({ message: "Error: x", line: 2 });
});

test("shows the first and the last of too many outputs, and counts the others", async () => {
  const { outputs } = await run("for (let i = 0; i < 100_000; i++) console.log(i);");
  const texts = outputs.map(({ text }) => text);
  const numbers = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, i) => String(from + i));
  expect(texts).toEqual([
    ...numbers(0, MAX_FIRST_OUTPUTS),
    "… 99,700 outputs are left out here …",
    ...numbers(100_000 - MAX_LAST_OUTPUTS, 100_000),
  ]);
});

test.each([MAX_FIRST_OUTPUTS, MAX_FIRST_OUTPUTS + MAX_LAST_OUTPUTS])(
  "%d outputs are shown as they are",
  async (count) => {
    const { outputs } = await run(`for (let i = 0; i < ${count}; i++) console.log(i);`);
    expect(outputs.map(({ text }) => text)).toEqual(
      Array.from({ length: count }, (_, i) => String(i)),
    );
  },
);

test("shows the last outputs of a failed cell, too", async () => {
  const { outputs, error } = await run(
    "for (let i = 0; i < 1000; i++) console.log(i);\nnull.x;",
  );
  expect(error!.line).toBe(2);
  expect(outputs.at(-1)!.text).toBe("999");
});

test("truncates long lines and messages", async () => {
  const { outputs } = await run('console.log("x".repeat(1e6));');
  expect(outputs[0].text).toMatch(/^x+ … 998000 more characters$/);
  const { error } = await run('throw new Error("x".repeat(1e6));');
  expect(error!.message.length).toBeLessThan(3000);
});

test("finds the cell of an error in its stack", () => {
  const withStack = (stack: unknown) => Object.assign(new Error(), { stack });
  const frame = (file: string) => withStack(`Error\n    at f (${file}:2:7)`);
  expect(cellOfError(frame("every-cube-cell-12.ts"))).toBe("cell-12");
  expect(cellOfError(frame("a_B.ts"))).toBeUndefined();
  expect(cellOfError(frame("every-cube-cell-12xts"))).toBeUndefined();
  expect(cellOfError(withStack("every-cube-cell-12.ts"))).toBeUndefined();
  expect(cellOfError(withStack(undefined))).toBeUndefined();
  for (const thrown of [undefined, null, 5, "every-cube-a.ts"]) {
    expect(cellOfError(thrown)).toBeUndefined();
  }
  const refuses = new Proxy(new Error(), {
    get() {
      throw new Error("no");
    },
  });
  expect(cellOfError(refuses)).toBeUndefined();
});

test("outputs a rejected promise as a failure with its reason, in order", async () => {
  const source = `1;
Promise.reject(new Error("no luck"));
2;
const handled = Promise.reject(7);
handled.catch(() => {});
handled;
(async () => { throw new TypeError("late"); })();
Promise.resolve(3);
4;`;
  const { outputs, error } = await run(source);
  expect(error).toBeUndefined();
  const rejected = (line: number, reason: string) => ({
    ...{ line, text: `Rejected promise: ${reason}`, isFailure: true },
  });
  const promise = "Promise (await shows its value)";
  expect(outputs).toEqual([
    { line: 1, text: "1" },
    rejected(2, "Error: no luck"),
    { line: 3, text: "2" },
    { line: 5, text: promise },
    rejected(6, "thrown: 7"),
    rejected(7, "TypeError: late"),
    { line: 8, text: promise },
    { line: 9, text: "4" },
  ]);
});

test("marks printed errors and warnings", async () => {
  const { outputs } = await run(
    'console.log("a");\nconsole.warn("b");\nconsole.error("c");\nconsole.assert(0);',
  );
  expect(outputs).toEqual([
    { line: 1, text: "a" },
    { line: 2, text: "b", isWarning: true },
    { line: 3, text: "c", isFailure: true },
    { line: 4, text: "Assertion failed", isFailure: true },
  ]);
});

test("reports a promise that is rejected later, with its line", async () => {
  const source = `import { display } from "every-cube/notebook";
const late = new Promise((_, fail) => setTimeout(() => fail(new Error("late")), 1));
late;
for (const each of [Promise.reject(5)]) display(each);
await new Promise((done) => setTimeout(done, 20));
8;`;
  const { outputs } = await run(source);
  expect(outputs.map(({ line, text, isFailure }) => [line, text, isFailure])).toEqual([
    [3, "Promise (await shows its value)", undefined],
    [4, "Promise (await shows its value)", undefined],
    [4, "Rejected promise: thrown: 5", true],
    [3, "Rejected promise: Error: late", true],
    [6, "8", undefined],
  ]);
});

test("display outputs a value once and returns it", async () => {
  const source = `import { display } from "every-cube/notebook";
display(1);
const twice = 2 * display(3);
twice;
[4, 5].map(display);
display(await Promise.resolve(6));
6;`;
  expect(await shownBy(source)).toEqual([
    "2: 1",
    "3: 3",
    "4: 6",
    "5: 4",
    "5: 5",
    "5: [4, 5]",
    "6: 6",
    "7: 6",
  ]);
});

test("warns of unsupported features of a drawing, and displays it", async () => {
  const source = `import * as d3 from "d3";
const svg = d3.create("svg");
void svg.append("circle").call(d3.drag().on("drag", () => {}));
svg.node()`;
  const { outputs } = await run(source, { d3 });
  expect(outputs.map(({ view, isWarning }) => view?.kind ?? isWarning)).toEqual([
    "drawing",
    true,
  ]);
  expect(outputs[1].text).toMatch(
    /^d3\.drag cannot work here: a drawing receives clicks/,
  );
});
