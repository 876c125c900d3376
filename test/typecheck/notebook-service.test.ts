import { expect, test } from "vitest";
import drawing from "virtual:drawing-types";
import types from "virtual:type-files";
import { addSuggestedImport } from "#notebook/code/add-import.ts";
import { lineAt } from "#notebook/code/syntax-tree.ts";
import { NotebookService } from "#src/typecheck/notebook-service.ts";

const service = new NotebookService(types);
service.add(drawing);

function setCells(...sources: string[]): void {
  service.setCells(sources.map((source, i) => ({ label: `cell ${i + 1}`, source })));
}

/** The problems of all cells that a change of one concerns. */
function problemsAfter(changed: number, ...sources: string[]) {
  setCells(...sources);
  return service.problems([changed]);
}

/** What is wrong with the last of the cells: `line:column message`. */
function check(...sources: string[]): string[] {
  const last = sources.length - 1;
  const source = sources[last];
  return problemsAfter(last, ...sources)
    .get(last)!
    .map(({ from, message }) => {
      const column = from - source.lastIndexOf("\n", from - 1);
      return `${lineAt(source, from)}:${column} ${message}`;
    });
}

/** The cells without the bar in one of them, and the place of the bar. */
function marked(...sources: string[]): [index: number, offset: number] {
  const index = sources.findIndex((source) => source.includes("|"));
  setCells(...sources.map((source) => source.replace("|", "")));
  return [index, sources[index].indexOf("|")];
}

test("reports nothing for a cell without errors", () => {
  const cell = `import { rankPermutation, type State, SOLVED } from "every-cube";
const state: State = SOLVED;
console.log(rankPermutation(state.permutation));
const later = await Promise.resolve(1);
later.toFixed();`;
  expect(check(cell)).toEqual([]);
  expect(check("")).toEqual([]);
  expect(check("// nothing but a comment")).toEqual([]);
});

test("reports the exact range of a wrong argument", () => {
  const source =
    'import { rankPermutation } from "every-cube";\nrankPermutation("ab");';
  const [problem, ...more] = problemsAfter(0, source).get(0)!;
  expect(more).toEqual([]);
  expect(source.slice(problem.from, problem.to)).toBe('"ab"');
  expect(problem.message).toMatch(
    /'string' is not assignable to .*'ArrayLike<number>'/,
  );
});

test("is as strict as the library's compiler, except that types may be missing", () => {
  expect(check("function f(n) { return n; }")).toEqual([]);
  expect(check("const list = [];\nlist.push(1);\nlist;")).toEqual([]);
  expect(check("let found = undefined;\nfound = 3;")).toEqual([]);
  expect(
    check("const { a, ...b } = JSON.parse('{}');\n(c, { d }) => a[c] + b[d];"),
  ).toEqual([]);
  expect(check('import { State } from "every-cube";\n2;')).toEqual([
    "1:10 State is a type: write “type State”.",
  ]);
  expect(check("const last = [1, 2].at(-1);\nlast.toFixed();")).toEqual([
    "2:1 'last' is possibly 'undefined'.",
  ]);
});

test("supports ES2023, without the DOM", () => {
  expect(check("[3, 1].toSorted();\n10n ** 2n;")).toEqual([]);
  expect(check("[1].nothing();")).toHaveLength(1);
  expect(check("document;")[0]).toMatch(
    /^1:1 document cannot be used: cells run apart/,
  );
  expect(check('await fetch("a");')[0]).toMatch(
    /^1:7 fetch .* no network.* FileAttachment/,
  );
});

test("a cell sees other cells' names with their types", () => {
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

test("other cells see exactly the names that running a cell defines", () => {
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

test.each([
  ["Inputs.range([0, 9]);", 'import { Inputs } from "every-cube/notebook";'],
  ["rankPermutation([1, 0]);", 'import { rankPermutation } from "every-cube";'],
  ["buildStickerMoves();", 'import { buildStickerMoves } from "every-cube/lessons";'],
  ["readerCube;", 'import { readerCube } from "every-cube/page";'],
  ["Plot.dot([]);", 'import * as Plot from "@observablehq/plot";'],
  ["d3.range(3);", 'import * as d3 from "d3";'],
])("suggests the import for an undeclared name: %s", (source, line) => {
  expect(check(source)).toEqual([`1:1 It is not imported: ${line}`]);
  const { missingImport: missing } = problemsAfter(0, source).get(0)![0];
  const { from, insert } = addSuggestedImport(source, missing!);
  expect(insert).toBe(`${line}\n\n`);
  expect(check(source.slice(0, from) + insert + source.slice(from))).toEqual([]);
});

test("a var in a block belongs to its cell", () => {
  expect(check("const n = 1;", "{ var n = 'a'; }\nn.length;")).toEqual([]);
});

test("an ambient declaration defines nothing for other cells", () => {
  const claim = "declare const n: string;\nn.length;";
  expect(check(claim)).toEqual([]);
  expect(check("const n = 1;", claim)).toEqual([]);
  expect(check(claim, "n;")).toEqual(["1:1 Cannot find name 'n'."]);
});

test("the order of cells does not matter", () => {
  const [use, definition] = ["n.nothing;", "const n = 1;"];
  expect(check(definition, use)).toHaveLength(1);
  expect(problemsAfter(0, use, definition).get(0)).toHaveLength(1);
  expect(check(use, definition)).toEqual([]);
});

test("other cells' imports are available", () => {
  const other = 'import { rankPermutation as rank, type State } from "every-cube";';
  expect(check(other, "const f = (s: State) => rank(s.permutation);")).toEqual([]);
  expect(check(other, "rank(1);")).toHaveLength(1);
  const again = 'import { rankPermutation as rank } from "every-cube";\nrank([0]);';
  expect(check(other, again)).toEqual([]);
});

test("another cell's promise has its value's type, and a generator its values' type", () => {
  const other = `const later = Promise.resolve("a");
function* counting() { yield 1; }
const live = counting();
const sure = "b";`;
  expect(check(other, "later.length + live.toFixed().length + sure.length;")).toEqual(
    [],
  );
  expect(check(`${other}\nlive.toFixed();`)).toHaveLength(1); // there it is a generator
});

test("a control has its value's type in other cells", () => {
  const input = `import { view, Inputs } from "every-cube/notebook";
const n = view(Inputs.range([0, 10], { step: 1, value: 3 }));`;
  expect(check(input)).toEqual([]);
  expect(check(input, "n.toFixed();")).toEqual([]);
  expect(check(input, "n.length;")).toEqual([
    "1:3 Property 'length' does not exist on type 'number'.",
  ]);
});

test("each control has its value's type in other cells", () => {
  const inputs = `import { view, Inputs } from "every-cube/notebook";
const chosen = view(Inputs.select(["HTM", "QTM"] as const));
const on = view(Inputs.toggle({ label: "on" }));
const order = view(Inputs.permutation({ n: 5 }));
const cube = view(Inputs.cube());
const some = view(Inputs.select(["HTM", "QTM"] as const, { multiple: true, value: ["HTM"] }));
const rows = view(Inputs.table([{ n: 5, name: "five" }], { columns: ["n"] }));
const file = view(Inputs.file({ accept: ".csv" }));
const turns = view(Inputs.checkbox(new Map([["half", 2]]), { value: [2] }));`;
  const use = `const metric: "HTM" | "QTM" = chosen;
const flag: boolean = on;
const metrics: readonly ("HTM" | "QTM")[] = some;
const numbers: readonly number[] = [...rows.map(({ n }) => n), ...turns];
const text: string | undefined = await file?.text();
order.length + cube.permutation.length;`;
  expect(check(inputs, use)).toEqual([]);
  expect(check(`${inputs}\nInputs.toggle({ lable: "on" });`)).toHaveLength(1);
  expect(
    check(`${inputs}\nInputs.table([{ n: 5 }], { columns: ["m"] });`),
  ).toHaveLength(1);
  expect(check(inputs, "file.text();")).toEqual(["1:1 'file' is possibly 'null'."]);
});

test("live values and drawing libraries have types", () => {
  const page = 'import { readerCube, setReaderCube } from "every-cube/page";';
  expect(check(`${page}\nsetReaderCube(readerCube);\nreaderCube.permutation;`)).toEqual(
    [],
  );
  expect(check(`${page}\nsetReaderCube("a");`)).toHaveLength(1);
  const plot = 'import * as Plot from "@observablehq/plot";';
  expect(check(`${plot}\nPlot.plot({ marks: [Plot.barY([1, 2])] });`)).toEqual([]);
  expect(check(`${plot}\nPlot.plott({});`)).toHaveLength(1);
  const bins = (option: string) =>
    check(`${plot}\nconst bins = Plot.binX({ y: "count" }, { x: "n", tip: true });
Plot.rectY([{ n: 1 }], Plot.binX({ y: "count" }, { x: "n", thresholds: 4, ${option} }));`);
  expect(bins("tip: true, fill: 'n', rx: 3")).toEqual([]);
  expect(bins("tipp: true")).toHaveLength(1);
  const d3 = 'import { range } from "d3";';
  expect(check(`${d3}\nrange(3).map((n) => n.toFixed());`)).toEqual([]);
  expect(check(`${d3}\nrange("a");`)).toHaveLength(1);
  for (const module of ["npm:d3", "npm:d3@7", "npm:d3-array"]) {
    const imported = `import { range } from "${module}";`;
    expect(check(`${imported}\nrange(3).map((n) => n.toFixed());`)).toEqual([]);
    expect(check(`${imported}\nrange("a");`)).toHaveLength(1);
  }
});

test("a cell's own name takes precedence", () => {
  expect(check("const n = 1;", "const n = 'a';\nn.length;")).toEqual([]);
  expect(check("const n = 1;", "function f(n: string) { return n.length; }")).toEqual(
    [],
  );
});

test("reports only syntax errors of a broken cell", () => {
  expect(check("const n: number = 'a';\nconst m = ;")).toEqual([
    "2:11 Expression expected.",
  ]);
  expect(problemsAfter(0, "f(\n").get(0)).toEqual([
    { from: 3, to: 3, message: "')' expected." },
  ]);
  expect(check("const a = `")).toEqual(["1:12 Unterminated template literal."]);
});

test("checks the direct and indirect dependents of a changed cell, and no others", () => {
  const cells = ["const n = 1;", "const twice = 2 * n;", "twice.toFixed();", "1;"];
  expect([...problemsAfter(0, ...cells).keys()]).toEqual([0, 1, 2]);
  expect([...problemsAfter(2, ...cells).keys()]).toEqual([2]);
  const renamed = problemsAfter(0, "const m = 1;", ...cells.slice(1));
  expect([...renamed.keys()]).toEqual([0]);
  const spoilt = problemsAfter(0, "const n = 'a';", ...cells.slice(1));
  expect([...spoilt.values()].map((found) => found.length)).toEqual([0, 1, 0]);
});

test("reports nothing for dependents of a broken cell", () => {
  const found = problemsAfter(0, "const n: number = 'a';\nfoo(;", "n.toFixed();");
  expect([...found.keys()]).toEqual([0]);
});

test("the next check sees a change", () => {
  expect(check("const n = 1;", "n.toFixed();")).toEqual([]);
  expect(check("const n = 'a';", "n.toFixed();")).toHaveLength(1);
  expect(check("n.toFixed();")).toEqual(["1:1 Cannot find name 'n'."]);
});

test("a hover has type and docs, also of another cell's names", () => {
  const given = `/** How many there are. */
const count = Promise.resolve(3);
/** Two times. */
function double(n: number) { return 2 * n; }`;
  const hover = (use: string) => service.hover(...marked(given, use));
  expect(hover("cou|nt;")).toMatchObject({
    type: "const count: number",
    docs: "How many there are.",
    from: 0,
    to: 5,
  });
  expect(hover("dou|ble(1);")).toMatchObject({ docs: "Two times." });
  expect(hover("1 +| 1;")).toBeUndefined();
  expect(hover("// count|")).toBeUndefined();
  expect(hover('const a = 1;\n"|a"')).toBeUndefined();
  const library = hover('import { factorial } from "every-cube";\nfact|orial(3);')!;
  expect(library.address).toBe("indexing/#factorial");
  expect(library.docs).toMatch(/^[A-Z]/);
  expect(library.tags.map(([tag]) => tag)).toContain("returns");
  expect(hover("const a = [1].m|ap(String);")!.docs).toContain("callback function");
});

test("a signature marks the active parameter", () => {
  const double =
    "/** Adds.\n * @param b  the second */\nfunction add(a: number, b = 1) {}";
  const told = service.signature(...marked(double, "add(1, |"))!;
  expect(told.parts.map(({ text }) => text).join("")).toBe(
    "add(a: number, b?: number): void",
  );
  expect(told.parts.filter(({ isActive }) => isActive)).toEqual([
    { text: "b?: number", isActive: true },
  ]);
  expect(told).toMatchObject({
    docs: "Adds.",
    about: "the second",
    number: 1,
    count: 1,
  });
  expect(service.signature(...marked("Math.max(1, 2, |)"))!.parts[1].isActive).toBe(
    true,
  );
  expect(service.signature(...marked("const a = |1;"))).toBeUndefined();
});

/** The names at the bar, with where they are from. */
function offered(...sources: string[]) {
  const { areMembers: isOfMembers, names } = service.completions(...marked(...sources));
  return { isOfMembers, names: names.map(({ name, origin }) => `${name} ${origin}`) };
}

test("completes members of the language, of libraries, of objects and of strings", () => {
  const others =
    "const order = [1];\nconst size = { width: 1,\n/** In px. */\nheight: 2 };";
  const names = (use: string) => {
    const { areMembers: isOfMembers, names } = service.completions(
      ...marked(others, use),
    );
    expect(isOfMembers).toBe(true);
    return names.map(({ name }) => name);
  };
  expect(names("Math.|")).toContain("hypot");
  expect(names("order.to|")).toContain("toSorted");
  expect(names("order.map((n) => n.|)")).toContain("toFixed");
  expect(names("'a'.|")).toContain("padStart");
  expect(names("size.|")).toEqual(["height", "width"]);
  const plot = 'import * as Plot from "@observablehq/plot";\n';
  expect(names(`${plot}Plot.|`)).toContain("barY");
  expect(names(`${plot}Plot.plot({ wid| });`)).toContain("width");
  expect(names('import * as d3 from "d3";\nd3.|')).toContain("bisector");
  // Also where the text is not closed yet, and nothing after it.
  expect(names(`${plot}Plot.plot({ color: { scheme: "|`)).toContain("Turbo");
  for (const mark of [
    'Plot.dot(rows, { x: "|',
    'Plot.rectY(rows, Plot.binX({ y: "count" }, { x: "|" }))',
  ]) {
    const rows = `${plot}const rows = [{ n: 1, way: "U" }];\n`;
    expect(names(`${rows}Plot.plot({ marks: [${mark}`)).toEqual(["n", "way"]);
  }
  const table = 'import { buildDistanceTable } from "every-cube";\n';
  expect(names(`${table}buildDistanceTable({ metric: "|" });`)).toEqual(["HTM", "QTM"]);
  expect(names(`${table}(await buildDistanceTable({ metric: "HTM" })).|`)).toContain(
    "diameter",
  );
  const height = service
    .completions(...marked(others, "size.he|"))
    .names.find(({ name }) => name === "height");
  expect(height).toMatchObject({ type: "number", summary: "In px." });
});

test("completes names with their origin, without internal ones", () => {
  const { isOfMembers, names } = offered("const a = 1;\nfunction f() {}", "let b;\n|");
  expect(isOfMembers).toBe(false);
  expect(names).toEqual(
    expect.arrayContaining(["b own", "a other", "f other", "Math language"]),
  );
  expect(names.join()).not.toMatch(/__|\bif\b/);
});

test("finds the definition of a name in a cell, or in the reference", () => {
  const cells = ["const n = 1;\nfunction f(x: number) {}", "const o = { size: 1 };"];
  const definition = (use: string) => service.definition(...marked(...cells, use));
  expect(definition("|n + 1;")).toEqual({ index: 0, from: 6, to: 7 });
  expect(definition("|f(1);")).toEqual({ index: 0, from: 22, to: 23 });
  expect(definition("o.s|ize;")).toEqual({ index: 1, from: 12, to: 16 });
  expect(definition("let own = 1; |own;")).toEqual({ index: 2, from: 4, to: 7 });
  const library = 'import { SOLVED } from "every-cube";\n';
  const address = { address: "puzzle/#SOLVED" };
  expect(definition(`${library}SOL|VED;`)).toEqual(address);
  expect(definition(`${library}SOLVED.perm|utation;`)).toHaveProperty("address");
  expect(definition("Math.ma|x(1);")).toEqual({
    refusal: "“max” is defined neither in a cell nor in the library.",
  });
  expect(definition("1 |+ 1;")).toEqual({ refusal: "There is no name here." });
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
test.each(Object.entries(TELLING_OF_FILES))(
  "messages name no file: %s",
  (_, source) => {
    const other = 'import * as all from "every-cube";\nconst other = { all };';
    const told = check(other, source).join("\n");
    expect(told).not.toBe("");
    expect(told).not.toMatch(/\.ts\b|\/src|\/cell-|\/build|node_modules|__/);
  },
);
