import { readFile } from "node:fs/promises";
import { minifySync, type Plugin, transformWithOxc } from "vite";

const QUERY = "?inlined";

/**
 * Vite plugin: `import code from "./some.ts?inlined"` is the text of a script that stands in
 * the page itself, small, and with no name seen outside. The script imports types only.
 */
export function inlinedScript(): Plugin {
  return {
    name: "inlined-script",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(QUERY)) return undefined;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      const { code } = await transformWithOxc(await readFile(file, "utf8"), file);
      return `export default ${JSON.stringify(smallScript(file, code))};`;
    },
  };
}

/** @throws {Error} when it imports or exports a value: such a script cannot stand in a page */
function smallScript(file: string, code: string): string {
  const plain = code.replace(/^export \{\};?$/m, "");
  if (/^(import|export)\b/m.test(plain)) {
    throw new Error(`${file} stands in a page, so it can import and export types only`);
  }
  const small = minifySync(file.replace(/ts$/, "js"), `{${plain}}`);
  if (small.errors.length > 0) throw new Error(`${file}: ${small.errors[0].message}`);
  return small.code;
}
