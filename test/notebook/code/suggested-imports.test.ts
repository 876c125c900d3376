import { expect, test } from "vitest";
import {
  importLine,
  suggestImport,
} from "../../../src/notebook/code/suggested-imports.ts";

const MODULES = ["every-cube", "@observablehq/plot"];

test("a name is imported from the module that has it, or stands for a whole one", () => {
  const factorial = suggestImport("factorial", MODULES, (one) => one === "every-cube")!;
  expect(importLine(factorial)).toBe('import { factorial } from "every-cube";');
  const plot = suggestImport("Plot", MODULES, () => false)!;
  expect(importLine(plot)).toBe('import * as Plot from "@observablehq/plot";');
});

test("what all objects have is no module's", () => {
  for (const name of ["constructor", "toString", "unheardOf"]) {
    expect(suggestImport(name, MODULES, () => false)).toBeUndefined();
  }
});
