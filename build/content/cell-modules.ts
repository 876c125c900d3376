/**
 * The modules that a cell can import, each with the file that declares it, from the
 * project's root.
 */
export const CELL_MODULES: Readonly<Record<string, string>> = {
  "every-cube": "./src/lib/index.ts",
  "every-cube/notebook": "./build/content/declarations/notebook.d.ts",
  "every-cube/page": "./build/content/declarations/page.d.ts",
};

/**
 * Third-party modules that a cell can import: known to the compiler, but not offered by
 * completion.
 */
export const FOREIGN_MODULES: Readonly<Record<string, string>> = {
  "@observablehq/plot": "./node_modules/@observablehq/plot/src/index.d.ts",
  d3: "./node_modules/@types/d3/index.d.ts",
};

/** Modules for the checkers of exercises only; readers' cells have no use for them. */
export const CHECKER_MODULES: Readonly<Record<string, string>> = {
  "every-cube/check": "./src/notebook/run/check-module.ts",
};

/** What a cell finds without importing it. */
export const GLOBALS = "./build/content/declarations/globals.d.ts";
