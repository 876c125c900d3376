import { expect, test } from "vitest";
import { importLine, suggestImport } from "#notebook/code/suggested-imports.ts";

const MODULES = ["every-cube", "@observablehq/plot"];

test("suggests the module that exports a name, or a namespace import", () => {
  const factorial = suggestImport("factorial", MODULES, (one) => one === "every-cube")!;
  expect(importLine(factorial)).toBe('import { factorial } from "every-cube";');
  const plot = suggestImport("Plot", MODULES, () => false)!;
  expect(importLine(plot)).toBe('import * as Plot from "@observablehq/plot";');
});

test("suggests no import for names that all objects have", () => {
  for (const name of ["constructor", "toString", "unheardOf"]) {
    expect(suggestImport(name, MODULES, () => false)).toBeUndefined();
  }
});
