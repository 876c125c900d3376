/** What a cell can import, and the file that says what is in it, from the project's root. */
export const CELL_MODULES: Readonly<Record<string, string>> = {
  "every-cube": "./src/lib/index.ts",
  "every-cube/notebook": "./build/content/declarations/notebook.d.ts",
  "every-cube/page": "./build/content/declarations/page.d.ts",
};

/** The same for what others have written: the compiler knows it, no list offers its names. */
export const FOREIGN_MODULES: Readonly<Record<string, string>> = {
  "@observablehq/plot": "./node_modules/@observablehq/plot/src/index.d.ts",
  d3: "./node_modules/@types/d3/index.d.ts",
};

/** The same for the checkers of exercises; readers' cells have no use for it. */
export const CHECKER_MODULES: Readonly<Record<string, string>> = {
  "every-cube/check": "./src/notebook/run/check-module.ts",
};

/** What a cell finds without importing it. */
export const GLOBALS = "./build/content/declarations/globals.d.ts";
