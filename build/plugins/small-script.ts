import { readFile } from "node:fs/promises";
import { minifySync, transformWithOxc } from "vite";

/**
 * A TypeScript file as the text of a script that stands in a page itself: without its types,
 * small, and with no name that other scripts of the page see.
 *
 * @throws {Error} when it imports or exports a value: such a script cannot stand in a page
 */
export async function smallScript(file: string): Promise<string> {
  const { code } = await transformWithOxc(await readFile(file, "utf8"), file);
  const plain = code.replace(/^export \{\};?$/m, "");
  if (/^(import|export)\b/m.test(plain)) {
    throw new Error(`${file} stands in a page, so it can import and export types only`);
  }
  const small = minifySync(file.replace(/ts$/, "js"), `{${plain}}`);
  if (small.errors.length > 0) throw new Error(`${file}: ${small.errors[0].message}`);
  return small.code;
}
