import ts from "typescript";
import { expect, test } from "vitest";
import { exampleCell } from "../../build/example-cell.ts";
import { readLibraryDocs } from "../../build/library-docs.ts";
import * as library from "../../src/lib/index.ts";
import { checkArrows } from "../../src/notebook/check-arrows.ts";
import { type Output, runCell } from "../../src/notebook/run-cell.ts";

const values = new Set(Object.keys(library));
const examples = readLibraryDocs()
  .flatMap(({ entries }) => entries)
  .filter(({ example }) => example !== "")
  .map(({ name, example }) => ({ name, cell: exampleCell(example, values) }));

/** Why an example may not stand in the reference; nothing when it may. */
async function faultsOf(source: string): Promise<string[]> {
  const outputs: Output[] = [];
  const error = await runCell(source, { "every-cube": library }, (output) =>
    outputs.push(output),
  );
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
    // Those that build the large table take long, and are like the others.
    if (cell.includes("buildDistanceTable")) continue;
    for (const { index, 0: arrow } of cell.matchAll(/\/\/ → .*$/gm)) {
      const wrong = `${cell.slice(0, index)}${arrow}0${cell.slice(index + arrow.length)}`;
      expect(await faultsOf(wrong), wrong).not.toEqual([]);
    }
  }
});

test("no two examples give a name of their own to something, so that one page holds all", () => {
  const given = examples.flatMap(({ cell }) => namesGivenIn(cell));
  expect(given.length).toBeGreaterThan(0);
  expect(given.filter((name, i) => given.indexOf(name) < i)).toEqual([]);
  expect(given.filter((name) => values.has(name))).toEqual([]);
});

function namesGivenIn(code: string): string[] {
  const tree = ts.createSourceFile("cell.ts", code, ts.ScriptTarget.Latest, true);
  const namesOf = (name: ts.BindingName): string[] =>
    ts.isIdentifier(name)
      ? [name.text]
      : name.elements.flatMap((part) =>
          ts.isOmittedExpression(part) ? [] : namesOf(part.name),
        );
  return tree.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .flatMap(({ name }) => namesOf(name));
}
