import { CompletionContext, type CompletionResult } from "@codemirror/autocomplete";
import { EditorState } from "@codemirror/state";
import { readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";
import modules from "virtual:cell-names";
import { codeLanguage } from "../../../../src/components/notebook/cell/code-colours.ts";
import { completeFrom } from "../../../../src/components/notebook/cell/completion.ts";
import * as library from "../../../../src/lib/index.ts";
import { LIVE_NAMES } from "../../../../src/notebook/run/live-values.ts";
import { notebookModule } from "../../../../src/notebook/run/notebook-module.ts";
import { pageModule } from "../../../../src/notebook/run/page-module.ts";

const namesOf = (module: string) =>
  modules.find((known) => known.module === module)!.names;

/** The completions at the bar in a source; `asked` means Ctrl+Space. */
function offered(
  marked: string,
  { asked = false, otherNames = [] as string[] } = {},
): CompletionResult | null {
  const pos = marked.indexOf("|");
  const doc = marked.replace("|", "");
  const state = EditorState.create({ doc, extensions: [codeLanguage] });
  const context = new CompletionContext(state, pos, asked);
  return completeFrom(() => otherNames)(context) as CompletionResult | null;
}

const labels = (...args: Parameters<typeof offered>) =>
  offered(...args)?.options.map(({ label }) => label) ?? [];

test("every export of the library is in the list, and nothing else", () => {
  const index = readFileSync("src/lib/index.ts", "utf8");
  const { statements } = ts.createSourceFile("index.ts", index, ts.ScriptTarget.Latest);
  const exported = statements.flatMap((statement) => {
    const { exportClause } = statement as ts.ExportDeclaration;
    return (exportClause as ts.NamedExports).elements.map(({ name }) => name.text);
  });
  const names = namesOf("every-cube");
  expect(names.map(({ name }) => name).sort()).toEqual(exported.sort());
  const values = names.filter(({ kind }) => kind !== "type").map(({ name }) => name);
  expect(values.sort()).toEqual(Object.keys(library).sort());
  const functions = names.filter(({ kind }) => kind === "function");
  const isFunction = ({ name }: { name: string }) =>
    typeof library[name as keyof typeof library] === "function";
  expect(functions.filter((name) => !isFunction(name))).toEqual([]);
});

test("each function has its signature and the first sentence of its docstring", () => {
  for (const { name, kind, type, summary } of namesOf("every-cube")) {
    expect(type, name).not.toMatch(/import\(/);
    if (kind !== "function") continue;
    expect(type, name).toMatch(/^(<.*>)?\(.*\): .+$/);
    expect(summary, name).toMatch(/^[A-Z].*\S$/);
    expect(summary, name).not.toContain("\n");
  }
  const rank = namesOf("every-cube").find(({ name }) => name === "rankPermutation")!;
  expect(rank.type).toBe("(perm: ArrayLike<number>): number");
  expect(rank.summary).toMatch(/lexicographic order\.?$/);
});

test("the names of the notebook and of the page are in the list, as cells get them", () => {
  const notebook = namesOf("every-cube/notebook").map(({ name }) => name);
  const run = { print() {}, show() {} } as never;
  expect(notebook.sort()).toEqual(
    Object.keys(notebookModule(run, "cell", {} as never)).sort(),
  );
  const page = namesOf("every-cube/page").map(({ name }) => name);
  const given = Object.keys(pageModule({ follows: new Set(), set() {} }));
  expect(given).toEqual(expect.arrayContaining([...LIVE_NAMES]));
  expect(page.sort()).toEqual(given.sort());
  expect(labels("readerCube.|")).toEqual(["permutation", "orientation"]);
});

test("between the braces of an import stand the names of its module", () => {
  const all = namesOf("every-cube").map(({ name }) => name);
  expect(labels('import { ra| } from "every-cube";')).toEqual(all);
  expect(labels('import { | } from "every-cube";', { asked: true })).toEqual(all);
  expect(labels('import { | } from "every-cube";')).toEqual([]);
  expect(labels("import { ra|")).toEqual(all);
  expect(labels('import { re| } from "every-cube/page";')).toContain("readerCube");
  const { options } = offered('import { Sta| } from "every-cube";')!;
  const state = options.find(({ label }) => label === "State")!;
  expect(state.apply).toBe("type State");
  const typed = offered('import { type Sta| } from "every-cube";')!.options;
  expect(typed.find(({ label }) => label === "State")!.apply).toBe("State");
});

test("between the quotes of an import stand the modules", () => {
  expect(labels('import { a } from "ev|";')).toEqual([
    "every-cube",
    "every-cube/notebook",
    "every-cube/page",
    "@observablehq/plot",
    "d3",
  ]);
  expect(offered('import { a } from "ev|";')!.from).toBe(19);
});

test("a name is offered where a value can stand, a type where a type can", () => {
  expect(labels("rankP|")).toContain("rankPermutation");
  expect(labels("rankP|")).not.toContain("State");
  expect(labels("const s: Sta|")).toContain("State");
  expect(labels("const s: Sta|")).not.toContain("rankPermutation");
  expect(labels("f(`${ra|}`)")).toContain("rankPermutation");
});

test("nothing is offered in texts, comments, numbers or new names, or before a letter", () => {
  for (const source of [
    '"ra|"',
    "`ra|`",
    "// ra|",
    "/* ra| */",
    "const ra|",
    "function ra|",
    "type Ra|",
    "12|",
    "({ ra|: 1 })",
    "/ra|/",
    "f();\n|",
  ]) {
    expect(labels(source), source).toEqual([]);
  }
  expect(labels("f();\n|", { asked: true })).toContain("rankPermutation");
});

test("names of this cell and of the others are offered, each once", () => {
  const source = "const order = [0];\nfunction f(inner: number) { return inner; }\no|";
  const all = labels(source, { otherNames: ["table", "order", "rankPermutation"] });
  expect(all).toEqual(expect.arrayContaining(["order", "f", "table"]));
  expect(all).not.toContain("inner");
  expect(all.filter((name) => name === "order")).toHaveLength(1);
  expect(all.filter((name) => name === "rankPermutation")).toHaveLength(1);
  expect(labels("function f(inner: number) { return i| }")).toContain("inner");
});

test("what a name is says the cell's own definition, not the library's", () => {
  const own = (source: string) =>
    offered(source)!.options.find(({ label }) => label === "factorial")!;
  expect(own("fac|").detail).toBe("(n: number): number");
  expect(own("const factorial = 1;\nfac|").detail).toBeUndefined();
  expect(own('import { factorial } from "every-cube";\nfac|').detail).toBe(
    "(n: number): number",
  );
});

test("only what is not there already is imported", () => {
  const isImporting = (source: string, otherNames: string[] = []) =>
    typeof offered(source, { otherNames })!.options.find(
      ({ label }) => label === "factorial",
    )!.apply === "function";
  expect(isImporting("fac|")).toBe(true);
  expect(isImporting('import { factorial } from "every-cube";\nfac|')).toBe(false);
  expect(isImporting("fac|", ["factorial"])).toBe(false);
});

test("after a dot stand the members of what the library has made", () => {
  const fields = ["metric", "moves", "histogram", "diameter"];
  const table = [...fields, "distance", "isAt", "toBytes"];
  const MADE = "const table = buildDistanceTable({ metric: 'HTM' });\n";
  expect(labels(`${MADE}table.|`)).toEqual(table);
  expect(labels(`${MADE}table.di|`)).toEqual(table);
  expect(labels(`${MADE}const t = table;\nt.|`)).toEqual(table);
  expect(labels("buildDistanceTable().|")).toEqual(table);
  expect(labels("(await buildDistanceTable()).|")).toEqual(table);
  expect(labels("SOLVED.|")).toEqual(["permutation", "orientation"]);
  expect(labels("const s: State = f();\ns.|")).toEqual(["permutation", "orientation"]);
  expect(labels("Inputs.|")).toEqual(expect.arrayContaining(["range", "select"]));
  expect(labels('import * as cube from "every-cube";\ncube.|')).toContain("factorial");
});

test("after any other dot nothing is offered, not even in a circle", () => {
  expect(labels("const a = [1];\na.|")).toEqual([]);
  expect(labels("const a = b;\nconst b = a;\na.|")).toEqual([]);
  expect(labels("unknown.ra|")).toEqual([]);
  expect(labels("const SOLVED = 1;\nSOLVED.|")).toEqual([]);
});
