import type { Plugin } from "vite";
import { cellNames, compileCellModules, typeFiles } from "../content/cell-types.ts";

/** What each virtual module exports by default. */
const MODULES = {
  "virtual:cell-names": cellNames,
  "virtual:type-files": typeFiles,
};

/**
 * Vite plugin: `virtual:cell-names` is the list of names that the editor offers,
 * `virtual:type-files` what the check of types reads; both are made from the sources.
 */
export function cellTypesPlugin(): Plugin {
  let program: ReturnType<typeof compileCellModules> | undefined;
  return {
    name: "cell-types",
    resolveId(id) {
      return Object.hasOwn(MODULES, id) ? `\0${id}` : undefined;
    },
    load(id) {
      const make = MODULES[id.slice(1) as keyof typeof MODULES];
      if (id[0] !== "\0" || make === undefined) return undefined;
      program ??= compileCellModules();
      // As text to be parsed: an engine reads it faster than it reads source.
      const json = JSON.stringify(JSON.stringify(make(program)));
      return { code: `export default JSON.parse(${json});`, map: null };
    },
  };
}
