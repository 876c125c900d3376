// What a reader takes from this site into a project of their own, where the package is
// installed: cells, exported scripts and Jupyter notebooks.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { libraryModule } from "#build/plugins/library-module.ts";
import { checkArrows } from "#notebook/check/check-arrows.ts";
import { cellNamesOf } from "#notebook/code/cell-names.ts";
import { importsOf } from "#notebook/code/cell-imports.ts";
import { parseCell } from "#notebook/code/parse-cell.ts";
import { toIpynb } from "#notebook/document/to-ipynb.ts";
import { toScript } from "#notebook/document/to-script.ts";
import { ALL_LIBRARY_MODULES } from "#notebook/run/all-library-modules.ts";
import type { Modules } from "#notebook/run/modules.ts";
import { readChapterCells } from "../../chapters/chapter-cells.ts";
import { KERNEL } from "../../notebook/document/run-exported.ts";
import { runSingleCell } from "../../notebook/run/run-single-cell.ts";
import { blankProject } from "./blank-project.ts";

const project = await blankProject();
afterAll(() => project.remove());

const manifest = JSON.parse(
  await readFile(join(project.installed, "package.json"), "utf8"),
);
const installed: Modules = Object.fromEntries(
  await Promise.all(
    Object.keys(ALL_LIBRARY_MODULES).map(async (module) => {
      const path = manifest.exports[module.replace("every-cube", ".")];
      return [module, await import(join(project.installed, path))];
    }),
  ),
);

/** Whether a cell imports only the library, and uses no names of other cells. */
function isIndependent(source: string): boolean {
  const cell = parseCell(source);
  const imports = cell.statements.flatMap(({ node }) =>
    node.type === "ImportDeclaration" ? importsOf(node) : [],
  );
  return (
    imports.length > 0 &&
    imports.every(({ module }) => module in ALL_LIBRARY_MODULES) &&
    [...cellNamesOf(cell).uses.keys()].every((name) => name in globalThis)
  );
}

const chapters = (await readChapterCells()).map(({ page, cells }) => ({
  page,
  cells: cells.filter(isIndependent),
}));

test("each chapter has cells to copy, except the map: its only cell reads a figure", () => {
  const without = chapters.filter(({ cells }) => cells.length === 0);
  expect(without.map(({ page }) => page)).toEqual(["map.mdx"]);
});

describe.each(chapters.filter(({ cells }) => cells.length > 0))(
  "$page",
  ({ page, cells }) => {
    test("Node runs its cells as they are", async () => {
      const names = cells.map((_, i) => `./${page}-${i}.ts`);
      for (const [i, name] of names.entries()) await project.write(name, cells[i]);
      const all = names.map((name) => `import ${JSON.stringify(name)};\n`).join("");
      await project.write("all.js", `${all}console.log("done");`);
      expect(await project.run("all.js")).toMatch(/^done$/m);
    });

    test.each(cells)("shows the same with the package:\n%s", async (source) => {
      const { outputs, error } = await runSingleCell(source, installed);
      expect(error).toBeUndefined();
      expect(checkArrows(source, outputs)).toEqual([]);
    });
  },
);

describe("an exported notebook", async () => {
  const sources = [
    `import { rankPermutation } from "every-cube/indexing";
import { SOLVED } from "every-cube";
import { toStickers } from "every-cube/lessons";
import { Inputs, view } from "every-cube/notebook";

const n = view(Inputs.range([0, 9], { step: 1, value: 4 }));
const index = rankPermutation([2, 0, 5, 6, 1, 4, 3]);
toStickers(SOLVED).length;`,
    "index + n;",
  ];
  const notebook = {
    page: "moves",
    title: "Moves",
    cells: sources.map((source, i) => {
      return { id: `cell-${i}`, kind: "code", source, outputs: [] } as const;
    }),
  };
  const address = "https://example.org/moves/";
  const library = await libraryModule();

  test("runs as a script", async () => {
    await project.write("moves.ts", toScript(notebook, library, address));
    expect(await project.run("moves.ts")).toBe("21\n1535\n");
  });

  test("runs in Jupyter", async () => {
    await project.write("every-cube.js", library);
    await project.write("moves.ipynb", toIpynb(notebook, address));
    const outputs = JSON.parse(await project.run("moves.ipynb", KERNEL));
    expect(outputs.slice(1)).toEqual(["21\n", "1535\n"]);
  });
});
