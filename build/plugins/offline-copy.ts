import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { zipSync } from "fflate";
import { rolldown } from "rolldown";
import { filesIn } from "../../scripts/fingerprint.mjs";
import type { Copy } from "../../src/offline/copy.ts";

const ENTRY = fileURLToPath(
  new URL("../../src/offline/service-worker.ts", import.meta.url),
);
const PACKAGE = new URL("../../package.json", import.meta.url);
const WORKER = "service-worker.js";
const ARCHIVE = "every-cube.zip";
/** Requested only by search engines and link previews. */
const NOT_SAVED = /^(social\/|robots\.txt$|sitemap\.xml$)/;
/** File names here contain a content hash. */
const HASHED = /^_astro\//;
/** See sandbox-plugin.ts. */
const SANDBOX = /^_astro\/sandbox\..*\.html$/;
/** Modification time of every file in the archive, so that equal sites give equal archives. */
const DATE = new Date(1980, 0, 1);

/**
 * Astro integration, last in the list: writes the service worker that saves the site in
 * the browser, and an archive of the site.
 */
export function offlineCopy(): AstroIntegration {
  return {
    name: "offline-copy",
    hooks: {
      "astro:build:done": async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const paths = filesIn(root, ".")
          .map((path) => path.slice(2))
          .filter((path) => path !== WORKER && path !== ARCHIVE);
        const contents = new Map<string, Uint8Array>();
        for (const path of paths) {
          contents.set(path, await readFile(new URL(path, dir)));
        }
        const { version } = JSON.parse(await readFile(PACKAGE, "utf8"));
        const copy = copyOf(contents, version);
        const worker = await serviceWorker(copy);
        contents.set(WORKER, new TextEncoder().encode(worker));
        await writeFile(new URL(WORKER, dir), worker);
        await writeFile(new URL(ARCHIVE, dir), archive(contents));
        logger.info(`${copy.files.length} files to be saved, version ${copy.version}`);
      },
    },
  };
}

/** @param contents  of the files, by their paths below the site's root */
export function copyOf(
  contents: ReadonlyMap<string, Uint8Array>,
  projectVersion: string,
): Copy {
  const all = createHash("sha256");
  let bytes = 0;
  const files = [...contents]
    .filter(([path]) => !NOT_SAVED.test(path))
    .map(([path, content]) => {
      const hash = createHash("sha256").update(content).digest("base64");
      all.update(`${path}\0${hash}\0`);
      bytes += content.length;
      return {
        // Some servers redirect from a page's file to its address.
        url: path.replace(/(^|\/)index\.html$/, "$1") || "./",
        revision: HASHED.test(path) ? null : hash.slice(0, 8),
        integrity: `sha256-${hash}`,
      };
    });
  const version = `${projectVersion} (${all.digest("hex").slice(0, 8)})`;
  const sandbox = [...contents.keys()].find((path) => SANDBOX.test(path));
  if (sandbox === undefined) throw new Error("there is no page for the frame of cells");
  return { version, bytes, files, sandbox };
}

async function serviceWorker(copy: Copy): Promise<string> {
  const bundle = await rolldown({
    input: ENTRY,
    transform: { define: { "process.env.NODE_ENV": '"production"' } },
  });
  const { output } = await bundle.generate({
    format: "iife",
    minify: true,
    banner: `const COPY = ${JSON.stringify(copy)};`,
  });
  await bundle.close();
  return output[0].code;
}

function archive(contents: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const files = [...contents].map(([path, content]) => [`every-cube/${path}`, content]);
  return zipSync(Object.fromEntries(files), { mtime: DATE });
}
