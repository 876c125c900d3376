import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Plugin } from "vite";

/** The default export of each virtual module. */
const MODULES = ["virtual:cell-names", "virtual:type-files"];
const THREAD = new URL("./cell-types-thread.ts", import.meta.url);

/** The text of each module: it is one for the pages and for the workers that Vite bundles. */
let texts: Promise<Record<string, string>> | undefined;

/**
 * Vite plugin: `virtual:cell-names` is the list of names for completion,
 * `virtual:type-files` the input of the type check; both are generated from the sources.
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
      if (isBuild) texts ??= makeTexts();
    },
    resolveId(id) {
      return MODULES.includes(id) ? `\0${id}` : undefined;
    },
    async load(id) {
      const module = id.slice(1);
      if (id[0] !== "\0" || !MODULES.includes(module)) return undefined;
      // In development the library may have changed since.
      if (!isBuild) texts = makeTexts();
      // As text for JSON.parse, which engines read faster than a literal.
      const json = JSON.stringify((await texts!)[module]);
      return { code: `export default JSON.parse(${json});`, map: null };
    },
  };
}

async function makeTexts(): Promise<Record<string, string>> {
  const [made] = (await once(new Worker(THREAD), "message")) as [
    Record<string, string>,
  ];
  return made;
}
