import type { Plugin } from "vite";
import { smallScript } from "./small-script.ts";

const QUERY = "?inlined";

/** Vite plugin: `import code from "./some.ts?inlined"` is that script, minified. */
export function inlinedScript(): Plugin {
  return {
    name: "inlined-script",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(QUERY)) return undefined;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(await smallScript(file))};`;
    },
  };
}
