import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { sandboxPage } from "./page-policy.ts";
import { smallScript } from "./small-script.ts";

const MODULE = "virtual:sandbox-page";
const SCRIPT = fileURLToPath(
  new URL("../../src/notebook/worker/sandbox-frame.ts", import.meta.url),
);

/**
 * Vite plugin: `virtual:sandbox-page` is the URL of the page of the frame in which cells
 * run. Its file name contains a content hash, so that an open page never gets one of a later
 * version. It is empty in development: see `openSandbox`.
 */
export function sandboxPlugin(): Plugin {
  let isBuild = false;
  return {
    name: "sandbox",
    configResolved({ command }) {
      isBuild = command === "build";
    },
    resolveId(id) {
      return id === MODULE ? `\0${id}` : undefined;
    },
    async load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      if (!isBuild) return "export default '';";
      const source = sandboxPage(await smallScript(SCRIPT));
      const file = this.emitFile({ type: "asset", name: "sandbox.html", source });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}
