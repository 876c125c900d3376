import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path/posix";
import ts from "typescript";
import { expect, test } from "vitest";
import { codeOf, findSpecifiers, type Import, readImports } from "./imports.ts";

const LIB = ["lib"];
const SHARED = [...LIB, "six-forms", "chapters", "styles", "../build"];

/**
 * What each part of src may import besides itself: arrows point only backwards along
 * indexing → puzzle → tables → solver → six-forms → workers → components → layouts → pages,
 * and the notebook sees only the library. A new folder needs a line here.
 */
const MAY_IMPORT: Record<string, string[]> = {
  "../build": [],
  env: [],
  assembly: [],
  chapters: [],
  styles: [],
  "lib/indexing": [],
  "lib/puzzle": ["lib/indexing"],
  "lib/tables": ["lib/indexing", "lib/puzzle"],
  "lib/solver": ["lib/indexing", "lib/puzzle", "lib/tables"],
  "lib/index": ["lib/indexing", "lib/puzzle", "lib/tables", "lib/solver"],
  "six-forms": LIB,
  workers: [...LIB, "six-forms"],
  notebook: LIB,
  typecheck: ["notebook", "../build"], // of the build its types only
  components: [...SHARED, "workers", "notebook", "typecheck"],
  layouts: [...SHARED, "workers", "notebook", "components"],
  pages: [...SHARED, "workers", "notebook", "components", "layouts"],
};

const root = join(import.meta.dirname, "../..");
const src = join(root, "src");
const imports = readImports(src);

test("imports of src point only backwards", () => {
  expect(imports.length).toBeGreaterThan(0);
  expect(findForbidden(imports)).toEqual([]);
});

test("no files of src import each other in a circle", () => {
  expect(findCycle(imports)).toEqual([]);
});

test("the library imports only its own files, and names them in full", () => {
  const ofLibrary = imports.filter(({ from }) => from.startsWith("lib/"));
  expect(ofLibrary.length).toBeGreaterThan(0);
  const others = ofLibrary.filter(
    ({ specifier, to }) =>
      !to?.startsWith("lib/") || !/^\.\.?\/.*\.ts$/.test(specifier),
  );
  expect(others).toEqual([]);
});

test("the library type-checks without a DOM and without Node", () => {
  expect(typeErrors()).toEqual([]);
  expect(typeErrors("document.title;")).toHaveLength(1);
  expect(typeErrors("process.exit();")).toHaveLength(1);
});

test("importing the library does no work: its files only declare, and call nothing of their own", () => {
  const files = globSync("lib/**/*.ts", { cwd: src });
  expect(files.length).toBeGreaterThan(0);
  const working = files.flatMap((file) => {
    const code = readFileSync(join(src, file), "utf8");
    return findWork(code).map((line) => `${file}: ${line}`);
  });
  expect(working).toEqual([]);
});

test("Node runs the library as it stands", () => {
  const script = `
    import { applyMoves, parseMoves, rankState, SOLVED } from "./src/lib/index.ts";
    console.log(rankState(applyMoves(SOLVED, parseMoves("U"))));
  `;
  const options = { cwd: root, encoding: "utf8" } as const;
  const printed = execFileSync(
    process.execPath,
    ["--input-type=module", "--eval", script],
    options,
  );
  expect(printed).toBe("1574640\n");
});

// The rules themselves, on imports that break them.

test("an arrow that points forwards is found", () => {
  const forwards = [
    ["lib/indexing/a.ts", "lib/puzzle/b.ts"],
    ["lib/tables/a.ts", "lib/solver/b.ts"],
    ["lib/tables/a.ts", "lib/index.ts"],
    ["lib/solver/a.ts", "chapters.ts"],
    ["lib/tables/a.ts", "six-forms/b.ts"],
    ["six-forms/a.ts", "workers/b.ts"],
    ["workers/a.ts", "components/b.tsx"],
    ["components/a.tsx", "pages/b.astro"],
    ["notebook/a.ts", "components/b.tsx"],
    ["notebook/a.ts", "workers/b.ts"],
    ["lib/puzzle/a.ts", "../test/b.ts"],
  ];
  for (const [from, to] of forwards) {
    expect(findForbidden([edge(from, to)])).toEqual([`${from} → ${to}`]);
  }
  const backwards = [
    ["lib/solver/a.ts", "lib/tables/b.ts"],
    ["lib/index.ts", "lib/solver/a.ts"],
    ["notebook/a.ts", "lib/index.ts"],
    ["pages/a.mdx", "components/cube/b.tsx"],
    ["components/a.tsx", "components/cube/b.tsx"],
  ];
  expect(findForbidden(backwards.map(([from, to]) => edge(from, to)))).toEqual([]);
});

test("a folder without a place in the order is found", () => {
  expect(findForbidden([edge("helpers/a.ts", "lib/index.ts")])).toHaveLength(1);
  expect(findForbidden([edge("lib/utils/a.ts", "lib/indexing/b.ts")])).toHaveLength(1);
});

test("a circle is found, and a shared file is none", () => {
  const circle = [edge("a.ts", "b.ts"), edge("b.ts", "c.ts"), edge("c.ts", "b.ts")];
  expect(findCycle(circle)).toEqual(["b.ts", "c.ts", "b.ts"]);
  expect(findCycle([edge("a.ts", "a.ts")])).toEqual(["a.ts", "a.ts"]);
  const shared = [edge("a.ts", "b.ts"), edge("a.ts", "c.ts"), edge("b.ts", "c.ts")];
  expect(findCycle(shared)).toEqual([]);
});

test("imports are read from every form that code takes, and from no comment or fence", () => {
  const script = `
    // import "./comment.ts";
    /** import { x } from "./docstring.ts" */
    import "./effect.css";
    import { a } from "./a.ts";
    import type { B } from './b.ts';
    export * from "./c.ts";
    const text = "import './string.ts'";
    const lazy = () => import("./lazy.ts");
    type T = import("./type.ts").T;
    new Worker(new URL("./worker.ts", import.meta.url));
    new URL("./page", location.href);
  `;
  const found = [
    "effect.css",
    "a.ts",
    "b.ts",
    "c.ts",
    "lazy.ts",
    "type.ts",
    "worker.ts",
  ];
  expect(findSpecifiers(script)).toEqual(found.map((file) => `./${file}`));

  const astro = `---\nimport A from "./a.astro";\n---\n<p>import "./p.ts"</p>
    <script>import "./life.ts";</script>`;
  expect(findSpecifiers(codeOf("x.astro", astro))).toEqual(["./a.astro", "./life.ts"]);

  const mdx =
    '---\ntitle: T\n---\n\nimport A from "./a.tsx";\nimport B from "./b.tsx";\n\n' +
    'Prose about import "./p.ts".\n\n```ts\n\nimport "./fence.ts";\n\n```\n\n<A />\n';
  expect(findSpecifiers(codeOf("x.mdx", mdx))).toEqual(["./a.tsx", "./b.tsx"]);
});

test("work at import is found", () => {
  expect(findWork("const table = buildTable();")).toHaveLength(1);
  expect(findWork("const a = { b: [c()] };")).toHaveLength(1);
  expect(findWork("for (;;) {}")).toHaveLength(1);
  expect(findWork("fill();")).toHaveLength(1);
  expect(findWork("const table = new Uint8Array(9);")).toHaveLength(1);
  expect(findWork("const f = () => g();\nfunction h() { f(); }")).toEqual([]);
  expect(findWork('const a = Object.freeze("a b".split(" "));')).toEqual([]);
});

function edge(from: string, to: string): Import {
  return { from, specifier: to, to };
}

function findForbidden(imports: Import[]): string[] {
  return imports
    .filter(({ from, to }) => to !== undefined && !isAllowed(partOf(from), partOf(to)))
    .map(({ from, to }) => `${from} → ${to}`);
}

function isAllowed(from: string, to: string): boolean {
  const allowed = MAY_IMPORT[from];
  if (allowed === undefined || MAY_IMPORT[to] === undefined) return false;
  if (from === to) return true;
  return allowed.some((part) => to === part || to.startsWith(`${part}/`));
}

/** The key in MAY_IMPORT: a folder of src, of the library or beside src, or a file. */
function partOf(path: string): string {
  const names = path.replace(/(\.d)?\.\w+$/, "").split("/");
  return names.slice(0, ["lib", ".."].includes(names[0]) ? 2 : 1).join("/");
}

/** The first circle met, from a file back to itself; empty when there is none. */
function findCycle(imports: Import[]): string[] {
  const files = new Set(imports.map(({ from }) => from));
  const done = new Set<string>();
  for (const file of files) {
    const cycle = follow(file, []);
    if (cycle.length > 0) return cycle;
  }
  return [];

  function follow(file: string, path: string[]): string[] {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return [];
    for (const { from, to } of imports) {
      if (from !== file || to === undefined) continue;
      const cycle = follow(to, [...path, file]);
      if (cycle.length > 0) return cycle;
    }
    done.add(file);
    return [];
  }
}

/** What the library's own tsconfig reports, of its files or of one more with this code. */
function typeErrors(code?: string): string[] {
  const config = join(src, "lib/tsconfig.json");
  const { options, fileNames } = ts.getParsedCommandLineOfConfigFile(
    config,
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: () => {},
    },
  )!;
  const host = ts.createCompilerHost(options);
  const probe = join(src, "lib/probe.ts");
  const { getSourceFile } = host;
  host.getSourceFile = (file, target) =>
    file === probe
      ? ts.createSourceFile(file, code!, target)
      : getSourceFile.call(host, file, target);
  const program = ts.createProgram(code ? [probe] : fileNames, options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}

/** The statements that do more than declare: those that run, call or allocate. */
function findWork(code: string): string[] {
  const file = ts.createSourceFile("file.ts", code, ts.ScriptTarget.Latest, true);
  return file.statements.filter(isWork).map((node) => node.getText());
}

function isWork(node: ts.Node): boolean {
  if (ts.isVariableStatement(node)) {
    return node.declarationList.declarations.some(
      ({ initializer }) => initializer !== undefined && callsOrAllocates(initializer),
    );
  }
  const declares =
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node);
  return !declares;
}

/** Calls of methods (`"F R U".split`, `Object.freeze`) are no more than a literal. */
function callsOrAllocates(node: ts.Node): boolean {
  if (ts.isFunctionLike(node)) return false;
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) return true;
  if (ts.isNewExpression(node) && node.arguments && node.arguments.length > 0)
    return true;
  return ts.forEachChild(node, callsOrAllocates) ?? false;
}
