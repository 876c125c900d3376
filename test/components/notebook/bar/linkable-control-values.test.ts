import { expect, test } from "vitest";
import type { NotebookCell } from "#components/notebook/bar/page-notebook.ts";
import {
  importedFields,
  linkableControlValues,
} from "#components/notebook/bar/linkable-control-values.ts";
import type { InputOf } from "#notebook/inputs/control.ts";
import { Inputs } from "#notebook/inputs/inputs-namespace.ts";

const cell = (
  chosen: readonly unknown[] | undefined,
  controls: readonly InputOf<unknown>[] = [],
  from?: "link",
) => {
  const outputs = controls.map(({ input }, index) => {
    return { line: 1, text: "", view: { kind: "input", index, input } };
  });
  return { outputs, chosen, from } as unknown as NotebookCell;
};

test("a link contains the values of controls, but no file names, and nothing too long", () => {
  const file = Inputs.file();
  const form = Inputs.form({ n: Inputs.number([0, 9]), file });
  const range = Inputs.range([0, 9]);
  expect(linkableControlValues(cell([4], [range]))).toEqual([4]);
  expect(linkableControlValues(cell([4, "mine.csv"], [range, file]))).toEqual([
    ...[4, null],
  ]);
  expect(linkableControlValues(cell([[4, "mine.csv"]], [form]))).toBeUndefined();
  expect(
    linkableControlValues(cell(["x".repeat(20_000)], [Inputs.text()])),
  ).toBeUndefined();
  expect(linkableControlValues(cell(undefined))).toBeUndefined();
});

test("the value of a missing control is shared only if it was imported with the cell", () => {
  expect(linkableControlValues(cell(["mine.csv"]))).toBeUndefined();
  expect(linkableControlValues(cell([4, "mine.csv"], [Inputs.range([0, 9])]))).toEqual([
    ...[4, null],
  ]);
  expect(linkableControlValues(cell(["theirs"], [], "link"))).toEqual(["theirs"]);
});

test("imported values are stored with their cell until it has run", () => {
  expect(importedFields(cell([4], [], "link"))).toEqual({ from: "link", chosen: [4] });
  expect(importedFields(cell(undefined, [], "link"))).toEqual({ from: "link" });
  expect(importedFields(cell([4]))).toEqual({});
});
