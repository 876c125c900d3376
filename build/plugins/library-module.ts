import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { rolldown } from "rolldown";
import { indentStars } from "#build/content/indent-stars.ts";

const ENTRY = fileURLToPath(
  new URL("../../src/notebook/document/standalone.ts", import.meta.url),
);

/**
 * Everything that cells can import, as one readable JavaScript module with comments and no
 * dependencies.
 */
export async function libraryModule(): Promise<string> {
  const bundle = await rolldown({ input: ENTRY });
  const { output } = await bundle.generate({ format: "es", minify: false });
  await bundle.close();
  const [{ code }, ...others] = output;
  if (others.length > 0) throw new Error("the library's module has become several");
  return indentStars(code);
}

/** Astro integration: writes the module for exported notebooks. */
export function libraryFile(): AstroIntegration {
  return {
    name: "library-file",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        await writeFile(new URL("every-cube.js", dir), await libraryModule());
      },
    },
  };
}
