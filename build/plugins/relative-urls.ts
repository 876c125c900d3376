import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";

const ATTRIBUTES =
  /(?<!<base)(\s(?:href|src|component-url|renderer-url|data-index|data-hovers)=")\/(?!\/)/g;
/** Astro derives it from the build folder; only `astro dev` needs it. */
const ISLAND_UID = /(<astro-island) uid="\w+"/g;
const STYLES = /<style>[^]*?<\/style>/g;
const STYLE_URLS = /(\burl\(["']?)\/(?!\/)/g;

/**
 * Makes the root-relative addresses in a page relative, and makes it independent of the
 * folder that it was built in: the site can be served from any folder.
 *
 * @param pathname  of its address, which ends with a slash
 */
export function makePagePortable(html: string, pathname: string): string {
  const depth = pathname.split("/").length - 2;
  // A page with a base can be at any address.
  const isAnywhere = html.includes("<base ");
  const toRoot = depth === 0 || isAnywhere ? "./" : "../".repeat(depth);
  return html
    .replaceAll(ATTRIBUTES, `$1${toRoot}`)
    .replaceAll(STYLES, (styles) => styles.replaceAll(STYLE_URLS, `$1${toRoot}`))
    .replaceAll(ISLAND_UID, "$1");
}

/**
 * Makes the root-relative addresses relative in the style sheets of a folder of built files.
 *
 * @returns the sheets as they were, by their paths below the folder
 */
export async function makeStylesPortable(folder: URL): Promise<Map<string, string>> {
  const root = fileURLToPath(folder);
  const files = await readdir(root, { recursive: true });
  const sheets = new Map<string, string>();
  for (const file of files.filter((name) => name.endsWith(".css"))) {
    const path = file.split(sep).join("/");
    const text = await readFile(join(root, file), "utf8");
    sheets.set(path, text);
    const toRoot = "../".repeat(path.split("/").length - 1) || "./";
    await writeFile(join(root, file), text.replaceAll(STYLE_URLS, `$1${toRoot}`));
  }
  return sheets;
}
