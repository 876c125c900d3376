import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import type { AstroIntegration, AstroPrerenderer } from "astro";
import type { Plugin } from "vite";
import { CHAPTERS } from "#src/chapters.ts";
import { inlineStyles } from "./inline-styles.ts";
import { takeHovers } from "./page-hovers.ts";
import { withPolicy } from "./page-policy.ts";
import { preloadScripts } from "./preload-scripts.ts";
import { makePagePortable, makeStylesPortable } from "./relative-urls.ts";
import { leaveUntranslated } from "./untranslated.ts";

/** Pages that readers open first are rendered first. */
const READING_ORDER = ["/", ...CHAPTERS.map(({ slug }) => `/${slug}/`)];

/**
 * Astro integration: turns Astro's HTML into the pages that are served, each as soon as it
 * is rendered.
 *
 * Astro renders the components of a page concurrently and numbers them as they become
 * ready; so whatever they await must be loaded with the page's module, by static imports
 * and without reading files. Else a page would depend on those rendered before it.
 */
export function finishedPages(): AstroIntegration {
  let outDir: URL;
  /** What each script imports, by paths below the root. */
  const imports = new Map<string, readonly string[]>();
  return {
    name: "finished-pages",
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [noteImports(imports)] } });
      },
      "astro:config:done": ({ config }) => {
        outDir = config.outDir;
      },
      "astro:build:start": ({ setPrerenderer }) => {
        setPrerenderer((itself) => finishing(itself, outDir, imports));
      },
    },
  };
}

/** Vite plugin: records the imports of each script that a browser loads. */
function noteImports(imports: Map<string, readonly string[]>): Plugin {
  return {
    name: "note-imports",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle: {
      // Scripts that only import styles have been dropped before this hook.
      order: "post",
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === "chunk") imports.set(chunk.fileName, chunk.imports);
        }
      },
    },
  };
}

function finishing(
  itself: AstroPrerenderer,
  outDir: URL,
  imports: ReadonlyMap<string, readonly string[]>,
): AstroPrerenderer {
  /** The texts of the style sheets, by their paths. */
  let sheets: ReadonlyMap<string, string>;
  return {
    ...itself,
    name: "finished-pages",
    async setup() {
      // The styles are complete by now; readers may open the first page early.
      sheets = await makeStylesPortable(outDir);
      await itself.setup?.();
    },
    async getStaticPaths() {
      const paths = await itself.getStaticPaths();
      return paths.toSorted((a, b) => placeOf(a.pathname) - placeOf(b.pathname));
    },
    async render(request, { routeData }) {
      const result = await itself.render(request, { routeData });
      const response = "response" in result ? result.response : result;
      const { status } = response;
      const headers = [...response.headers];
      const path = new URL(request.url).pathname;
      const isPage = response.headers.get("content-type")?.startsWith("text/html");
      const body = isPage
        ? new TextEncoder().encode(await finish(await response.text(), path)).buffer
        : await response.arrayBuffer();
      // scripts/build-site.mjs serves it at once.
      process.send?.({ path, status, headers, body });
      return new Response(body, { status, headers });
    },
  };

  async function finish(html: string, path: string): Promise<string> {
    const styled = preloadScripts(inlineStyles(html, sheets), imports);
    const page = takeHovers(leaveUntranslated(styled));
    if (page.hovers === "") return withPolicy(makePagePortable(page.html, path));
    const hovers = makePagePortable(page.hovers, path);
    const hash = createHash("sha256").update(hovers).digest("hex").slice(0, 8);
    const file = `_astro/hovers.${hash}.html`;
    await writeFile(new URL(file, outDir), hovers);
    const linked = page.html.replace("<body", () => `<body data-hovers="/${file}"`);
    return withPolicy(makePagePortable(linked, path));
  }
}

function placeOf(path: string): number {
  const place = READING_ORDER.indexOf(path);
  return place < 0 ? READING_ORDER.length : place;
}
