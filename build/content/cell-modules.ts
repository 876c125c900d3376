/**
 * The modules that a cell can import, each with the file that declares it, from the
 * project's root. A name that several export is offered from the first of them.
 */
export const CELL_MODULES: Readonly<Record<string, string>> = {
  "every-cube/lessons": "./src/lib/lessons.ts",
  "every-cube": "./src/lib/cell-library.ts",
  "every-cube/indexing": "./src/lib/indexing.ts",
  "every-cube/cube": "./src/lib/cube.ts",
  "every-cube/puzzles": "./src/lib/puzzles.ts",
  "every-cube/scan": "./src/lib/scan.ts",
  "every-cube/big-cube": "./src/lib/big-cube.ts",
  "every-cube/notebook": "./build/content/declarations/notebook.d.ts",
  "every-cube/page": "./build/content/declarations/page.d.ts",
};

/**
 * Third-party modules that a cell can import. The compiler knows their exports; completion
 * doesn't offer them.
 */
export const FOREIGN_MODULES: Readonly<Record<string, string>> = {
  "@observablehq/plot": "./node_modules/@observablehq/plot/src/index.d.ts",
  d3: "./node_modules/@types/d3/index.d.ts",
};

/** Modules for the checkers of exercises only; readers' cells have no use for them. */
export const CHECKER_MODULES: Readonly<Record<string, string>> = {
  "every-cube/check": "./src/notebook/run/check-module.ts",
};

/** Declarations of what cells can use without an import. */
export const GLOBALS = "./build/content/declarations/globals.d.ts";
