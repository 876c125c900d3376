import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { instrument } from "./instrument.ts";

const QUERY = /\.ts\?trace$/;

/**
 * Vite plugin: `import { traced } from "./file.ts?trace"` imports the tracing twins of the
 * functions that file.ts exports, regenerated whenever it changes.
 */
export function tracePlugin(): Plugin {
  let recorder: string;
  return {
    name: "trace",
    enforce: "pre",
    configResolved({ root }) {
      recorder = resolve(
        root,
        "src/components/figures/indexing/stepper/trace.ts",
      ).replaceAll("\\", "/");
    },
    async load(id) {
      if (!QUERY.test(id)) return;
      const file = id.replace(/\?trace$/, "");
      this.addWatchFile(file);
      return {
        code: instrument(await readFile(file, "utf8"), recorder, file),
        map: null,
      };
    },
  };
}
