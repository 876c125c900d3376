import { readFile } from "node:fs/promises";
import { minifySync, transformWithOxc } from "vite";

/**
 * Compiles a TypeScript file to an inline script: minified, in a block scope so that other
 * scripts don't see its names.
 *
 * @throws {Error} when it imports or exports a value, which an inline script can't
 */
export async function smallScript(file: string): Promise<string> {
  const { code } = await transformWithOxc(await readFile(file, "utf8"), file);
  const plain = code.replace(/^export \{\};?$/m, "");
  if (/^(import|export)\b/m.test(plain)) {
    throw new Error(
      `${file} becomes an inline script, so it can import and export only types`,
    );
  }
  const small = minifySync(file.replace(/ts$/, "js"), `{${plain}}`);
  if (small.errors.length > 0) throw new Error(`${file}: ${small.errors[0].message}`);
  return small.code;
}
