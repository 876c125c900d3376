import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { close, createIndex } from "pagefind";
import { searchRecords } from "../content/search-records.ts";

/** Pagefind's own search dialogs, and its index for pages without a language. */
const NOT_LOADED = /^pagefind-(?!worker\.js|entry\.json)|^wasm\.unknown/;

/** Astro integration: indexes the built pages for the search dialog. */
export function searchIndex(): AstroIntegration {
  return {
    name: "search-index",
    hooks: {
      "astro:build:done": async ({ dir, pages, logger }) => {
        const { index, errors } = await createIndex();
        if (!index) throw new Error(`pagefind: ${errors.join("; ")}`);
        let count = 0;
        for (const path of pages.map(({ pathname }) => pathname).sort()) {
          if (path.startsWith("404")) continue;
          const html = await readFile(new URL(`${path}index.html`, dir), "utf8");
          for (const { url, page, title, about, text } of searchRecords(html, path)) {
            const added = await index.addCustomRecord({
              ...{ url: `/${url}`, content: text || title, language: "en" },
              meta: { title, page, ...(about && { about }) },
              // One filter at most: pagefind writes several in varying order.
              filters: page === "Glossary" ? { page: [page] } : {},
            });
            if (added.errors.length > 0) throw new Error(added.errors.join("; "));
            count++;
          }
        }
        const { files } = await index.getFiles();
        for (const { path, content } of files.filter(
          ({ path }) => !NOT_LOADED.test(path),
        )) {
          const file = new URL(`pagefind/${path}`, dir);
          await mkdir(dirname(fileURLToPath(file)), { recursive: true });
          await writeFile(file, content);
        }
        // Pagefind doesn't report an empty index.
        const written = files.filter(({ path }) => path.startsWith("fragment/")).length;
        if (count < pages.length || written !== count) {
          throw new Error(`pagefind: ${count} parts read, ${written} written`);
        }
        logger.info(`${count} parts of ${pages.length} pages indexed`);
        await close();
      },
    },
  };
}
