import { Worker } from "node:worker_threads";
import type { Plugin } from "vite";

/** The default export of each virtual module. */
const MODULES = ["virtual:cell-names", "virtual:type-files", "virtual:drawing-types"];
const THREAD = new URL("./cell-types-thread.ts", import.meta.url);

/** The text of each module, shared by the pages and the workers that Vite bundles. */
let texts: Promise<Record<string, string>> | undefined;

/**
 * Vite plugin for three modules generated from the sources: `virtual:cell-names` lists the
 * names for completion; `virtual:type-files` and `virtual:drawing-types` are declarations
 * for the cells' compiler.
 */
export function cellTypesPlugin(): Plugin {
  let isBuild = false;
  return {
    name: "cell-types",
    configResolved({ command }) {
      isBuild = command === "build";
    },
    // Starts early, in parallel with the loading of other modules.
    buildStart() {
      if (isBuild) startOnce();
    },
    resolveId(id) {
      return MODULES.includes(id) ? `\0${id}` : undefined;
    },
    async load(id) {
      const module = id.slice(1);
      if (id[0] !== "\0" || !MODULES.includes(module)) return undefined;
      const modules = await startOnce();
      // In development, the library may change between loads.
      if (!isBuild) texts = undefined;
      // Engines parse JSON faster than a literal.
      const json = JSON.stringify(modules[module]);
      return { code: `export default JSON.parse(${json});`, map: null };
    },
  };
}

function startOnce(): Promise<Record<string, string>> {
  if (!texts) {
    texts = makeTexts();
    // `load` reports the error; this only prevents an unhandled rejection before then.
    texts.catch(() => {});
  }
  return texts;
}

function makeTexts(): Promise<Record<string, string>> {
  return new Promise((resolve, reject) => {
    new Worker(THREAD)
      .once("message", resolve)
      .once("error", reject)
      .once("exit", () => reject(new Error("the thread for the types of cells ended")));
  });
}
