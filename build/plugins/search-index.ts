import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { close, createIndex } from "pagefind";

/** Astro integration: indexes the built pages for the search dialog. */
export function searchIndex(): AstroIntegration {
  return {
    name: "search-index",
    hooks: {
      "astro:build:done": async ({ dir, pages, logger }) => {
        const root = fileURLToPath(dir);
        const outputPath = join(root, "pagefind");
        const { index, errors } = await createIndex();
        if (!index) throw new Error(`pagefind: ${errors.join("; ")}`);
        const added = await index.addDirectory({ path: root });
        const written = await index.writeFiles({ outputPath });
        const problems = [...added.errors, ...written.errors];
        if (problems.length > 0) throw new Error(`pagefind: ${problems.join("; ")}`);
        // Pagefind writes an empty index without complaint.
        const texts = await readdir(join(outputPath, "fragment"));
        if (added.page_count < pages.length || texts.length === 0) {
          throw new Error(
            `pagefind: ${added.page_count} of ${pages.length} pages read, ${texts.length} written`,
          );
        }
        logger.info(`${added.page_count} pages indexed`);
        await close();
      },
    },
  };
}
