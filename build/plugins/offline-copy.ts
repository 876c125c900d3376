import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { zipSync } from "fflate";
import { rolldown } from "rolldown";
import { filesIn } from "#scripts/fingerprint.mjs";
import { ROAD } from "#src/chapters.ts";
import type { Copy } from "#src/offline/copy.ts";

const ENTRY = fileURLToPath(
  new URL("../../src/offline/service-worker.ts", import.meta.url),
);
const PACKAGE = new URL("../../package.json", import.meta.url);
const WORKER = "service-worker.js";
const ARCHIVE = "every-cube.zip";
/** Requested only by search engines, link previews, other sites and npm, or made to be saved. */
const NOT_SAVED =
  /^(social\/|embed\/(?!(index\.html|every-cube\.js)$)|(lesson\.html|every-cube\.tgz|robots\.txt|sitemap\.xml)$)/;
/** File names here contain a content hash. */
const HASHED = /^_astro\//;
/** See sandbox-plugin.ts. */
const SANDBOX = /^_astro\/sandbox\..*\.html$/;
/** The pages of a class, and what they load by a name without a hash. */
const FOR_CLASSES = [
  /^(index|404)\.html$/,
  /^(manifest\.webmanifest|icon\.svg|lessons\.json|figures\.json)$/,
  /^(class|practice|teaching)\/(.*\/)?index\.html$/,
  /^(cut-outs|glossary|offline|worksheet)\/index\.html$/,
  SANDBOX,
  ...ROAD.map(({ slug }) => RegExp(`^${slug}/index\\.html$`)),
];
/** For checking types in the editor: a fifth of all bytes. */
const COMPILER = /^_astro\/compiler\.worker/;
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
        logger.info(
          `${copy.files.length} files to be saved, ${copy.atFirst} at first, version ${copy.version}`,
        );
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
  const paths = [...contents.keys()].filter((path) => !NOT_SAVED.test(path));
  const sandbox = paths.find((path) => SANDBOX.test(path));
  if (sandbox === undefined) throw new Error("there is no page for the frame of cells");
  const needed = neededByClasses(contents);
  const atFirst = paths.filter((path) => needed.has(path));
  const sizeOf = (path: string) => contents.get(path)!.length;
  const later = paths
    .filter((path) => !needed.has(path))
    .sort((a, b) => sizeOf(a) - sizeOf(b));
  const files = [...atFirst, ...later].map((path) => {
    const content = contents.get(path)!;
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
  return { version, bytes, files, atFirst: atFirst.length, sandbox };
}

/** The pages of a class with all files of scripts, styles and fonts that they name. */
function neededByClasses(contents: ReadonlyMap<string, Uint8Array>): Set<string> {
  const isForClasses = (path: string) => FOR_CLASSES.some((some) => some.test(path));
  const needed = new Set([...contents.keys()].filter(isForClasses));
  for (const path of needed) {
    const text = new TextDecoder("latin1").decode(contents.get(path));
    for (const [name] of text.matchAll(/[\w.@-]+\.[a-z0-9]+/g)) {
      const named = `_astro/${name}`;
      if (contents.has(named) && !COMPILER.test(named)) needed.add(named);
    }
  }
  return needed;
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
