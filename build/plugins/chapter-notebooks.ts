import { readFile, writeFile } from "node:fs/promises";
import type { AstroIntegration } from "astro";
import { CHAPTERS } from "#src/chapters.ts";
import { chapterNotebook } from "./chapter-notebook.ts";

/** Astro integration: writes each chapter as a notebook beside its page. */
export function chapterNotebooks(): AstroIntegration {
  return {
    name: "chapter-notebooks",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        for (const { slug } of CHAPTERS) {
          const html = await readFile(new URL(`${slug}/index.html`, dir), "utf8");
          const notebook = chapterNotebook(html, slug);
          if (!notebook) throw new Error(`the page of ${slug} has no chapter in it`);
          const file = new URL(`${slug}/notebook.json`, dir);
          await writeFile(file, `${JSON.stringify(notebook)}\n`);
        }
      },
    },
  };
}
