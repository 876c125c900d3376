import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

const ATTRIBUTES = /(\s(?:href|src|component-url|renderer-url|data-index)=")\/(?!\/)/g;
/** Astro makes it from the folder in which the site is built; only `astro dev` asks for it. */
const ISLAND_UID = /(<astro-island) uid="\w+"/g;
const STYLE_URLS = /(\burl\(["']?)\/(?!\/)/g;

/**
 * Rewrites the root-relative addresses in a built page or style sheet so that
 * they hold wherever the site is put.
 *
 * @param text   the file's text
 * @param file   its path below the site's root, with forward slashes
 */
export function relativise(text: string, file: string): string {
  const depth = file.split("/").length - 1;
  const toRoot = depth === 0 ? "./" : "../".repeat(depth);
  return text.replace(file.endsWith(".css") ? STYLE_URLS : ATTRIBUTES, `$1${toRoot}`);
}

/** The same page, whatever folder it was built in. */
export function withoutBuildFolder(html: string): string {
  return html.replace(ISLAND_UID, "$1");
}

/**
 * Astro integration: after the build, no page names the folder it is served from, nor tells
 * apart in which it was built.
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
