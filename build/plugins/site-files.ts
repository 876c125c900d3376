import { copyFile, readdir, writeFile } from "node:fs/promises";
import type { AstroIntegration } from "astro";

const FONTS = new URL("../../src/styles/fonts/", import.meta.url);

/**
 * Astro integration: writes robots.txt, the site map if the site's address is known, and
 * the fonts' licences.
 */
export function siteFiles(): AstroIntegration {
  let site: string | undefined;
  return {
    name: "site-files",
    hooks: {
      "astro:config:done": ({ config }) => {
        site = config.site;
      },
      "astro:build:done": async ({ dir, pages }) => {
        const paths = pages.map(({ pathname }) => pathname);
        await writeFile(new URL("robots.txt", dir), robots(site));
        if (site) await writeFile(new URL("sitemap.xml", dir), siteMap(paths, site));
        for (const name of await readdir(FONTS)) {
          if (!name.endsWith("-LICENSE.txt")) continue;
          await copyFile(new URL(name, FONTS), new URL(`_astro/${name}`, dir));
        }
      },
    },
  };
}

export function robots(site: string | undefined): string {
  const map = site ? `\nSitemap: ${new URL("sitemap.xml", site)}\n` : "";
  return `User-agent: *\nAllow: /\n${map}`;
}

/** @param paths  of the pages, below the site's root */
export function siteMap(paths: readonly string[], site: string): string {
  const listed = paths.filter((path) => !path.startsWith("404")).sort();
  const entries = listed.map(
    (path) => `  <url><loc>${new URL(path, site)}</loc></url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("")}</urlset>
`;
}
