import { CompletionContext, type CompletionResult } from "@codemirror/autocomplete";
import { EditorState, type TransactionSpec } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import { readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";
import modules from "virtual:cell-names";
import drawing from "virtual:drawing-types";
import types from "virtual:type-files";
import { ENTRY_POINTS } from "#build/content/library-docs.ts";
import { codeLanguage } from "#components/notebook/cell/code-colours.ts";
import { completionSource } from "#components/notebook/types/completion.ts";
import * as index from "#lib/index.ts";
import * as bigCube from "#lib/big-cube.ts";
import * as lessons from "#lib/lessons.ts";
import { sharedNames } from "#notebook/code/bindings.ts";
import { LIVE_NAMES } from "#notebook/run/live-values.ts";
import { notebookModule } from "#notebook/run/notebook-module.ts";
import { pageModule } from "#notebook/run/page-module.ts";
import { NotebookService } from "#src/typecheck/notebook-service.ts";

const service = new NotebookService(types);
service.add(drawing);

const namesOf = (module: string) =>
  modules.find((known) => known.module === module)!.names;

interface Situation {
  /** By Ctrl+Space. */
  readonly asked?: boolean;
  readonly others?: readonly string[];
  /** Whether the compiler is loaded. */
  readonly isReady?: boolean;
}

/** The completions at the bar in a source. */
async function offered(
  marked: string,
  { asked = false, others = [], isReady = false }: Situation = {},
): Promise<CompletionResult | null> {
  const pos = marked.indexOf("|");
  const doc = marked.replace("|", "");
  const state = EditorState.create({ doc, extensions: [codeLanguage] });
  const context = new CompletionContext(state, pos, asked);
  const complete = completionSource({
    isReady,
    otherNames: () => others.flatMap(sharedNames),
    async completions(offset) {
      const cells = [doc, ...others].map((source) => ({ label: "a cell", source }));
      service.setCells(cells);
      return service.completions(0, offset);
    },
  });
  return complete(context);
}

async function labels(...args: Parameters<typeof offered>): Promise<string[]> {
  const found = await offered(...args);
  return found?.options.map(({ label }) => label) ?? [];
}

test("every export of the library is in the list, and nothing else", () => {
  const exported = ENTRY_POINTS.flatMap((name) => {
    const text = readFileSync(`src/lib/${name}.ts`, "utf8");
    const { statements } = ts.createSourceFile(name, text, ts.ScriptTarget.Latest);
    return statements.flatMap((statement) => {
      const { exportClause } = statement as ts.ExportDeclaration;
      return (exportClause as ts.NamedExports).elements.map(({ name }) => name.text);
    });
  });
  const library: Record<string, unknown> = { ...index, ...bigCube, ...lessons };
  const lessonNames = namesOf("every-cube/lessons");
  expect(lessonNames.map(({ name }) => name)).toEqual(
    expect.arrayContaining(Object.keys(lessons)),
  );
  const names = [
    ...lessonNames,
    ...namesOf("every-cube"),
    ...namesOf("every-cube/big-cube"),
  ];
  // Some are exports of two entry points.
  expect(names.map(({ name }) => name).sort()).toEqual([...new Set(exported)].sort());
  const values = names.filter(({ kind }) => kind !== "type").map(({ name }) => name);
  expect(values.sort()).toEqual(Object.keys(library).sort());
  const functions = names.filter(({ kind }) => kind === "function");
  const isFunction = ({ name }: { name: string }) =>
    typeof library[name] === "function";
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
    Object.keys(notebookModule(run, "cell", {} as never, {} as never)).sort(),
  );
  const page = namesOf("every-cube/page").map(({ name }) => name);
  const given = Object.keys(pageModule({ follows: new Set(), set() {} }));
  expect(given).toEqual(expect.arrayContaining([...LIVE_NAMES]));
  expect(page.sort()).toEqual(given.sort());
});

test("completes the names of a module between the braces of an import", async () => {
  const all = namesOf("every-cube").map(({ name }) => name);
  expect(await labels('import { ra| } from "every-cube";')).toEqual(all);
  expect(await labels('import { | } from "every-cube";', { asked: true })).toEqual(all);
  expect(await labels('import { | } from "every-cube";')).toEqual([]);
  expect(await labels("import { ra|")).toEqual(all);
  expect(await labels('import { re| } from "every-cube/page";')).toContain(
    "readerCube",
  );
  const { options } = (await offered('import { Sta| } from "every-cube";'))!;
  const state = options.find(({ label }) => label === "State")!;
  expect(state.apply).toBe("type State");
  const typed = await offered('import { type Sta| } from "every-cube";');
  expect(typed!.options.find(({ label }) => label === "State")!.apply).toBe("State");
});

test("completes modules between the quotes of an import", async () => {
  expect(await labels('import { a } from "ev|";')).toEqual([
    "every-cube/lessons",
    "every-cube",
    "every-cube/indexing",
    "every-cube/cube",
    "every-cube/puzzles",
    "every-cube/scan",
    "every-cube/big-cube",
    "every-cube/notebook",
    "every-cube/page",
    "@observablehq/plot",
    "d3",
  ]);
  expect((await offered('import { a } from "ev|";'))!.from).toBe(19);
});

test("completes the strings that a type allows, from the first quote on", async () => {
  const plot = 'import * as Plot from "@observablehq/plot";\n';
  expect(await labels(`${plot}Plot.plot({ color: { scheme: "|`)).toContain("Turbo");
  expect(await labels('import { Inputs } from "|')).toContain("d3");
});

test("values are offered where a value is allowed, types where a type is", async () => {
  expect(await labels("rankP|")).toContain("rankPermutation");
  expect(await labels("rankP|")).not.toContain("State");
  expect(await labels("const s: Sta|")).toContain("State");
  expect(await labels("const s: Sta|")).not.toContain("rankPermutation");
  expect(await labels("f(`${ra|}`)")).toContain("rankPermutation");
});

test("nothing is offered in texts, comments, numbers or new names, or before a letter", async () => {
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
    expect(await labels(source), source).toEqual([]);
  }
  expect(await labels("f();\n|", { asked: true })).toContain("rankPermutation");
});

test("names of this cell and of the others are offered, each once", async () => {
  const source = "const order = [0];\nfunction f(inner: number) { return inner; }\no|";
  const others = ["let table, order;\nfunction rankPermutation() {}"];
  const all = await labels(source, { others });
  expect(all).toEqual(expect.arrayContaining(["order", "f", "table"]));
  expect(all).not.toContain("inner");
  expect(all.filter((name) => name === "order")).toHaveLength(1);
  expect(all.filter((name) => name === "rankPermutation")).toHaveLength(1);
  expect(await labels("function f(inner: number) { return i| }")).toContain("inner");
});

test("the cell's own definition of a name takes precedence over the library's", async () => {
  const own = async (source: string) => {
    const { options } = (await offered(source))!;
    return options.find(({ label }) => label === "factorial")!.detail;
  };
  expect(await own("fac|")).toBe("(n: number): number");
  expect(await own("const factorial = 1;\nfac|")).toBeUndefined();
  expect(await own('import { factorial } from "every-cube";\nfac|')).toBe(
    "(n: number): number",
  );
});

test("a name is imported only if it is not in scope", async () => {
  const isImporting = async (source: string, others: string[] = []) => {
    const { options } = (await offered(source, { others }))!;
    const found = options.find(({ label }) => label === "factorial")!;
    return typeof found.apply === "function";
  };
  expect(await isImporting("fac|")).toBe(true);
  expect(await isImporting('import { factorial } from "every-cube";\nfac|')).toBe(
    false,
  );
  expect(await isImporting("fac|", ["const factorial = 1;"])).toBe(false);
});

test("completes members after a dot, waiting for the compiler", async () => {
  expect(await labels("Math.hy|")).toContain("hypot");
  expect(await labels("order.|", { others: ["const order = [1];"] })).toContain("map");
  expect(await labels('const text = "a";\ntext.pad|')).toContain("padStart");
  const plot = 'import * as Plot from "@observablehq/plot";\n';
  expect(await labels(`${plot}Plot.ba|`)).toContain("barY");
  expect(await labels(`${plot}Plot.plot({ wid| });`)).toContain("width");
  expect(await labels('import { bise| } from "d3";')).toContain("bisector");
  const table = 'import { buildDistanceTable } from "every-cube";\nbuildDistanceTable';
  expect(await labels(`${table}({ metric: "H|" });`)).toEqual(["HTM", "QTM"]);
  expect(await labels("unknown.ra|")).toEqual([]);
});

test("with the compiler, names have their types, own ones come first, the language's last", async () => {
  const others = ["const order = [1];"];
  const found = await offered("const own = 'a';\no|", { others, isReady: true });
  const option = (name: string) => found!.options.find(({ label }) => label === name)!;
  expect(option("own")).toMatchObject({ detail: '"a"' });
  expect(option("order")).toMatchObject({
    detail: "number[]",
    info: "From another cell.",
  });
  expect(option("Object").boost).toBeLessThan(option("orientationOf")?.boost ?? 0);
  expect(option("own").boost).toBeGreaterThan(option("order").boost!);
  const all = await labels("fac|", { others: ["const factorial = 1;"], isReady: true });
  expect(all.filter((name) => name === "factorial")).toHaveLength(1);
  expect(await labels("const s: Sta|", { isReady: true })).toContain("State");
});

test("inside a word, accepting an option replaces the whole word", async () => {
  const found = (await offered("const confirmed = 1;\ncon|firmed"))!;
  const option = found.options.find(({ label }) => label === "confirmed")!;
  const state = EditorState.create({ doc: "const confirmed = 1;\nconfirmed" });
  let text = "";
  const view = {
    state,
    dispatch: (spec: TransactionSpec) =>
      (text = state.update(spec).state.doc.toString()),
  } as unknown as EditorView;
  (option.apply as (...given: unknown[]) => void)(view, option, 21, 24);
  expect(text).toBe("const confirmed = 1;\nconfirmed");
  const atEnd = (await offered("const confirmed = 1;\ncon|"))!;
  expect(
    atEnd.options.find(({ label }) => label === "confirmed")!.apply,
  ).toBeUndefined();
});
