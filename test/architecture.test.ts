import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path/posix";
import ts from "typescript";
import { expect, test } from "vitest";
import { CHAPTERS } from "../src/chapters.ts";
import { codeOf, findSpecifiers, type Import, readImports } from "./imports.ts";

const LIB = "src/lib";
const NOTEBOOK = "src/notebook";
const PARTS = "src/components";
const KIT = `${PARTS}/kit`;
/** What a page is rendered with at build, and what it shows of the sources. */
const CONTENT = "build/content";

/**
 * What each part of the layout may import besides itself; a part is a folder, or a file
 * without its extension. Imports only point downwards: pages → site, figures → exercises →
 * kit → workers → six-forms, puzzles → lib, and the notebook imports no component. A new folder
 * needs a line here.
 */
const MAY_IMPORT: Record<string, string[]> = {
  "src/lib/indexing": [],
  "src/lib/puzzle": ["src/lib/indexing"],
  "src/lib/tables": ["src/lib/indexing", "src/lib/puzzle"],
  "src/lib/any-puzzle": ["src/lib/indexing", "src/lib/puzzle", "src/lib/tables"],
  "src/lib/solver": [
    ...["src/lib/indexing", "src/lib/puzzle", "src/lib/tables", "src/lib/any-puzzle"],
  ],
  "src/lib/big-cube": [
    ...["src/lib/indexing", "src/lib/puzzle", "src/lib/tables", "src/lib/any-puzzle"],
  ],
  "src/lib/index": [LIB],
  "src/lib/cube": [LIB],
  "src/lib/puzzles": [LIB],
  "src/lib/scan": [LIB],
  "src/lib/lessons": [LIB],
  "src/lib/deprecated": [LIB],
  "src/lib/cell-library": [LIB],
  "src/command": [LIB, "package"],
  "src/six-forms": [LIB],
  "src/puzzles": [LIB],
  "src/workers": [LIB, "src/six-forms", "src/puzzles"],
  "src/assembly": [],
  "src/offline": [],
  "src/embed": ["src/styles", `${PARTS}/site`],
  "src/lesson-file": ["src/embed", `${PARTS}/site`],
  "src/chapters": [],
  "src/env": [],
  "src/styles": [],

  [`${NOTEBOOK}/values`]: [LIB, ...below("files")],
  [`${NOTEBOOK}/inputs`]: [LIB, ...below("values", "files")],
  [`${NOTEBOOK}/files`]: [],
  [`${NOTEBOOK}/output`]: [LIB, ...below("values", "inputs")],
  [`${NOTEBOOK}/code`]: [LIB, ...below("values")],
  [`${NOTEBOOK}/run`]: [LIB, ...below("values", "inputs", "files", "output", "code")],
  [`${NOTEBOOK}/check`]: [LIB, ...below("values", "inputs", "output", "code", "run")],
  [`${NOTEBOOK}/worker`]: [LIB, ...below("values", "inputs", "output", "code", "run")],
  [`${NOTEBOOK}/document`]: [
    LIB,
    ...below("values", "inputs", "files", "output", "code", "run"),
  ],
  "src/typecheck": ["src/workers", `${NOTEBOOK}/code`, CONTENT], // only types of the build

  [CONTENT]: [LIB, NOTEBOOK, "src/typecheck", "scripts/fingerprint"],
  "build/package": [CONTENT],
  "build/plugins": [
    ...["src/chapters", "src/offline", "src/embed", "src/lesson-file"],
    ...["scripts/fingerprint", "package", "build/package", NOTEBOOK, CONTENT],
    ...[`${KIT}/translation`, `${PARTS}/site`],
  ],

  [`${KIT}/camera`]: [],
  [`${KIT}/drawing`]: [],
  [`${KIT}/paper`]: [],
  [`${KIT}/qr`]: [],
  [`${KIT}/text`]: [LIB],
  [`${KIT}/storage`]: [],
  [`${KIT}/translation`]: [],
  [`${KIT}/widget`]: [LIB, `${KIT}/text`, `${KIT}/storage`],
  [`${KIT}/predict`]: kit("text", "widget"),
  [`${KIT}/assemblies`]: ["src/puzzles", ...kit("text", "widget")],
  [`${KIT}/wheels`]: [LIB, ...kit("translation", "widget")],
  [`${KIT}/pieces`]: [LIB, `${KIT}/text`, `${KIT}/widget`],
  [`${KIT}/cards`]: [LIB, NOTEBOOK, ...kit("text", "translation", "widget", "predict")],
  [`${KIT}/reader`]: [LIB, `${KIT}/text`, `${KIT}/widget`, `${KIT}/cards`],
  [`${KIT}/cube`]: [LIB, ...kit("text", "translation", "widget", "reader")],
  [`${KIT}/job`]: ["src/workers", `${KIT}/widget`],
  [`${KIT}/distances`]: [LIB, "src/workers", ...kit("text", "widget", "job")],
  [`${KIT}/orientation-grid`]: [LIB],
  [`${KIT}/chart`]: [LIB, `${KIT}/text`, `${KIT}/distances`],
  [`${KIT}/source`]: [LIB, CONTENT, `${KIT}/text`],

  ...Object.fromEntries(
    CHAPTERS.map(({ slug }) => [
      `${PARTS}/figures/${slug}`,
      // What a class predicts is diagnosed in the words of the exercises.
      [
        ...[LIB, "src/puzzles", "src/six-forms", "src/workers", KIT, CONTENT],
        `${PARTS}/exercises`,
      ],
    ]),
  ),
  [`${PARTS}/workshop`]: [LIB, "src/puzzles", "src/workers", KIT],
  [`${PARTS}/notebook`]: [
    ...[LIB, "src/workers", NOTEBOOK, "src/typecheck", KIT, CONTENT],
  ],
  [`${PARTS}/exercises`]: [
    ...[LIB, "src/workers", NOTEBOOK, KIT],
    ...[`${PARTS}/notebook`, CONTENT],
  ],
  [`${PARTS}/teaching`]: [
    ...[LIB, "src/workers", KIT],
    ...["figures", "exercises", "site"].map((part) => `${PARTS}/${part}`),
  ],
  [`${PARTS}/site`]: [
    ...["src/chapters", "src/offline", "src/workers", NOTEBOOK, KIT],
    ...[`${PARTS}/notebook`, CONTENT],
  ],
  "src/layouts": ["src/chapters", "src/styles", `${PARTS}/notebook`, `${PARTS}/site`],
  "src/pages": ["src", CONTENT, "build/package"],

  "scripts/fingerprint": [],
  scripts: [
    `${LIB}/tables`,
    "src/chapters",
    "build/package",
    "scripts/fingerprint",
    "vitest.config",
    "dist",
  ],
  "vitest.config": ["build/plugins"],
  dist: [],
  package: [],
  bench: ["src", "scripts"],
  test: ["src", "build", "bench", "scripts", "dist"],
};

function kit(...folders: string[]): string[] {
  return folders.map((folder) => `${KIT}/${folder}`);
}

function below(...folders: string[]): string[] {
  return folders.map((folder) => `${NOTEBOOK}/${folder}`);
}

const root = join(import.meta.dirname, "..");
const src = join(root, "src");
const imports = readImports(root, ["src", "build", "bench", "scripts", "test"]);

test("imports point only downwards, and none from one chapter's figures to another's", () => {
  for (const folder of ["src/", "build/", "bench/", "scripts/", "test/"]) {
    expect(imports.some(({ from }) => from.startsWith(folder))).toBe(true);
  }
  expect(findForbidden(imports)).toEqual([]);
});

test("what is tested has the same folder in test as in src or build", () => {
  const mirrored =
    "{lib,components,notebook,six-forms,typecheck,workers}/**/*.test.{ts,tsx}";
  const strays = [
    ...globSync(mirrored, { cwd: join(root, "test") }).map((file) => `src/${file}`),
    ...globSync("build/**/*.test.ts", { cwd: join(root, "test") }),
  ].filter((file) => !existsSync(join(root, dirname(file))));
  expect(strays).toEqual([]);
});

test("no files import each other in a circle", () => {
  expect(findCycle(imports)).toEqual([]);
});

test("the library imports only its own files, and names them in full", () => {
  const ofLibrary = imports.filter(({ from }) => from.startsWith("src/lib/"));
  expect(ofLibrary.length).toBeGreaterThan(0);
  const others = ofLibrary.filter(
    ({ specifier, to }) =>
      !to?.startsWith("src/lib/") || !/^\.\.?\/.*\.ts$/.test(specifier),
  );
  expect(others).toEqual([]);
});

test("the library type-checks without a DOM and without Node", () => {
  expect(typeErrors("document.title;", "process.exit();")).toEqual([
    expect.stringMatching(/^probe-0\.ts: .*'document'/),
    expect.stringMatching(/^probe-1\.ts: .*'process'/),
  ]);
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

test("Node runs the library as is", () => {
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

// The rules themselves, tested on imports that break them.

test("an arrow that points forwards is found", () => {
  const forwards = [
    ["src/lib/indexing/a.ts", "src/lib/puzzle/b.ts"],
    ["src/lib/tables/a.ts", "src/lib/solver/b.ts"],
    ["src/lib/tables/a.ts", "src/lib/index.ts"],
    ["src/lib/solver/a.ts", "src/chapters.ts"],
    ["src/lib/tables/a.ts", "src/six-forms/b.ts"],
    ["src/six-forms/a.ts", "src/workers/b.ts"],
    ["src/workers/a.ts", "src/components/kit/text/b.ts"],
    ["src/components/kit/cube/a.tsx", "src/components/figures/moves/turns/b.tsx"],
    ["src/components/figures/moves/a/b.tsx", "src/components/figures/solving/a/b.tsx"],
    ["src/components/exercises/moves/a.ts", "src/components/figures/moves/a/b.tsx"],
    ["src/components/notebook/bar/a.ts", "src/components/site/frame/b.ts"],
    ["src/components/kit/text/a.tsx", "src/pages/b.astro"],
    ["src/notebook/run/a.ts", "src/components/kit/text/b.ts"],
    ["src/notebook/output/a.ts", "src/notebook/run/b.ts"],
    ["src/notebook/run/a.ts", "src/workers/b.ts"],
    ["build/content/a.ts", "build/plugins/b.ts"],
    ["src/components/kit/source/a.ts", "build/plugins/b.ts"],
    ["src/lib/puzzle/a.ts", "test/b.ts"],
    ["build/content/a.ts", "test/b.ts"],
    ["src/components/kit/text/a.ts", "src/components/site/frame/b"],
  ];
  for (const [from, to] of forwards) {
    expect(findForbidden([edge(from, to)])).toEqual([`${from} → ${to}`]);
  }
  const backwards = [
    ["src/lib/solver/a.ts", "src/lib/tables/b.ts"],
    ["src/lib/index.ts", "src/lib/solver/a.ts"],
    ["src/notebook/run/a.ts", "src/lib/index.ts"],
    ["src/pages/a.mdx", "src/components/figures/moves/turns/b.tsx"],
    ["src/components/figures/moves/a/b.tsx", "src/components/figures/moves/c/d.tsx"],
    ["test/build/a.test.ts", "build/plugins/b.ts"],
  ];
  expect(findForbidden(backwards.map(([from, to]) => edge(from, to)))).toEqual([]);
});

test("a folder without a place in the order is found", () => {
  expect(findForbidden([edge("src/helpers/a.ts", "src/lib/index.ts")])).toHaveLength(1);
  const deeper = edge("src/lib/utils/a.ts", "src/lib/indexing/b.ts");
  expect(findForbidden([deeper])).toHaveLength(1);
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
    .filter(({ from, to }) => to !== undefined && !isAllowed(roomOf(from), roomOf(to)))
    .map(({ from, to }) => `${from} → ${to}`);
}

function isAllowed(from: string | undefined, to: string | undefined): boolean {
  if (from === undefined || to === undefined) return false;
  if (from === to) return true;
  return MAY_IMPORT[from].some((room) => to === room || to.startsWith(`${room}/`));
}

/** The key in MAY_IMPORT that a file falls under. */
function roomOf(path: string): string | undefined {
  const name = path.replace(/(\.d)?\.\w+$/, "");
  return Object.keys(MAY_IMPORT).find(
    (room) => name === room || name.startsWith(`${room}/`),
  );
}

/** The first cycle found, from a file back to itself; empty when there is none. */
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

/** What tsc reports with the library's own tsconfig and extra files with this code. */
function typeErrors(...probes: string[]): string[] {
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
  const probed = new Map(
    probes.map((code, i) => [join(src, `lib/probe-${i}.ts`), code] as const),
  );
  const { getSourceFile } = host;
  host.getSourceFile = (file, target) =>
    probed.has(file)
      ? ts.createSourceFile(file, probed.get(file)!, target)
      : getSourceFile.call(host, file, target);
  const program = ts.createProgram([...fileNames, ...probed.keys()], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
    const where = file ? basename(file.fileName) : "";
    return `${where}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`;
  });
}

/** The statements that do more than declare: they run, call or allocate. */
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

/** Method calls (`"F R U".split`, `Object.freeze`) are treated like literals. */
function callsOrAllocates(node: ts.Node): boolean {
  if (ts.isFunctionLike(node)) return false;
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) return true;
  if (ts.isNewExpression(node) && node.arguments && node.arguments.length > 0)
    return true;
  return ts.forEachChild(node, callsOrAllocates) ?? false;
}
