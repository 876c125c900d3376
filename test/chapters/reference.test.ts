import { expect, test } from "vitest";
import { exampleCell } from "#build/content/example-cell.ts";
import { modulesOf, readLibraryDocs } from "#build/content/library-docs.ts";
import { checkArrows } from "#notebook/check/check-arrows.ts";
import { ALL_LIBRARY_MODULES } from "#notebook/run/all-library-modules.ts";
import { runNotebook } from "#notebook/run/run-notebook.ts";

const groups = readLibraryDocs();
const modules = modulesOf(groups);

// As on a page of the reference: the examples of a group are one notebook, so none of them
// may take a name that another has.
const examples = await Promise.all(
  groups.map(async ({ entries }) => {
    const cells = entries
      .filter(({ example }) => example !== "")
      .map(({ name, example }) => ({
        id: `cell-${name}`,
        label: name,
        source: exampleCell(example, modules),
      }));
    expect(cells.length).toBeGreaterThan(0);
    const results = await runNotebook(cells, { modules: ALL_LIBRARY_MODULES });
    return cells.map(({ label, source }, i) => ({
      name: label,
      source,
      ...results[i],
    }));
  }),
).then((groups) => groups.flat());

test.each(examples)(
  "the example of $name shows what it says",
  ({ source, outputs, error }) => {
    expect(error).toBe(undefined);
    expect(checkArrows(source, outputs)).toEqual([]);
  },
);

test.each(examples)("the example of $name uses it", ({ name, source }) => {
  const [imports, ...code] = source.split("\n\n");
  expect(imports).toMatch(new RegExp(`\\b${name}\\b`));
  expect(code.join("\n\n")).toMatch(new RegExp(`\\b${name}\\b`));
});

test("each arrow is looked at: one other digit in it, and it is a fault", () => {
  for (const { source, outputs } of examples) {
    for (const { index, 0: arrow } of source.matchAll(/\/\/ → .*$/gm)) {
      const after = index + arrow.length;
      const wrong = `${source.slice(0, after)}0${source.slice(after)}`;
      expect(checkArrows(wrong, outputs), wrong).not.toEqual([]);
    }
  }
});
