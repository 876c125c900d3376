import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import type { RolldownOutput } from "rolldown";
import { build, type Plugin } from "vite";
import { ROAD } from "#src/chapters.ts";
import { type Plan, PLANS_PATH } from "#components/site/presenter/plan.ts";
import { islandAttribute } from "../../src/embed/island-markup.ts";
import { lessonPage } from "#src/lesson-file/lesson-page.ts";
import { islandsOf, type PagePart } from "#src/lesson-file/page-parts.ts";
import { cellTypesPlugin } from "./cell-types-plugin.ts";
import { noteModules } from "./note-modules.ts";
import { withPolicy } from "./page-policy.ts";
import { sandboxPlugin } from "./sandbox-plugin.ts";
import { smallScript } from "./small-script.ts";
import { tracePlugin } from "./trace-plugin.ts";

const FILE = "lesson.html";
const ENTRY = "virtual:lesson-file";
/** The slug of the lesson that the file presents. */
const LESSON = "permutations";
/** What the file shows of each page, in its order. */
const PARTS: readonly Omit<PagePart, "html">[] = [
  { path: "", title: "A cube and its number", shows: "[data-figure=cover-cube]" },
  {
    path: "teaching/",
    title: "A lesson to present",
    shows: `section[aria-labelledby="lesson-${LESSON}"]`,
  },
  ...ROAD.map(({ slug, title }) => ({
    path: `${slug}/`,
    title,
    shows: "article > *",
  })),
  { path: "practice/", title: "Practice", shows: "article > *" },
];

/**
 * Astro integration: writes lesson.html, a single file with a lesson, the chapters of the
 * road and practice, for schools without a network. It works when it is opened from a disk,
 * where a page can load no modules, styles or fonts: all of them are in it.
 */
export function lessonFile(): AstroIntegration {
  const modules = new Map<string, string>();
  let site: string | undefined;
  return {
    name: "lesson-file",
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [noteModules(modules)] } });
      },
      "astro:config:done": ({ config }) => {
        site = config.site;
      },
      "astro:build:done": async ({ dir, logger }) => {
        const read = (path: string) => readFile(new URL(path, dir), "utf8");
        const pages = await Promise.all(
          PARTS.map(async (part) => {
            return { ...part, html: await read(`${part.path}index.html`) };
          }),
        );
        const plans: Record<string, Plan> = JSON.parse(await read(PLANS_PATH));
        const exported = pages
          .flatMap(islandsOf)
          .flatMap((island) => exportsFor(island, modules));
        const html = lessonPage(pages, {
          ...(await bundle([...new Set(exported)].join("\n"))),
          plan: plans[LESSON],
          early: await smallScript(source("components/site/frame/early-script.ts")),
          start: await smallScript(source("lesson-file/start.ts")),
          site,
        });
        await writeFile(new URL(FILE, dir), withPolicy(html, "blob:", []));
        logger.info(`${FILE}: ${(html.length / 1e6).toFixed(1)} MB`);
      },
    },
  };
}

function source(path: string): string {
  return fileURLToPath(new URL(`../../src/${path}`, import.meta.url));
}

/** The statements that export an island's component and what hydrates it. */
function exportsFor(island: string, modules: ReadonlyMap<string, string>): string[] {
  const from = (name: "component-url" | "renderer-url") => {
    const url = islandAttribute(island, name);
    return `from ${JSON.stringify(modules.get(url.slice(url.indexOf("_astro/"))))};`;
  };
  return [
    `export { ${islandAttribute(island, "component-export")} } ${from("component-url")}`,
    `export { default } ${from("renderer-url")}`,
  ];
}

/** Bundles scripts and styles, without a file of its own for anything. */
async function bundle(exported: string) {
  const plugins = () => [tracePlugin(), cellTypesPlugin(), sandboxPlugin()];
  const { output } = (await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    plugins: [...plugins(), entry(exported)],
    // A worker's script has all jobs in it; start.ts makes its address of a text.
    worker: {
      format: "iife",
      plugins,
      rolldownOptions: { output: { codeSplitting: false } },
    },
    experimental: {
      renderBuiltUrl: (name) => ({ runtime: `workerAddress(${JSON.stringify(name)})` }),
    },
    build: {
      write: false,
      assetsInlineLimit: Number.POSITIVE_INFINITY,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: "exports-only",
        output: { codeSplitting: false },
      },
    },
  })) as RolldownOutput;
  let modules = "";
  let styles = "";
  const workers = new Map<string, string>();
  for (const file of output) {
    if (file.type === "chunk") modules += file.code;
    else if (file.fileName.endsWith(".css")) styles += file.source;
    else workers.set(file.fileName, String(file.source));
  }
  // The fonts are in the file, so text needn't do without them.
  styles = styles.replaceAll("font-display:optional", "font-display:block");
  return { modules, styles, workers };
}

function entry(exported: string): Plugin {
  const own = ["lesson-file.ts", "lesson-file.css"].map(
    (name) => `import ${JSON.stringify(source(`lesson-file/${name}`))};`,
  );
  return {
    name: "lesson-file-entry",
    resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
    load: (id) => (id === `\0${ENTRY}` ? [...own, exported].join("\n") : undefined),
  };
}
