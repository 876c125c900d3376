import { writeFile } from "node:fs/promises";
import type { AstroIntegration } from "astro";
import { packageFiles } from "#build/package/package-files.ts";
import { packTarball } from "#build/package/tarball.ts";

/** Astro integration: writes the package, so that npm can install it from the site. */
export function packageFile(): AstroIntegration {
  return {
    name: "package-file",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const tarball = packTarball(await packageFiles());
        await writeFile(new URL("every-cube.tgz", dir), tarball);
      },
    },
  };
}
