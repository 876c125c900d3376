import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";

const ATTRIBUTES = /(\s(?:href|src|component-url|renderer-url|data-index)=")\/(?!\/)/g;
/** Astro derives it from the build folder; only `astro dev` needs it. */
const ISLAND_UID = /(<astro-island) uid="\w+"/g;
const STYLE_URLS = /(\burl\(["']?)\/(?!\/)/g;

/**
 * Makes the root-relative addresses in a built page or style sheet relative, so that the
 * site can be served from any folder.
 *
 * @param text   the file's text
 * @param file   the file's path below the site's root, with forward slashes
 */
function relativise(text: string, file: string): string {
  const depth = file.split("/").length - 1;
  const toRoot = depth === 0 ? "./" : "../".repeat(depth);
  return text.replace(file.endsWith(".css") ? STYLE_URLS : ATTRIBUTES, `$1${toRoot}`);
}

/**
 * Makes a page independent of the folder that it is served from, and of the folder that it
 * was built in.
 *
 * @param pathname  of its address, which ends with a slash
 */
export function makePagePortable(html: string, pathname: string): string {
  return relativise(html, `${pathname.slice(1)}index.html`).replace(ISLAND_UID, "$1");
}

/** Does the same for the style sheets in a folder of built files. */
export async function makeStylesPortable(folder: URL): Promise<void> {
  const root = fileURLToPath(folder);
  const files = await readdir(root, { recursive: true });
  for (const file of files.filter((name) => name.endsWith(".css"))) {
    const path = join(root, file);
    const text = await readFile(path, "utf8");
    await writeFile(path, relativise(text, file.split(sep).join("/")));
  }
}
