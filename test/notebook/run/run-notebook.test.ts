import { expect, test } from "vitest";
import { numberedCells, runNotebook } from "#notebook/run/run-notebook.ts";

test("numbers cells from 1", () => {
  expect(numberedCells(["1;", "2;"])).toEqual([
    { id: "cell-1", label: "cell 1", source: "1;" },
    { id: "cell-2", label: "cell 2", source: "2;" },
  ]);
});

test("a notebook without cells has no results", async () => {
  expect(await runNotebook([], { modules: {} })).toEqual([]);
});

test("returns results in page order, whatever the order of runs", async () => {
  const cells = numberedCells(["b + 1;", "const b = 2;\nb;", "nothing;"]);
  const results = await runNotebook(cells, { modules: {} });
  expect(results).toMatchObject([
    { outputs: [{ line: 1, text: "3" }], error: undefined },
    { outputs: [{ line: 2, text: "2" }], error: undefined },
    { outputs: [], error: { line: 1 } },
  ]);
});
