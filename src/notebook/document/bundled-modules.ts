// Third-party modules that exported notebooks include. The site serves each as a script
// that passes its exports to a function `provide`.
import { importsOf } from "../code/cell-imports.ts";
import { parseCell, type ParsedCell } from "../code/parse-cell.ts";
import { dynamicImportsIn } from "../run/prepare-cell.ts";
import { resolveSpecifier } from "../code/resolve-specifier.ts";
import type { CellSnapshot } from "./notebook-snapshot.ts";

/** The library's file, which must be in the same folder as the notebook. */
export const LIBRARY_FILE = "every-cube.js";

export interface BundledModule {
  readonly name: "@observablehq/plot" | "d3";
  /** Its file next to an exported Jupyter notebook. */
  readonly file: string;
}

const BUNDLED_MODULES: readonly BundledModule[] = [
  { name: "@observablehq/plot", file: "every-cube-plot.js" },
  { name: "d3", file: "every-cube-d3.js" },
];

/** The file of a bundled module; undefined for any other module. */
export function bundleFile(module: string): string | undefined {
  return BUNDLED_MODULES.find(({ name }) => name === module)?.file;
}

/** Appended to an `import(…)` of a bundle, which has only a default export. */
export const UNWRAP_DEFAULT = ".then(({ default: all }) => all)";

/** The module in a bundle's file; undefined for any other file. */
export function moduleOfFile(file: string): string | undefined {
  return BUNDLED_MODULES.find((module) => module.file === file)?.name;
}

export function bundledModulesIn(
  cells: readonly CellSnapshot[],
): readonly BundledModule[] {
  const imported = new Set(
    cells
      .filter(({ kind }) => kind === "code")
      .flatMap(({ source }) => importedModules(source)),
  );
  return BUNDLED_MODULES.filter(({ name }) => imported.has(name));
}

function importedModules(source: string): string[] {
  return parseStatements(source).flatMap(({ node }) => {
    if (node.type === "ImportDeclaration") {
      return importsOf(node).map(({ module }) => module);
    }
    return dynamicImportsIn(node).map(({ start }) =>
      resolveSpecifier(
        /^import\s*\(\s*(["'])(.*?)\1/.exec(source.slice(start!))?.[2] ?? "",
      ),
    );
  });
}

function parseStatements(source: string): ParsedCell["statements"] {
  try {
    return parseCell(source).statements;
  } catch {
    return [];
  }
}

/** Returns code that runs a bundle and stores its exports in a constant. */
export function bundleConstant(script: string, name: string): string {
  return `const ${name} = (() => {\nlet provided;\nconst provide = (exports) => (provided = exports);\n${script}\nreturn provided;\n})();`;
}

/** Turns a bundle into a module that exports all its exports as default. */
export function bundleAsModule(script: string): string {
  return `${bundleConstant(script, "all")}\nexport default all;\n`;
}
