import { fileURLToPath } from "node:url";
import mdx from "@astrojs/mdx";
import { unified } from "@astrojs/markdown-remark";
import { defineConfig } from "astro/config";
import rehypeKatex from "rehype-katex";
import remarkMath from "remark-math";
import { chapterNotebooks } from "./build/plugins/chapter-notebooks.ts";
import { codeTheme } from "./build/content/code-theme.ts";
import { embeds } from "./build/plugins/embeds.ts";
import { inlinedScript } from "./build/plugins/inlined-script.ts";
import { lessonFile } from "./build/plugins/lesson-file.ts";
import { libraryFile } from "./build/plugins/library-module.ts";
import { nameFormulas } from "./build/plugins/name-formulas.ts";
import { offlineCopy } from "./build/plugins/offline-copy.ts";
import { packageFile } from "./build/plugins/package-file.ts";
import { finishedPages } from "./build/plugins/finished-pages.ts";
import { preactByVite } from "./build/plugins/preact-by-vite.ts";
import { remarkCells } from "./build/plugins/remark-cells.ts";
import { sandboxPlugin } from "./build/plugins/sandbox-plugin.ts";
import { searchIndex } from "./build/plugins/search-index.ts";
import { siteFiles } from "./build/plugins/site-files.ts";
import { cellTypesPlugin } from "./build/plugins/cell-types-plugin.ts";
import { tracePlugin } from "./build/plugins/trace-plugin.ts";

// The site's full address, if it has one. Without it, the pages don't depend on where they
// are served.
const { SITE_ADDRESS } = process.env;
/** Its browser build decodes entities with the DOM, which workers don't have. */
const ENTITIES = "decode-named-character-reference";

export default defineConfig({
  site: SITE_ADDRESS && SITE_ADDRESS.replace(/\/*$/, "/"),
  trailingSlash: "always",
  build: { inlineStylesheets: "never" },
  devToolbar: { enabled: false },
  markdown: {
    processor: unified({
      remarkPlugins: [remarkMath, remarkCells],
      rehypePlugins: [[rehypeKatex, { output: "mathml" }], nameFormulas],
      smartypants: true,
    }),
    shikiConfig: { theme: codeTheme },
  },
  integrations: [
    mdx(),
    preactByVite(),
    chapterNotebooks(),
    libraryFile(),
    packageFile(),
    finishedPages(),
    searchIndex(),
    siteFiles(),
    embeds(),
    lessonFile(),
    offlineCopy(),
  ],
  vite: {
    plugins: [tracePlugin(), cellTypesPlugin(), sandboxPlugin(), inlinedScript()],
    // Scripts and styles use relative URLs, so that one build works under any path.
    experimental: {
      renderBuiltUrl: (_, { hostType }) =>
        hostType === "html" ? undefined : { relative: true },
    },
    build: { assetsInlineLimit: 0 },
    resolve: { alias: { [ENTITIES]: fileURLToPath(import.meta.resolve(ENTITIES)) } },
    worker: { format: "es", plugins: () => [cellTypesPlugin()] },
  },
});
