import { expect, test } from "vitest";
import { formatDocument } from "../../../src/notebook/document/read-document.ts";
import { readAnyNotebook } from "../../../src/notebook/document/read-foreign.ts";
import { toIpynb } from "../../../src/notebook/document/to-ipynb.ts";
import type { WholeCell } from "../../../src/notebook/document/whole-notebook.ts";

const textsOf = (file: string) =>
  readAnyNotebook(file).cells.map(({ kind, source }) => [kind, source]);

const ipynb = (cells: unknown, language = "typescript", nbformat = 4) =>
  JSON.stringify({ nbformat, metadata: { language_info: { name: language } }, cells });

test("what is exported for Jupyter comes back as it was on the page, and with what was changed there", () => {
  const cells = [
    { id: "intro", kind: "text", source: "# Mine" },
    {
      id: "cell-2",
      kind: "code",
      source: 'import { SOLVED } from "every-cube";\nSOLVED;',
    },
    { id: "cell-3", kind: "code", source: "const a = 1;" },
  ].map((cell): WholeCell => ({ ...(cell as WholeCell), outputs: [] }));
  const exported = toIpynb(
    { page: "playground", title: "Mine", cells },
    "https://a.b/",
  );
  expect(readAnyNotebook(exported)).toEqual({
    format: "every-cube notebook",
    version: 1,
    page: "playground",
    cells: cells.map(({ id, kind, source }) => ({ id, kind, source })),
  });
  const changed = exported.replace("show(SOLVED)", "show(SOLVED.orientation)");
  expect(textsOf(changed)[1][1]).toContain("SOLVED.orientation");
});

test("a foreign Jupyter notebook: its texts, and its code if it is of our language", () => {
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

test("an Observable notebook: Markdown, code with the imports that it takes for granted, and the rest to be read", () => {
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

test("ids that are taken or can't be ids are replaced", () => {
  const cell = (id: unknown) => ({ cell_type: "markdown", source: "", id });
  const file = ipynb(["a", "a", "no id", 7, "cell-2"].map(cell));
  const ids = readAnyNotebook(file).cells.map(({ id }) => id);
  expect(ids).toEqual(["a", "cell-2", "cell-3", "cell-4", "cell-5"]);
});

test("our own files are read as before, and what is none of these is refused in words", () => {
  const own = readAnyNotebook(ipynb([{ cell_type: "markdown", source: "x" }]));
  expect(readAnyNotebook(formatDocument(own))).toEqual(own);
  for (const [file, problem] of [
    ["no notebook", "its text is no JSON"],
    [ipynb([], "", 3), "only format 4 is read"],
    [ipynb("cells"), "its “cells” must be a list"],
    [ipynb([7]), "cell 1 is not a cell"],
    [ipynb([{ cell_type: "code", source: 7 }]), "cell 1: its “source” must be a text"],
    [
      ipynb([{ cell_type: "raw", source: "x".repeat(100_001) }]),
      "100000 characters at most",
    ],
    [ipynb(Array.from({ length: 501 }, () => ({ source: "" }))), "500 cells at most"],
  ] as const) {
    expect(() => readAnyNotebook(file)).toThrow(problem);
  }
});
