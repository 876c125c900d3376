import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

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
export function relativise(text: string, file: string): string {
  const depth = file.split("/").length - 1;
  const toRoot = depth === 0 ? "./" : "../".repeat(depth);
  return text.replace(file.endsWith(".css") ? STYLE_URLS : ATTRIBUTES, `$1${toRoot}`);
}

/** The page without traces of the folder it was built in. */
export function withoutBuildFolder(html: string): string {
  return html.replace(ISLAND_UID, "$1");
}

/**
 * Astro integration: makes the pages independent of the folder they are served from, and of
 * the folder they were built in.
 */
export function relativeUrls(): AstroIntegration {
  return {
    name: "relative-urls",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const root = fileURLToPath(dir);
        const files = await readdir(root, { recursive: true });
        for (const file of files.filter((name) => /\.(html|css)$/.test(name))) {
          const path = join(root, file);
          const text = await readFile(path, "utf8");
          const relative = relativise(text, file.split(sep).join("/"));
          await writeFile(path, withoutBuildFolder(relative));
        }
      },
    },
  };
}
