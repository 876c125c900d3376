import { expect, test } from "vitest";
import { exampleCell } from "../../build/content/example-cell.ts";
import { readLibraryDocs } from "../../build/content/library-docs.ts";
import * as library from "../../src/lib/index.ts";
import { checkArrows } from "../../src/notebook/check/check-arrows.ts";
import { runNotebook } from "../../src/notebook/run/run-notebook.ts";
import { runOne } from "../notebook/run/run-one.ts";

const values = new Set(Object.keys(library));
const groups = readLibraryDocs().map(({ name: group, entries }) => ({
  group,
  examples: entries
    .filter(({ example }) => example !== "")
    .map(({ name, example }) => ({ name, cell: exampleCell(example, values) })),
}));
const examples = groups.flatMap((group) => group.examples);

/** Why an example is not allowed in the reference; empty when it is. */
async function faultsOf(source: string): Promise<string[]> {
  const { outputs, error } = await runOne(source);
  return error ? [error.message] : checkArrows(source, outputs);
}

test.each(examples)("the example of $name shows what it says", async ({ cell }) => {
  expect(await faultsOf(cell)).toEqual([]);
});

test.each(examples)("the example of $name uses it", ({ name, cell }) => {
  const [imports, ...code] = cell.split("\n\n");
  expect(imports).toMatch(new RegExp(`\\b${name}\\b`));
  expect(code.join("\n\n")).toMatch(new RegExp(`\\b${name}\\b`));
});

test("each arrow is looked at: one other digit in it, and it is a fault", async () => {
  for (const { cell } of examples) {
    // Examples that build the large table are slow, and similar to the others.
    if (cell.includes("buildDistanceTable")) continue;
    for (const { index, 0: arrow } of cell.matchAll(/\/\/ → .*$/gm)) {
      const wrong = `${cell.slice(0, index)}${arrow}0${cell.slice(index + arrow.length)}`;
      expect(await faultsOf(wrong), wrong).not.toEqual([]);
    }
  }
});

test.each(groups)(
  "the examples of $group are one notebook: none takes a name that another has",
  async ({ examples }) => {
    const cells = examples.map(({ name, cell }) => ({
      id: `cell-${name}`,
      label: name,
      source: cell,
    }));
    expect(cells.length).toBeGreaterThan(0);
    const results = await runNotebook(cells, { modules: { "every-cube": library } });
    const faults = results.flatMap(({ outputs, error }, i) =>
      (error ? [error.message] : checkArrows(cells[i].source, outputs)).map(
        (fault) => `${cells[i].label}: ${fault}`,
      ),
    );
    expect(faults).toEqual([]);
  },
);
