import { Worker } from "node:worker_threads";
import type { Plugin } from "vite";

/** The default export of each virtual module. */
const MODULES = ["virtual:cell-names", "virtual:type-files", "virtual:drawing-types"];
const THREAD = new URL("./cell-types-thread.ts", import.meta.url);

/** The text of each module, shared by the pages and the workers that Vite bundles. */
let texts: Promise<Record<string, string>> | undefined;

/**
 * Vite plugin: `virtual:cell-names` is the list of names for completion,
 * `virtual:type-files` and `virtual:drawing-types` what the compiler of cells reads; all
 * are generated from the sources.
 */
export function cellTypesPlugin(): Plugin {
  let isBuild = false;
  return {
    name: "cell-types",
    configResolved({ command }) {
      isBuild = command === "build";
    },
    // Begun before it is asked for, while other modules are read.
    buildStart() {
      if (isBuild) startOnce();
    },
    resolveId(id) {
      return MODULES.includes(id) ? `\0${id}` : undefined;
    },
    async load(id) {
      const module = id.slice(1);
      if (id[0] !== "\0" || !MODULES.includes(module)) return undefined;
      const made = await startOnce();
      // In development the library may have changed by the next time.
      if (!isBuild) texts = undefined;
      // As text for JSON.parse, which engines read faster than a literal.
      const json = JSON.stringify(made[module]);
      return { code: `export default JSON.parse(${json});`, map: null };
    },
  };
}

function startOnce(): Promise<Record<string, string>> {
  if (!texts) {
    texts = makeTexts();
    // Whoever loads a module is told; until then nobody may be waiting.
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
