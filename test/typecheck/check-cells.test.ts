import { expect, test } from "vitest";
import types from "virtual:type-files";
import { cellChecker } from "../../src/typecheck/check-cells.ts";

const checkCells = cellChecker(types);

/** What is wrong with the last of the cells: `line:column message`. */
function check(...sources: string[]): string[] {
  const cells = sources.map((source, i) => ({ id: `cell-${i}`, source }));
  return checkCells(cells, cells.at(-1)!.id).map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  );
}

test("a cell without mistakes gives none", () => {
  const cell = `import { rankPermutation, type State, SOLVED } from "every-cube";
const state: State = SOLVED;
console.log(rankPermutation(state.permutation));
const later = await Promise.resolve(1);
later.toFixed();`;
  expect(check(cell)).toEqual([]);
  expect(check("")).toEqual([]);
  expect(check("// nothing but a comment")).toEqual([]);
});

test("a wrong argument is found where it stands, from its first column to behind its last", () => {
  const source =
    'import { rankPermutation } from "every-cube";\nrankPermutation("ab");';
  const [problem, ...more] = checkCells([{ id: "a", source }], "a");
  expect(more).toEqual([]);
  expect(problem).toMatchObject({ line: 2, column: 17, endLine: 2, endColumn: 21 });
  expect(problem.message).toMatch(
    /'string' is not assignable to .*'ArrayLike<number>'/,
  );
});

test("it is as strict as the library's own compiler", () => {
  expect(check("function f(n) { return n; }")).toEqual([
    "1:12 Parameter 'n' implicitly has an 'any' type.",
  ]);
  expect(check("const last = [1, 2].at(-1);\nlast.toFixed();")).toEqual([
    "2:1 'last' is possibly 'undefined'.",
  ]);
});

test("the language is that of ES2023, and there is no page", () => {
  expect(check("[3, 1].toSorted();\n10n ** 2n;")).toEqual([]);
  expect(check("[1].nothing();")).toHaveLength(1);
  expect(check("document;")).toEqual(["1:1 Cannot find name 'document'."]);
});

test("a cell sees what the others define, with the types that it has there", () => {
  const others = [
    "const order = [2, 0, 1];\nlet text = 'a', { deep: [first] } = { deep: [1n] };",
    "function double(n: number) { return 2 * n; }\nclass Card { rank = 1; }",
    "interface Row { a: number }\ntype Pair<T> = [T, T];\nenum Way { Up }",
    "const pick = <T>(all: readonly T[]) => all[0];",
  ];
  const use = `double(order[0]).toFixed();
const card: Card = new Card();
const row: Row = { a: card.rank };
const pair: Pair<number> = [row.a, Way.Up];
pick(["a"]).length + text.length + Number(first);`;
  expect(check(...others, use)).toEqual([]);
  expect(check(...others, "order.nothing;\ndouble('a');")).toEqual([
    "1:7 Property 'nothing' does not exist on type 'number[]'.",
    "2:8 Argument of type 'string' is not assignable to parameter of type 'number'.",
  ]);
  expect(check(...others, "first.toFixed();")).toEqual([
    "1:7 Property 'toFixed' does not exist on type 'bigint'.",
  ]);
});

test("the others see just what running a cell gives them", () => {
  const given = `if (true) { var inIf = 1; }
for (var step of [1]) { var [inLoop, { deep }] = [step, { deep: 2 }]; }
try { var tried = 1; } catch (error) {}
class Card<T> { rank = 1 as T; }
enum Way { Up }
namespace Space { var hidden = 1; }`;
  const use = `const sum: number = inIf + step + inLoop + deep + tried + Way.Up;
new Card<string>().rank.length;`;
  expect(check(given, use)).toEqual([]);
  const inside =
    "{ function f() {} class C {} let a = 1; } (function () { var b; })();";
  const missing = ["error", "hidden", "f", "C", "a", "b"].map((name) => `${name};`);
  expect(check(given, inside, missing.join("\n"))).toEqual([
    "1:1 Cannot find name 'error'. Did you mean 'Error'?",
    "2:1 Cannot find name 'hidden'.",
    "3:1 Cannot find name 'f'.",
    "4:1 Cannot find name 'C'.",
    "5:1 Cannot find name 'a'.",
    "6:1 Cannot find name 'b'.",
  ]);
});

test("a name that a cell has within a block, by var, is its own", () => {
  expect(check("const n = 1;", "{ var n = 'a'; }\nn.length;")).toEqual([]);
});

test("what a cell only declares to exist is its own to use, and defines nothing", () => {
  const claim = "declare const n: string;\nn.length;";
  expect(check(claim)).toEqual([]);
  expect(check("const n = 1;", claim)).toEqual([]);
  expect(check(claim, "n;")).toEqual(["1:1 Cannot find name 'n'."]);
});

test("whether a cell stands before or after makes no difference", () => {
  const cells = [
    { id: "use", source: "n.nothing;" },
    { id: "definition", source: "const n = 1;" },
  ];
  expect(checkCells(cells, "use")).toHaveLength(1);
  expect(checkCells([...cells].reverse(), "use")).toHaveLength(1);
  expect(checkCells(cells, "definition")).toEqual([]);
});

test("what another cell imports is imported here, too", () => {
  const other = 'import { rankPermutation as rank, type State } from "every-cube";';
  expect(check(other, "const f = (s: State) => rank(s.permutation);")).toEqual([]);
  expect(check(other, "rank(1);")).toHaveLength(1);
  const again = 'import { rankPermutation as rank } from "every-cube";\nrank([0]);';
  expect(check(other, again)).toEqual([]);
});

test("a promise of another cell is awaited, and a generator is what it gives", () => {
  const other = `const later = Promise.resolve("a");
function* counting() { yield 1; }
const live = counting();
const sure = "b";`;
  expect(check(other, "later.length + live.toFixed().length + sure.length;")).toEqual(
    [],
  );
  expect(check(`${other}\nlive.toFixed();`)).toHaveLength(1); // there it is a generator
});

test("the value of an input is live in the other cells", () => {
  const input = `import { view, Inputs } from "every-cube/notebook";
const n = view(Inputs.range([0, 10], { step: 1, value: 3 }));`;
  expect(check(input)).toEqual([]);
  expect(check(input, "n.toFixed();")).toEqual([]);
  expect(check(input, "n.length;")).toEqual([
    "1:3 Property 'length' does not exist on type 'number'.",
  ]);
});

test("each control gives the other cells a value of its type", () => {
  const inputs = `import { view, Inputs } from "every-cube/notebook";
const chosen = view(Inputs.select(["HTM", "QTM"] as const));
const on = view(Inputs.toggle({ label: "on" }));
const order = view(Inputs.permutation({ n: 5 }));
const cube = view(Inputs.cube());`;
  const use = `const metric: "HTM" | "QTM" = chosen;
const flag: boolean = on;
order.length + cube.permutation.length;`;
  expect(check(inputs, use)).toEqual([]);
  expect(check(`${inputs}\nInputs.toggle({ lable: "on" });`)).toHaveLength(1);
});

test("the page's own values and the drawing libraries have their types", () => {
  const page = 'import { readerCube, setReaderCube } from "every-cube/page";';
  expect(check(`${page}\nsetReaderCube(readerCube);\nreaderCube.permutation;`)).toEqual(
    [],
  );
  expect(check(`${page}\nsetReaderCube("a");`)).toHaveLength(1);
  const plot = 'import * as Plot from "@observablehq/plot";';
  expect(check(`${plot}\nPlot.plot({ marks: [Plot.barY([1, 2])] });`)).toEqual([]);
  expect(check(`${plot}\nPlot.plott({});`)).toHaveLength(1);
  const d3 = 'import { range } from "d3";';
  expect(check(`${d3}\nrange(3).map((n) => n.toFixed());`)).toEqual([]);
  expect(check(`${d3}\nrange("a");`)).toHaveLength(1);
});

test("a name of the cell's own comes before that of another", () => {
  expect(check("const n = 1;", "const n = 'a';\nn.length;")).toEqual([]);
  expect(check("const n = 1;", "function f(n: string) { return n.length; }")).toEqual(
    [],
  );
});

test("of a broken cell the break is told, and nothing that follows from it", () => {
  expect(check("const n: number = 'a';\nconst m = ;")).toEqual([
    "2:11 Expression expected.",
  ]);
  const [problem] = checkCells([{ id: "a", source: "f(\n" }], "a");
  expect([problem.line, problem.endLine]).toEqual([2, 2]);
  expect(check("const a = `")).toEqual(["1:12 Unterminated template literal."]);
});

test("mistakes in one cell are not told of another", () => {
  expect(check("const n: number = 'a';\nfoo(;", "n.toFixed();")).toEqual([]);
});

test("a change is seen by the next check", () => {
  expect(check("const n = 1;", "n.toFixed();")).toEqual([]);
  expect(check("const n = 'a';", "n.toFixed();")).toHaveLength(1);
  expect(check("n.toFixed();")).toEqual(["1:1 Cannot find name 'n'."]);
});

const TELLING_OF_FILES = {
  "a module in whole":
    'import * as all from "every-cube";\nall.nothing;\nall.applyMoves(1, all);',
  "a type of the library":
    'import { SOLVED } from "every-cube";\nconst n: number = SOLVED;\nSOLVED.nothing;',
  "an export that is missing": 'import { rankPermutatio } from "every-cube";',
  "a module that is missing": 'import { a } from "everything";',
  "a type from a drawing library":
    'import * as Plot from "@observablehq/plot";\nPlot.plot({ marks: 1 });\nPlot.nothing;\nconst n: number = Plot;',
  "another cell as a module": "const n: number = other;",
};
test.each(Object.entries(TELLING_OF_FILES))("no file is named: %s", (_, source) => {
  const other = 'import * as all from "every-cube";\nconst other = { all };';
  const told = check(other, source).join("\n");
  expect(told).not.toBe("");
  expect(told).not.toMatch(/\.ts\b|\/src|\/cell-|\/build|node_modules|__/);
});
