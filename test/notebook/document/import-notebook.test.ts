import { expect, test } from "vitest";
import { DocumentError, formatDocument } from "#notebook/document/read-document.ts";
import { FORMAT, VERSION } from "#notebook/document/document.ts";
import { withCellsComment } from "#notebook/document/exported-script.ts";
import { readAnyNotebook } from "#notebook/document/import-notebook.ts";
import { toIpynb } from "#notebook/document/to-ipynb.ts";
import type { CellSnapshot } from "#notebook/document/notebook-snapshot.ts";

const textsOf = (file: string) =>
  readAnyNotebook(file).document.cells.map(({ kind, source }) => [kind, source]);

const observable = (inside: string) =>
  `<!doctype html>\n<notebook>${inside}</notebook>`;

const ipynb = (cells: unknown, language = "typescript", nbformat = 4) =>
  JSON.stringify({ nbformat, metadata: { language_info: { name: language } }, cells });

test("an exported Jupyter notebook is imported as on the page, with later edits", () => {
  const cells = [
    { id: "intro", kind: "text", source: "# Mine" },
    {
      id: "cell-2",
      kind: "code",
      source: 'import { SOLVED } from "every-cube";\nSOLVED;',
    },
    { id: "cell-3", kind: "code", source: "const a = 1;" },
  ].map((cell): CellSnapshot => ({ ...(cell as CellSnapshot), outputs: [] }));
  const exported = toIpynb(
    { page: "playground", title: "Mine", cells },
    "https://a.b/",
  );
  expect(readAnyNotebook(exported).document).toEqual({
    format: "every-cube notebook",
    version: 1,
    page: "playground",
    cells: cells.map(({ id, kind, source }) => ({ id, kind, source })),
  });
  const changed = exported.replace("show(SOLVED)", "show(SOLVED.orientation)");
  expect(textsOf(changed)[1][1]).toBe(
    'import { SOLVED } from "every-cube";\nSOLVED.orientation;',
  );
});

const IMPORT = 'import { console, show as show2, shown, seen } from "./every-cube.js";';

test.each([
  ["show2(a, b); show(a); f(show2(a));", "show2(a, b); show(a); f(show2(a));"],
  ["show2((a, b)); show2((a)); show2(x[a, b]);", "a, b; (a); x[a, b];"],
  [
    "const a = await seen(f(1)), b = await other(2);\na;",
    "const a = f(1), b = await other(2);\na;",
  ],
  ["show2(a);\nawait shown();\n", "a;"],
  [
    'import { SOLVED, type State, view as v, setReaderCube } from "./every-cube.js";',
    'import { SOLVED, type State } from "every-cube";\nimport { view as v } from "every-cube/notebook";\nimport { setReaderCube } from "every-cube/page";',
  ],
  ["import * as all from './every-cube.js'", "import * as all from 'every-cube'"],
  [
    'import type { State } from "./every-cube.js";',
    'import type { State } from "every-cube";',
  ],
  [
    'import { mean } from "npm:d3";\nimport("npm:d3");',
    'import { mean } from "d3";\nimport("d3");',
  ],
  [
    'const Plot = (await import("./every-cube-plot.js")).default;\nconst { default: d, sum } = (await import("./every-cube-d3.js")).default;',
    'import * as Plot from "@observablehq/plot";\nimport { default as d, sum } from "d3";',
  ],
  [
    'await import("./every-cube.js"); import("./every-cube-d3.js").then(({ default: all }) => all);',
    'await import("every-cube"); import("d3");',
  ],
  [
    "show2({ a: 1, b: 2 });\nshow2(function () {});\nshow2(class {});",
    "({ a: 1, b: 2 });\n(function () {});\n(class {});",
  ],
  [
    'show2("await shown(); import(\\"./every-cube.js\\")");\nawait shown();',
    '"await shown(); import(\\"./every-cube.js\\")";',
  ],
  [
    'import * as nb from /* every-cube/notebook */ "./every-cube.js";\nawait import(/* every-cube/page */ "./every-cube.js");',
    'import * as nb from "every-cube/notebook";\nawait import("every-cube/page");',
  ],
  ["const = show2(1", "const = show2(1"],
])(
  "what is written in Jupyter in a notebook of ours is read as the page writes it: %s",
  (written, onPage) => {
    const added = {
      cell_type: "code",
      source: IMPORT,
      metadata: { "every-cube": { added: true } },
    };
    const code = { cell_type: "code", source: written };
    expect(textsOf(ipynb([added, code]))).toEqual([["code", onPage]]);
    // In other notebooks, the name may have another meaning.
    expect(textsOf(ipynb([code]))).toEqual([["code", written]]);
  },
);

test("imports the texts of another Jupyter notebook, and its code if it is TypeScript or JavaScript", () => {
  const cells = [
    { cell_type: "markdown", source: ["# Title\n", "words"], metadata: {} },
    { cell_type: "code", source: "print(`1`)", outputs: [{ huge: true }], id: "a b" },
    { cell_type: "raw", source: "raw" },
  ];
  expect(textsOf(ipynb(cells, "python"))).toEqual([
    ["text", "# Title\nwords"],
    ["text", "```python\nprint(`1`)\n```"],
    ["text", "raw"],
  ]);
  expect(textsOf(ipynb(cells, "javascript"))[1]).toEqual(["code", "print(`1`)"]);
});

test("counts the code cells imported as text, by language", () => {
  const code = (source: string) => ({ cell_type: "code", source });
  const cells = [{ cell_type: "markdown", source: "x" }, code("1"), code("2")];
  expect(readAnyNotebook(ipynb(cells, "python")).unsupportedLanguages).toEqual([
    ["python", 2],
  ]);
  expect(readAnyNotebook(ipynb(cells, "TypeScript")).unsupportedLanguages).toEqual([]);
  const scripts = ["text/html", "text/markdown", "module", "application/sql"].map(
    (type) => `<script type="${type}">x</script>`,
  );
  expect(readAnyNotebook(observable(scripts.join(""))).unsupportedLanguages).toEqual([
    ["html", 1],
    ["sql", 1],
  ]);
});

test.each([
  [undefined, "```\nx\n```"],
  [{}, "```\nx\n```"],
  [{ kernelspec: { language: "R" } }, "```r\nx\n```"],
  [{ kernelspec: { language: "TypeScript" } }, "x"],
  [{ language_info: { name: "C++" }, kernelspec: { language: "R" } }, "```c\nx\n```"],
])("code of a Jupyter notebook with the metadata %j", (metadata, source) => {
  const cells = [{ cell_type: "code", source: "x" }];
  const file = JSON.stringify({ nbformat: 4, metadata, cells });
  expect(textsOf(file)[0][1]).toBe(source);
});

test("imports Observable's Markdown and code, adds missing imports, and keeps the rest as text", () => {
  const html = `<!doctype html>
<notebook theme="air">
  <title>Bars &amp; more</title>
  <script id="1" type="text/markdown">
    # Hello
      *indented*
  </script>
  <script id="2" type="module" pinned>
    const n = view(Inputs.range([0, 9]));
    Plot.barY([n]).plot()
  </script>
  <script id="3" type="application/sql">
    SELECT "<\\/script>"
  </script>
</notebook>
`;
  expect(textsOf(html)).toEqual([
    ["text", "# Bars & more"],
    ["text", "# Hello\n  *indented*"],
    ["code", "const n = view(Inputs.range([0, 9]));\nPlot.barY([n]).plot()"],
    ["text", '```sql\nSELECT "</script>"\n```'],
    [
      "code",
      'import * as Plot from "@observablehq/plot";\nimport { Inputs, view } from "every-cube/notebook";',
    ],
  ]);
});

test("adds no imports to an Observable notebook that has its own", () => {
  const imports = [
    'import * as Plot from "@observablehq/plot";',
    'import { range } from "d3";\nconst d3 = { range };',
    'import { Inputs } from "every-cube/notebook";',
  ];
  const cells = imports.map((source) => `<script>${source}</script>`);
  expect(textsOf(observable(cells.join("")))).toHaveLength(3);
  const plotless = textsOf(observable("<script>PlotIt(d3x, preview);</script>"));
  expect(plotless).toEqual([["code", "PlotIt(d3x, preview);"]]);
});

test("adds no imports for names that are declared, or only in comments, strings or inner scopes", () => {
  for (const [source, added] of [
    [
      "const view = 3;\nInputs.text();",
      ['import { Inputs } from "every-cube/notebook";'],
    ],
    ["function d3() {}\nd3(1);", []],
    ["// a view of d3\nf('Plot', `view`, { view: 1 });", []],
    ["const f = (view, d3) => d3(view);", []],
    ["f({ Plot });", ['import * as Plot from "@observablehq/plot";']],
  ] as const) {
    const texts = textsOf(observable(`<script>${source}</script>`));
    expect(texts.slice(1).map(([, code]) => code)).toEqual(added);
  }
  const cells = "<script>const view = 3;</script><script>view + 1</script>";
  expect(textsOf(observable(cells))).toHaveLength(2);
});

test("inlines Jupyter's attached pictures while there is room", () => {
  const attachments = {
    "a.png": { "image/png": "iVBO\n" },
    "b c.jpg": { "image/jpeg": ["/9j/", "4AA="] },
    "d.svg": { "image/svg+xml": "<svg/>" },
    "e.png": { "image/png": "javascript:1" },
    "f.png": { "image/png": "A".repeat(100_000) },
    "g.png": 7,
  };
  const imported = (source: string, more: object = { attachments }) =>
    textsOf(ipynb([{ cell_type: "markdown", source, ...more }]))[0][1];
  expect(
    imported('![img](attachment:a.png) ![](<attachment:b%20c.jpg> "a title")'),
  ).toBe("![img](data:image/png;base64,iVBO) ![](data:image/jpeg;base64,/9j/4AA=)");
  for (const name of ["d.svg", "e.png", "f.png", "g.png", "h.png", "__proto__"]) {
    const source = `![img](attachment:${name}) and attachment:a.png`;
    expect(imported(source)).toBe(source);
  }
  for (const more of [{}, { attachments: 5 }]) {
    expect(imported("![](attachment:a.png)", more)).toBe("![](attachment:a.png)");
  }
  const full = "x".repeat(99_940);
  expect(imported(`${full}![](attachment:a.png)![](attachment:a.png)`)).toBe(
    `${full}![](data:image/png;base64,iVBO)![](attachment:a.png)`,
  );
});

test.each([
  ["", "code", "1"],
  [" type=module", "code", "1"],
  [" TYPE='module'", "code", "1"],
  [' id="2" type = "text/x-typescript" pinned', "code", "1"],
  [" type=text/markdown", "text", "1"],
  [" type = text/markdown", "text", "1"],
  [" type=text/x-python", "text", "```python\n1\n```"],
  [" type='application/vnd.dot'", "text", "```dot\n1\n```"],
  [" type=python", "text", "```python\n1\n```"],
])("an Observable script%s is imported as %s", (attributes, kind, source) => {
  expect(textsOf(observable(`<script${attributes}>1</script>`))).toEqual([
    [kind, source],
  ]);
});

test("replaces duplicate and invalid ids", () => {
  const cell = (id: unknown) => ({ cell_type: "markdown", source: "", id });
  const file = ipynb(["a", "a", "no id", 7, "cell-2"].map(cell));
  const ids = readAnyNotebook(file).document.cells.map(({ id }) => id);
  expect(ids).toEqual(["a", "cell-2", "cell-3", "cell-4", "cell-5"]);
  const held = readAnyNotebook(ipynb(["cell-3", "cell-4", "no id"].map(cell))).document
    .cells;
  expect(held.map(({ id }) => id)).toEqual(["cell-3", "cell-4", "cell-5"]);
});

test("an exported script is imported as its cells, unless it was edited", () => {
  const cells = [
    { id: "cell-1", kind: "text", source: "Lines\u2028apart, **as** written." },
    { id: "cell-2", kind: "code", source: "const n: number = 1;\nn;", chosen: [3] },
  ] as const;
  const document = {
    format: FORMAT,
    version: VERSION,
    page: "playground",
    cells,
  } as const;
  const code =
    "// @ts-nocheck: the library below is written without its types.\nf();\n";
  const script = withCellsComment(code, document);
  expect(script).toMatch(/^\/\/ @ts-nocheck[^\u2028]*\n$/);
  for (const text of [script, script.replaceAll("\n", "\r\n"), script.trimEnd()]) {
    expect(readAnyNotebook(text).document).toEqual(document);
  }
  expect(() => readAnyNotebook(script.replace("f()", "g()"))).toThrow(
    "this script was changed after it was exported, so it cannot be split into cells again",
  );
  expect(() => readAnyNotebook(script.replace(/ \d+ \{/, " {"))).toThrow(DocumentError);
  expect(() => readAnyNotebook(code)).toThrow("it begins with “// @ts-nocheck");
});

test("imports this site's own files and rejects unknown formats with a message", () => {
  const own = readAnyNotebook(ipynb([{ cell_type: "markdown", source: "x" }])).document;
  expect(readAnyNotebook(formatDocument(own)).document).toEqual(own);
  for (const [file, problem] of [
    [
      "name,n\nR,1\n",
      "this is not a notebook: it begins with “name,n R,1”; expected a notebook from these pages (.json, or an unchanged exported .ts), from Jupyter (.ipynb) or from Observable (.html)",
    ],
    [" \n", "it is empty"],
    ["\x89PNG\r\n\x1a\n\0\0 IHDR", "it begins with “PNG IHDR”"],
    ["x".repeat(50), `it begins with “${"x".repeat(40)}…”`],
    [`${" ".repeat(500)}words`, "it begins with “words”"],
    ["<p>words</p>", "it begins with “<p>words</p>”"],
    ['{ "cells": [1 2] }', "it begins as JSON does, but is not: Expected ',' or ']'"],
    ["[1]", "it is a JSON list of 1 value"],
    ["[1, 2]", "it is a JSON list of 2 values"],
    ["7", "it is the JSON value “7”"],
    ["{}", "it is a JSON object without keys"],
    ['{"a": 1}', "it is a JSON object with the key “a”;"],
    [
      '{"a":1,"b":1,"c":1,"d":1,"a key that is far too long":1,"f":1}',
      "it is a JSON object with the keys “a”, “b”, “c”, “d”, “a key that is far to…” and 1 more;",
    ],
    [ipynb([], "", 3), "expected format 4"],
    [ipynb("cells"), 'its “cells” is "cells"; expected a list'],
    [ipynb(undefined), "its “cells” is missing; expected a list"],
    [ipynb([{ source: 5 }]), "cell 1: its “source” is 5; expected a text"],
    [ipynb([7]), "cell 1 is not a cell"],
    [ipynb([{}]), "cell 1: its “source” is missing; expected a text"],
    [
      ipynb([{ cell_type: "raw", source: "x".repeat(100_001) }]),
      "100000 characters at most",
    ],
    [
      ipynb(Array.from({ length: 501 }, () => ({ source: "" }))),
      "it has 501 cells; expected 500 at most",
    ],
  ] as const) {
    expect(() => readAnyNotebook(file)).toThrow(problem);
  }
});

const deep = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;

// Each of them once took minutes, or broke the reader of files: a test that does not end
// fails.
test.each([
  ["scripts without an end", observable("<script>".repeat(200_000)), []],
  ["scripts that do not even begin", observable("<script ".repeat(200_000)), []],
  [
    "one script that ends after many that do not",
    observable(`${"<script>\n".repeat(10_000)}</script>`),
    [9_999 * "<script>\n".length - 1],
  ],
  [
    "blanks in the middle of a line",
    observable(`<script>a${" ".repeat(90_000)}b</script>`),
    [90_002],
  ],
  [
    "the maximum number of lines",
    observable(`<script>${"a\n".repeat(50_000)}</script>`),
    [99_999],
  ],
  [
    "the maximum number of tokens",
    observable(`<script type=text/x-sql>${"`a".repeat(49_990)}</script>`),
    [99_991],
  ],
  [
    "a type without an end",
    observable(`<script type${" ".repeat(200_000)}>1</script>`),
    [1],
  ],
])("reads an Observable file with %s", (_, file, lengths) => {
  expect(
    readAnyNotebook(file).document.cells.map(({ source }) => source.length),
  ).toEqual(lengths);
});

test.each([
  [
    "a script of more lines than can be counted by arguments",
    observable(`<script>${"a\n".repeat(500_000)}</script>`),
    "cell 1: its “source” must have 100000 characters at most",
  ],
  [
    "a script of more marks than can be counted by arguments",
    observable(`<script type=text/x-sql>${"`a".repeat(300_000)}</script>`),
    "cell 1: its “source” must have 100000 characters at most",
  ],
  [
    "a script of ten million characters",
    observable(`<script>1</script><script>${"a".repeat(10_000_000)}</script>`),
    "cell 2: its “source” must have 100000 characters at most",
  ],
  [
    "a format that cannot become a text",
    '{"nbformat": {"toString": 1, "valueOf": 1}, "cells": []}',
    "its “nbformat” must be a number",
  ],
  [
    "a format of lists in lists",
    `{"nbformat": ${deep(100_000)}, "cells": []}`,
    "its “nbformat” must be a number",
  ],
  [
    "another format",
    '{"nbformat": 1e99, "cells": []}',
    "it uses Jupyter’s format 1e+99",
  ],
  [
    "a source of lists in lists",
    `{"nbformat": 4, "cells": [{"source": ${deep(100_000)}}]}`,
    "cell 1: line 1 of its “source” is an array; expected a text",
  ],
  [
    "a source with a line that is no text",
    ipynb([{ source: "1" }, { source: ["1", { toString: 1 }] }]),
    "cell 2: line 2 of its “source” is an object; expected a text",
  ],
  [
    "a hundred thousand cells whose names lead to each other",
    ipynb(
      Array.from({ length: 100_000 }, (_, i) => ({
        id: i < 50_000 ? `cell-${i + 50_001}` : "twin",
        source: "",
      })),
    ),
    "it has 100000 cells; expected 500 at most",
  ],
  ["lists in lists", deep(900_000), "it is a JSON list of 1 value"],
  [
    "lists that do not end",
    "[".repeat(1_900_000),
    `it begins with “${"[".repeat(40)}…”`,
  ],
  [
    "thirty million blanks",
    " ".repeat(30_000_000),
    "this is not a notebook: it is empty",
  ],
  [
    "one blank more",
    " ".repeat(30_000_001),
    "this is too long for a notebook: 30000001 characters",
  ],
])(
  "a file with %s is refused, and the message says what is wrong where",
  (_, file, problem) => {
    expect(() => readAnyNotebook(file)).toThrow(DocumentError);
    expect(() => readAnyNotebook(file)).toThrow(problem);
  },
);

test("lone surrogates and names of object properties are ordinary texts", () => {
  const cells = ["\ud800", "__proto__", "constructor"].map((text) => ({
    ...{ id: text, source: text, metadata: { [text]: text } },
  }));
  const read = readAnyNotebook(ipynb(cells)).document.cells;
  expect(read.map(({ source }) => source)).toEqual([
    "\ud800",
    "__proto__",
    "constructor",
  ]);
  expect(read.map(({ id }) => id)).toEqual(["cell-1", "__proto__", "constructor"]);
});

test("imports an Observable title once, and one import per global name", () => {
  const html = observable(`
  <title>Kit</title>
  <script type="text/markdown"># Kit</script>
  <script type="module">const data = display(FileAttachment("data/a.csv").csv());</script>
  <script type="module">view(Inputs.range([0, width])); invalidation.then(() => 0);</script>`);
  const texts = textsOf(html);
  expect(texts).toHaveLength(4);
  expect(texts[0]).toEqual(["text", "# Kit"]);
  expect(texts[3]).toEqual([
    "code",
    'import { Inputs, view, display, FileAttachment, width, invalidation } from "every-cube/notebook";',
  ]);
});

test.each([
  ["viewof n = Inputs.range([0, 9])", "const n = view(Inputs.range([0, 9]));"],
  ["double = n * 2;", "const double = n * 2;"],
  [
    "rows = {\n  const a = [1];\n  return a;\n}",
    "const rows = await (async () => {\n  const a = [1];\n  return a;\n})();",
  ],
  ["{ return 3 }", "await (async () => { return 3 })()"],
  ["point = ({ x: 1 })", "const point = ({ x: 1 });"],
  ["n + 1", "n + 1"],
  ["n == 1", "n == 1"],
  ["f = (a) => a", "const f = (a) => a;"],
  ["function f() { return 1; }", "function f() { return 1; }"],
  ["mutable m = 3", "mutable m = 3"],
])("Observable's legacy syntax %j is imported as %j", (older, code) => {
  const type = "application/vnd.observable.javascript";
  const texts = textsOf(observable(`<script type="${type}">${older}</script>`));
  expect(texts[0]).toEqual(["code", code]);
});

test("control values survive the round trip through Jupyter", () => {
  const source =
    'import { Inputs, view } from "every-cube/notebook";\nconst n = view(Inputs.range([0, 9]));';
  const cells: CellSnapshot[] = [
    { id: "a", kind: "code", source, outputs: [], chosen: [7] },
    { id: "b", kind: "code", source: "const = 1", outputs: [], chosen: [null] },
    { id: "c", kind: "code", source: "3;", outputs: [] },
  ];
  const exported = toIpynb(
    { page: "playground", title: "Mine", cells },
    "https://a.b/",
  );
  expect(readAnyNotebook(exported).document.cells).toEqual(
    cells.map((cell) => ({ ...cell, outputs: undefined })),
  );
  const changed = exported.replace("const n", "const m");
  expect(readAnyNotebook(changed).document.cells[0]).toMatchObject({
    source: source.replace("const n", "const m"),
    chosen: [7],
  });
  const spoilt = exported.replace(/"chosen": \[\s*7\s*\]/, '"chosen": { "a": 1 }');
  expect(spoilt).not.toBe(exported);
  expect(readAnyNotebook(spoilt).document.cells[0]).not.toHaveProperty("chosen");
});
