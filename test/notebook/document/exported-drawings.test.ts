import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { libraryModule } from "#build/plugins/library-module.ts";
import { bundleAsModule } from "#notebook/document/bundled-modules.ts";
import { EXPORT_COLOURS } from "#notebook/document/save-drawing.ts";
import { toIpynb } from "#notebook/document/to-ipynb.ts";
import { toScript } from "#notebook/document/to-script.ts";
import type { NotebookSnapshot } from "#notebook/document/notebook-snapshot.ts";
import { buildBundle } from "./build-bundle.ts";
import { runIpynbCells, runScriptWithFiles } from "./run-exported.ts";

const NOTEBOOK: NotebookSnapshot = {
  page: "drawn",
  title: "Drawn",
  cells: [
    'import * as Plot from "@observablehq/plot";\nPlot.barY([1, 2], { fill: "var(--accent)" }).plot({ title: "Bars" });',
    'import { create, sum } from "d3";\nconst svg = create("svg");\nconst circle = svg.append("circle");\nvoid circle.attr("r", sum([1, 2])).attr("fill", "var(--d3)");\nsvg.node();',
    'const { scaleLinear } = await import("d3");\nscaleLinear([0, 1], [0, 10])(0.5);',
  ].map((source, i) => ({ id: `cell-${i + 1}`, kind: "code", source, outputs: [] })),
};
const ADDRESS = "https://example.org/drawn/";
const CIRCLE = '<circle fill="#2e7d32" r="3" />';

const [library, plot, d3] = await Promise.all([
  libraryModule(),
  buildBundle("plot"),
  buildBundle("d3"),
]);

test("a script with drawings runs in Node on its own and saves each drawing", async () => {
  const scripts = { "@observablehq/plot": plot, d3 };
  const script = toScript(NOTEBOOK, library, ADDRESS, scripts);
  const { printed, names, texts } = await runScriptWithFiles({ "drawn.ts": script });
  expect(printed.split("\n")).toEqual([
    "drawing: Bars (drawn-1.html)",
    "drawing: without words (drawn-2.svg)",
    "5",
    "",
  ]);
  expect(names).toEqual(["drawn-1.html", "drawn-2.svg"]);
  expect(texts[0]).toContain('fill="#1f5fbf"');
  expect(texts[1]).toBe(`<svg xmlns="http://www.w3.org/2000/svg">${CIRCLE}</svg>`);
});

test("in Jupyter, drawings appear below their cells, with the bundles next to the notebook", async () => {
  const beside = {
    "every-cube-plot.js": bundleAsModule(plot),
    "every-cube-d3.js": bundleAsModule(d3),
  };
  const printed = await runIpynbCells(toIpynb(NOTEBOOK, ADDRESS), library, beside);
  expect(printed[1]).toMatch(/^drawing: Bars\n<figure[^]*<rect[^]*<\/figure>\n$/);
  expect(printed[2]).toBe(
    `drawing: without words\n<svg xmlns="http://www.w3.org/2000/svg">${CIRCLE}</svg>\n`,
  );
  expect(printed[3]).toBe("5\n");
});

test("in Jupyter, texts and drawings keep their order", async () => {
  const source = `import { create } from "d3";
1;
create("svg").node();
2;
create("svg").node();
3;`;
  const cells = [{ id: "cell-1", kind: "code" as const, source, outputs: [] }];
  const printed = await runIpynbCells(
    toIpynb({ ...NOTEBOOK, cells }, ADDRESS),
    library,
    {
      "every-cube-d3.js": bundleAsModule(d3),
    },
  );
  const shown = printed[1].split("\n").map((line) => line.replace(/^(<svg).*/, "$1"));
  const drawing = ["drawing: without words", "<svg"];
  expect(shown).toEqual(["1", ...drawing, "2", ...drawing, "3", ""]);
});

test("exported drawings have the colours of the light theme", () => {
  const css = readFileSync(
    new URL("../../../src/styles/tokens.css", import.meta.url),
    "utf8",
  );
  for (const [name, colour] of Object.entries(EXPORT_COLOURS)) {
    expect(css).toContain(`--${name}: light-dark(${colour}, `);
  }
});
