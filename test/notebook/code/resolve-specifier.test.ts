import { expect, test } from "vitest";
import { resolveSpecifier } from "#notebook/code/resolve-specifier.ts";

test.each([
  ["npm:d3", "d3"],
  ["npm:d3@7.9", "d3"],
  ["npm:d3-array", "d3"],
  ["d3-scale-chromatic", "d3"],
  ["https://cdn.jsdelivr.net/npm/d3@7/+esm", "d3"],
  ["https://esm.sh/d3-array@3", "d3"],
  ["npm:@observablehq/plot", "@observablehq/plot"],
  ["npm:@observablehq/plot@0.6", "@observablehq/plot"],
])("%s resolves to %s", (specifier, module) => {
  expect(resolveSpecifier(specifier)).toBe(module);
});

test.each([
  "every-cube",
  "./d3",
  "npm:d3-sankey",
  "npm:d34",
  "npm:lodash",
  "https://evil.example/npm/d3",
  "https://esm.sh/d3/src/array.js",
])("%s is returned unchanged", (specifier) => {
  expect(resolveSpecifier(specifier)).toBe(specifier);
});
