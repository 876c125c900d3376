import { expect, test } from "vitest";
import { libraryModule } from "#build/plugins/library-module.ts";
import * as library from "#lib/cell-library.ts";
import type { CellSource } from "#notebook/run/prepare-cells.ts";
import type { Output } from "#notebook/output/output.ts";
import { runNotebook } from "#notebook/run/run-notebook.ts";
import { toIpynb } from "#notebook/document/to-ipynb.ts";
import { toScript } from "#notebook/document/to-script.ts";
import {
  snapshotNotebook,
  type CellSnapshot,
  type NotebookSnapshot,
} from "#notebook/document/notebook-snapshot.ts";
import { codeSources, validateIpynb } from "./nbformat.ts";
import { runScript, runIpynbCells } from "./run-exported.ts";

const ADDRESS = "https://example.org/cubes/moves/";
const module = await libraryModule();

/** A page whose cells show their real outputs; sources of text begin with #. */
async function pageOf(...sources: string[]): Promise<NotebookSnapshot> {
  const isText = (source: string) => source.startsWith("#");
  const code = sources
    .filter((source) => !isText(source))
    .map((source, i): CellSource => ({ id: `cell-${i + 1}`, label: "", source }));
  const results = await runNotebook(code, { modules: { "every-cube": library } });
  let count = 0;
  const cells = sources.map((source, i): CellSnapshot => {
    if (isText(source)) return { id: `text-${i}`, kind: "text", source, outputs: [] };
    const { outputs, error } = results[count];
    if (error) throw new Error(`${error.message} in ${source}`);
    return { id: code[count++].id, kind: "code", source, outputs };
  });
  return { page: "moves", title: "Moves", cells };
}

function textsOf({ cells }: NotebookSnapshot): string[] {
  const isText = ({ view }: Output) => view?.kind !== "input";
  return cells
    .filter(({ kind }) => kind === "code")
    .map(({ outputs }) =>
      outputs
        .filter(isText)
        .map(({ text }) => `${text}\n`)
        .join(""),
    );
}

const scriptOf = (notebook: NotebookSnapshot) => toScript(notebook, module, ADDRESS);

test("a cell that imports a name differently from an earlier cell still exports its own names", async () => {
  const page = await pageOf(
    'import { N_MOVES as n } from "every-cube";\nn;',
    'import { N_STATES as n } from "every-cube";\nconst more = n + 1;\nvar most = more;\nmore;',
    "more + most;",
  );
  const printed = await runScript({ "moves.ts": scriptOf(page) });
  expect(printed).toBe(textsOf(page).join(""));
});

/** Both formats show what the page shows. */
async function expectTheSame(notebook: NotebookSnapshot): Promise<void> {
  const texts = textsOf(notebook);
  const ipynb = toIpynb(notebook, ADDRESS);
  expect(validateIpynb(ipynb)).toEqual([]);
  expect(codeSources(ipynb).slice(1)).toEqual(texts);
  const printed = await runIpynbCells(ipynb, module);
  expect(printed.slice(1)).toEqual(texts);
  const script = { "moves.ts": scriptOf(notebook) };
  expect(await runScript(script)).toBe(texts.join(""));
}

test("the library's file is self-contained and complete", async () => {
  const script = `
    import * as all from "./every-cube.js";
    console.log(JSON.stringify(Object.keys(all)));
    all.show(all.rankState(all.applyMoves(all.readerCube, all.parseMoves("U"))));
  `;
  const printed = await runScript({ "ask.mjs": script, "every-cube.js": module });
  const [names, number] = printed.trim().split("\n");
  expect(JSON.parse(names)).toEqual(
    expect.arrayContaining([
      ...Object.keys(library),
      ...["view", "display", "Inputs", "cubeView", "permutationView", "histogramView"],
      ...["tableView", "readerCube", "readerPermutation", "setReaderCube"],
    ]),
  );
  expect(number).toBe("2835685");
  expect(module.includes("\n * @example rankState(")).toBe(true); // to be read, too
  expect(/^import /m.test(module)).toBe(false);
});

test("exported cells output the same values, texts and types as on the page", async () => {
  await expectTheSame(
    await pageOf(
      "# Title\n\nSome *prose*.",
      `import { type State, applyMoves as turn, parseMoves, SOLVED } from "every-cube";
import type { Metric } from "every-cube";

const metric: Metric = "HTM";
const after: State = turn(SOLVED, parseMoves("F R2"));
after.permutation; // → …
after
metric, [metric];
undefined;
console.log("a text", { metric }, [1, "two"]);
for (const i of [1, 2]) console.log(i);`,
      `import * as everything from "every-cube";
const { rankState: rank } = await import("every-cube");
await Promise.resolve(rank(after));
everything.N_STATES;
new Map([[1, new Set("ab")]]);
(() => 1)();
"\`\${1}\` // → */";
[
  1,
  2,
]
`,
    ),
  );
});

test("later cells can use an imported name, or import it again", async () => {
  await expectTheSame(
    await pageOf(
      'import { SOLVED } from "every-cube";\nSOLVED.permutation;',
      "SOLVED.orientation;",
      'import { N_MOVES, SOLVED } from "every-cube";\nN_MOVES;\nSOLVED;',
    ),
  );
});

test("a cell may use names from a later cell", async () => {
  const notebook = await pageOf("a + b;", "const a = b * 2;\na;", "const b = 3;");
  const printed = await runScript({ "moves.ts": scriptOf(notebook) });
  expect(printed).toBe("6\n9\n");
  const cells = await runIpynbCells(toIpynb(notebook, ADDRESS), module);
  expect(cells.join("")).toBe("6\n9\n");
});

test("cells may define the same local names", async () => {
  const cells = ["const R = 1;\nR;", "const R = 2;\nfunction show() {}\nR;"].map(
    (source, i): CellSnapshot => ({
      id: `cell-${i}`,
      kind: "code",
      source,
      outputs: [{ line: 1, text: String(i + 1) }],
    }),
  );
  await expectTheSame({ page: "moves", title: "Moves", cells });
});

test("after a failed cell, a script skips only its dependents", async () => {
  const sources = [
    "1;\nthrow new Error('on purpose');",
    "const n = 5;\nnull.x;",
    "n + 1;",
    "'still here'",
    "throw 7;",
  ];
  const cells = sources.map((source, i) => {
    return { id: `cell-${i}`, kind: "code", source, outputs: [] } as const;
  });
  const script = scriptOf({ page: "moves", title: "Moves", cells });
  expect((await runScript({ "moves.ts": script })).split("\n")).toEqual([
    "1",
    "cell 1: Error: on purpose",
    expect.stringMatching(/^cell 2: TypeError: /),
    "cell 3 has not run: it needs cell 2, which did not finish",
    '"still here"',
    "cell 5: thrown: 7",
    "",
  ]);
});

test("an isolated cell does not export its names", async () => {
  const cell = (id: string, source: string, alone: boolean): CellSnapshot => ({
    id,
    kind: "code",
    source,
    outputs: [{ line: 1, text: '"undefined"' }],
    alone,
  });
  const cells = [
    cell("a", "const R = 1; typeof show2;", true),
    cell("b", "typeof R;", false),
  ];
  const script = scriptOf({ page: "moves", title: "Moves", cells });
  expect(await runScript({ "moves.ts": script })).toBe('"undefined"\n"undefined"\n');
});

test("a cell can use the names of the library's module", async () => {
  await expectTheSame(
    await pageOf(
      "const show = 1, everyCube = 2, chapter = 3;\n[show, everyCube, chapter];",
    ),
  );
});

test("controls have the reader's values, figures their initial state", async () => {
  const maker = `import { Inputs, view } from "every-cube/notebook";
const n = view(Inputs.range([0, 10], { label: "n", value: 1 }));`;
  const source = `import { display, cubeView } from "every-cube/notebook";
import { readerCube, readerPermutation, setReaderCube } from "every-cube/page";

n * 2;
readerCube.permutation;
readerPermutation.length;
setReaderCube(readerCube);
display("shown");
cubeView(readerCube);`;
  const texts = [
    "8",
    "[2, 3, 0, 5, 1, 6, 4]",
    "4",
    '"shown"',
    "{ permutation: [2, 3, 0, 5, 1, 6, 4], orientation: [1, 1, 1, 2, 0, 1, 0] }",
  ];
  const shown = texts.map((text, i): Output => ({ line: 4 + i, text }));
  const control: Output = {
    line: 2,
    text: "n",
    view: {
      kind: "input",
      index: 0,
      input: { type: "range", label: "n", min: 0, max: 10, step: 1, value: 4 },
    },
  };
  await expectTheSame({
    page: "moves",
    title: "Moves",
    cells: [
      { id: "cell-1", kind: "code", source: maker, outputs: [control], chosen: [4] },
      { id: "cell-2", kind: "code", source, outputs: shown },
    ],
  });
});

test("exports a chapter as edited, with absolute links", async () => {
  const shipped = await pageOf("# See [there](site:/indexing/#a)", "1 + 1;", "3;");
  const mine = { id: "cell-1", source: "2 + 2;", outputs: [{ line: 1, text: "4" }] };
  const notebook = snapshotNotebook(shipped, [mine], "https://example.org/cubes");
  expect(notebook.cells[0].source).toBe(
    "# See [there](https://example.org/cubes/indexing/#a)",
  );
  expect(textsOf(notebook)).toEqual(["4\n", "3\n"]);
  await expectTheSame(notebook);
});

test("a cell with a syntax error is commented out in the script", async () => {
  const cells: CellSnapshot[] = ["const = 1;", "2;"].map((source, i) => ({
    id: `cell-${i}`,
    kind: "code",
    source,
    outputs: [],
  }));
  const script = scriptOf({ page: "moves", title: "Moves", cells });
  expect(script).toContain("// A cell that is left out (SyntaxError: ");
  expect(await runScript({ "moves.ts": script })).toBe("2\n");
});

test("a cell with a syntax error is exported to Jupyter unchanged, below the message", () => {
  const [, , cell] = jupyterCells(silentPage("const = 1;"));
  expect(cell).toMatch(/^\/\/ SyntaxError: .*\n\nconst = 1;$/);
});

/** A page of these cells, without outputs. */
function silentPage(...sources: string[]): NotebookSnapshot {
  const cells = sources.map((source, i): CellSnapshot => ({
    id: `cell-${i}`,
    kind: "code",
    source,
    outputs: [],
  }));
  return { page: "moves", title: "Moves", cells };
}

function jupyterCells(notebook: NotebookSnapshot): string[] {
  const { cells } = JSON.parse(toIpynb(notebook, ADDRESS)) as {
    cells: { source: string[] }[];
  };
  // The line that waits for Jupyter is tested where cells run.
  return cells.map(({ source }) => source.join("").replace(/\nawait shown\(\);$/, ""));
}

test("in Jupyter, the library is next to the notebook, packages come from npm, and URLs stay", () => {
  const cells = jupyterCells(
    silentPage(`import { SOLVED } from 'every-cube/page';
import * as library from "every-cube";
import { other } from "every-cubes";
import wait from "lodash.debounce";
import late from "https://example.org/late.js";
import own from "./own.js";
const all = import( "cubing" );
import("every-cube/notebook" );`),
  );
  expect(cells.at(-1)).toBe(`import { SOLVED } from './every-cube.js';
import * as library from "./every-cube.js";
import { other } from "npm:every-cubes";
import wait from "npm:lodash.debounce";
import late from "https://example.org/late.js";
import own from "./own.js";
const all = import("npm:cubing");
show(import(/* every-cube/notebook */ "./every-cube.js"));`);
});

test("in Jupyter, helpers are renamed if cells use their names", () => {
  const plain = jupyterCells(silentPage("1;"));
  expect(plain).toContain('import { console, show, shown } from "./every-cube.js";');
  const used = jupyterCells(
    silentPage("const show = 1, seen = 2;", "const p = Promise.resolve(3);", "p;"),
  );
  expect(used).toContain(
    'import { console, show as show2, shown, seen as seen2 } from "./every-cube.js";',
  );
  const seen = jupyterCells(silentPage("const p = Promise.resolve(3);", "p;"));
  expect(seen).toContain(
    'import { console, show, shown, seen } from "./every-cube.js";',
  );
});

test("only exported names are awaited", () => {
  const [alone, shared] = [
    "const late = Promise.resolve(1);",
    "const late = Promise.resolve(2);",
  ];
  const page = silentPage(alone, shared, "late;");
  const cells = page.cells.map((cell, i) =>
    i === 0 ? { ...cell, alone: true } : cell,
  );
  const code = jupyterCells({ ...page, cells });
  expect(code).toContain(alone);
  expect(code).not.toContain(shared);
});

test("a script keeps types that Node can strip", () => {
  const script = scriptOf(silentPage("const a: number = 1;", "enum B { C }"));
  expect(script).toContain("\nconst a: number = 1;\n");
  expect(script.match(/Here without its types/g)).toHaveLength(1);
});

test("wraps prose after a code block at the same width", async () => {
  const long = "a long line of prose ".repeat(9).trim();
  const prose = `# T\n\n\`\`\`\ncode\n\`\`\`\n${long}\n${long}\n${long}`;
  const lines = scriptOf(await pageOf(prose, "1;")).split("\n");
  const comments = lines.filter((line) => line.startsWith("// ") && /prose/.test(line));
  expect(comments.join(" ").replaceAll("// ", "")).toBe([long, long, long].join(" "));
  expect(Math.max(...comments.map(({ length }) => length))).toBeLessThanOrEqual(88);
});

test("prose in comments keeps its text and cannot end the comment", async () => {
  const prose = `# Title\n\n*/ \u2028 throw 1\n\n> ${"a quotation ".repeat(20)}\n\n- ${"a point ".repeat(20)}\n\n\`\`\`ts\n${"code; ".repeat(30)}\n\`\`\``;
  const script = scriptOf(await pageOf(prose, "1;"));
  expect(await runScript({ "moves.ts": script })).toBe("1\n");
  const comments = script.split("\n").filter((line) => line.startsWith("//"));
  const long = comments.filter((line) => line.length > 88);
  expect(long).toEqual([`// ${"code; ".repeat(30)}`.trimEnd()]);
  expect(comments.filter((line) => line.startsWith("// > "))).toHaveLength(3);
  expect(script.indexOf("# Title")).toBeLessThan(1000);
});

test.each([
  {
    what: "a drawing",
    svg: '<svg><path fill="var(--accent)"/></svg>',
    type: "image/svg+xml",
    markup: '<svg xmlns="http://www.w3.org/2000/svg"><path fill="#1f5fbf"/></svg>',
  },
  {
    what: "a drawing with a title, which is HTML,",
    svg: "<figure><h2>Bars</h2><svg></svg></figure>",
    type: "text/html",
    markup: "<figure><h2>Bars</h2><svg></svg></figure>",
  },
])(
  "$what goes into the notebook as it is shown without the page",
  ({ svg, type, markup }) => {
    const drawing: Output = {
      line: 1,
      text: "drawing: a line",
      view: { kind: "drawing", svg, label: "a line" },
    };
    const cell: CellSnapshot = {
      ...{ id: "a", kind: "code", source: "x" },
      outputs: [drawing],
    };
    const ipynb = toIpynb({ page: "moves", title: "Moves", cells: [cell] }, ADDRESS);
    expect(validateIpynb(ipynb)).toEqual([]);
    expect(JSON.parse(ipynb).cells.at(-1).outputs[1]).toEqual({
      output_type: "display_data",
      metadata: {},
      data: { [type]: [markup], "text/plain": ["a line"] },
    });
  },
);

test("the value of a loop's or block's last statement is never output", async () => {
  await expectTheSame(
    await pageOf(
      "const list: number[] = [];\nfor (const n of [1, 2]) list.push(n);",
      "list; // with a comment",
      "let n = 1;\nif (n) { n = 2 }",
    ),
  );
});

test("the format check finds errors", async () => {
  const good = toIpynb(await pageOf("# Text", "1;"), ADDRESS);
  interface Ipynb {
    nbformat_minor: number;
    cells: Record<string, unknown>[];
  }
  const spoil = (change: (notebook: Ipynb) => void) => {
    const notebook = JSON.parse(good) as Ipynb;
    change(notebook);
    return validateIpynb(JSON.stringify(notebook));
  };
  expect(validateIpynb(good)).toEqual([]);
  expect(spoil((it) => (it.nbformat_minor = 4))).not.toEqual([]);
  expect(spoil((it) => delete it.cells[0]["id"])).not.toEqual([]);
  expect(spoil((it) => (it.cells[0]["outputs"] = []))).not.toEqual([]);
  expect(spoil((it) => delete it.cells[1]["execution_count"])).not.toEqual([]);
  expect(spoil((it) => (it.cells[1]["id"] = it.cells[2]["id"]))).not.toEqual([]);
  expect(spoil((it) => (it.cells[3]["outputs"] = [{ text: 1 }]))).not.toEqual([]);
});

const NOT_TO_BE_STRIPPED = {
  "an enum, wherever it stands": `enum Way { Up, Down = 4, Over }
const enum Sign { Minus = -1, Plus = <number>1 }
enum Way { Back = "back" }
declare enum Nowhere { A }
function inside() {
  enum Way { In = 7 }
  return Way.In;
}
[Way.Down, Way[5], Way.Back, Sign.Plus, inside()];`,
  "an assertion before its value": `const a = <unknown>"text";
<string>a;
const length = (x: unknown) => <number>(<string>x).length;
length(a) + <number><unknown>1;
const x = { a: <const>[1] };
(<{ b: number }>{ b: 2 }).b;
x;`,
  "a parameter that is a property": `class Point {
  constructor(readonly x: number, private y = <number>2) {}
}
class Far extends Point {
  constructor(public z: number) {
    super(z, 3);
  }
}
[new Point(1), new Far(4)];
new (class { constructor(public way: "up") {} })("up").way;`,
};
test.each(Object.entries(NOT_TO_BE_STRIPPED))(
  "what Node cannot run by leaving out the types is written otherwise: %s",
  async (_, source) => {
    await expectTheSame(await pageOf(source, "1;"));
  },
);

test("an enum is exported, separately from another enum or var of the same name", async () => {
  await expectTheSame(await pageOf("enum Way { Up, Down }", "Way.Down;"));
  const cells = ["enum R { A }\nR.A;", "enum R { B = 1 }\nR;", "var R = 2;\nR;"].map(
    (source, i): CellSnapshot => ({
      id: `cell-${i}`,
      kind: "code",
      source,
      outputs: [],
    }),
  );
  const script = scriptOf({ page: "moves", title: "Moves", cells });
  expect(await runScript({ "moves.ts": script })).toBe('0\n{ "1": "B", B: 1 }\n2\n');
});

test.each([
  "const q = [0, 0];\n[q[0], q[1]] = [1, 2];\nq;",
  "const f = async <T,>(x: T) => { return <T>x; };\nawait f(1);",
  "let a = 0; const q = { b: 0 };\n({ a: q.b } = { a: 1 });\nq;",
  "class A { static { (() => { return 1; })(); } }\nA;",
])("exports whole cells, even if their names cannot be parsed: %s", async (source) => {
  await expectTheSame(await pageOf(source, "1;"));
});

test("other cells receive a promise's value and a generator's first value", async () => {
  await expectTheSame(
    await pageOf(
      `function* count(from: number) { yield from; }
async function* countLate() { yield 5; }
const late = async (n: number) => n;
const maker = () => count(6);`,
      `const a: Generator<number> = count(1), b = countLate();
let c = late(7), d = new Promise<number>((done) => setTimeout(done, 1, 8));
const e = Promise.resolve(9), f = late(1).then((n) => n + 9), g = maker();
const module = import("every-cube");
const h = (function* () { yield 11; })();
var list = [1, 2].map((n) => n);`,
      "[a, b, c, d, e, f, g, h, list, module.N_MOVES];",
    ),
  );
});

test.each([
  ["import('cubing')", true],
  ["new Promise<void>(() => {})", true],
  ["Promise.all([])", true],
  ["pick.then(mine)", true],
  ["pick.catch(mine)", true],
  ["pick.finally(mine)", true],
  ["mine<number>()", true],
  ["(mine ?? pick)()", true],
  ["new Promised()", false],
  ["pick.thenBy(mine)", false],
  ["pick.unlessThen.strengthen(mine)", false],
  ["pick(mine)", false],
  ["mine", false],
])(
  "what may be a promise or a generator is awaited for other cells: %s",
  (value, isAwaited) => {
    const code = jupyterCells(silentPage(`const x = ${value};`, "x;", "var mine;"));
    const awaited = code.find((source) => source.startsWith("const x = await seen("));
    expect(awaited !== undefined).toBe(isAwaited);
  },
);

test("a generator used in its own cell is not unwrapped, and a comment says so", async () => {
  const notebook = await pageOf(
    "function* count() { yield 1; yield 2; }\nconst it = count();\nit.next().value;",
    "typeof it;",
  );
  const printed = await runScript({ "moves.ts": scriptOf(notebook) });
  expect(printed).toBe('1\n"object"\n');
  expect(scriptOf(notebook)).toMatch(/^\/\/ .*other cells see what it gives.*$/m);
});
