import type { Plugin } from "vite";
import { cellNames, compileCellModules, typeFiles } from "../content/cell-types.ts";
import { openCache } from "../content/disk-cache.ts";
import { COMPILER_INPUTS, hashInputs } from "../content/inputs.ts";

const fromCache = openCache();

/** The default export of each virtual module. */
const MODULES = ["virtual:cell-names", "virtual:type-files"];

/**
 * Vite plugin: `virtual:cell-names` is the list of names for completion,
 * `virtual:type-files` the input of the type check; both are generated from the sources.
 */
export function cellTypesPlugin(): Plugin {
  return {
    name: "cell-types",
    resolveId(id) {
      return MODULES.includes(id) ? `\0${id}` : undefined;
    },
    load(id) {
      const module = id.slice(1);
      if (id[0] !== "\0" || !MODULES.includes(module)) return undefined;
      const made = fromCache(["cell types", hashInputs(COMPILER_INPUTS)], makeModules);
      // As text for JSON.parse, which engines read faster than a literal.
      const json = JSON.stringify((JSON.parse(made) as Record<string, string>)[module]);
      return { code: `export default JSON.parse(${json});`, map: null };
    },
  };
}

/** The text of each module, all from one program. */
function makeModules(): string {
  const program = compileCellModules();
  return JSON.stringify({
    "virtual:cell-names": JSON.stringify(cellNames(program)),
    "virtual:type-files": JSON.stringify(typeFiles(program)),
  });
}
