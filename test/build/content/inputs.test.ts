import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path/posix";
import ts from "typescript";
import { expect, test } from "vitest";
import { CELL_MODULES, CHECKER_MODULES, GLOBALS } from "#build/content/cell-modules.ts";
import { COMPILER_INPUTS, FUNCTION_INPUTS, hashInputs } from "#build/content/inputs.ts";
import { importsOf } from "../../imports.ts";
import { COMPILER_OPTIONS } from "#src/typecheck/compiler-options.ts";

const ROOT = join(import.meta.dirname, "../../..");

test("the compiler's inputs cover every file that a cell can reach", () => {
  const modules = [...Object.values(CELL_MODULES), ...Object.values(CHECKER_MODULES)];
  const shown = globSync("src/six-forms/*.ts", { cwd: ROOT });
  const roots = [GLOBALS, ...modules, ...shown].map((path) => join(ROOT, path));
  const read = ts
    .createProgram(roots, { ...COMPILER_OPTIONS, lib: ["lib.es2023.d.ts"] })
    .getSourceFiles()
    .map(({ fileName }) => relative(ROOT, fileName))
    .filter((path) => !path.startsWith("node_modules/"));
  expect(read.length).toBeGreaterThan(modules.length);
  const isInput = (path: string) =>
    COMPILER_INPUTS.some((place) => path.startsWith(`${place}/`));
  expect(read.filter((path) => !isInput(path))).toEqual([]);
});

test("the inputs of cached values cover every file that computes one", () => {
  const pages = globSync("src/pages/*.{mdx,astro}", { cwd: ROOT });
  const cached = pages.filter((page) => read(page).includes("cachedValue("));
  expect(cached.length).toBeGreaterThan(2);
  const reached = new Set(cached);
  for (const file of reached) {
    if (!/\.(ts|tsx|js|mjs|astro|mdx)$/.test(file)) continue;
    for (const { to } of importsOf(ROOT, file)) if (to) reached.add(to);
  }
  const isInput = (path: string) =>
    FUNCTION_INPUTS.some((place) => path.startsWith(`${place}/`));
  const notFrames = (path: string) =>
    !/^src\/(layouts|styles|pages|chapters)/.test(path);
  expect([...reached].filter(notFrames).filter((path) => !isInput(path))).toEqual([]);
});

function read(file: string): string {
  return readFileSync(join(ROOT, file), "utf8");
}

test("the hash changes only with the inputs", () => {
  expect(hashInputs(COMPILER_INPUTS)).toMatch(/^[0-9a-f]{64}$/);
  expect(hashInputs(COMPILER_INPUTS)).toBe(hashInputs(COMPILER_INPUTS));
});
