import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import type { OutputAsset, OutputChunk, RolldownOutput } from "rolldown";
import { build } from "vite";
import { CHAPTERS } from "#src/chapters.ts";
import { type Embed, embedPage, embedsIn, oEmbed } from "#src/embed/embed-page.ts";
import { FIGURES_PATH, listFigures } from "#src/embed/figure-list.ts";
import { cellTypesPlugin } from "./cell-types-plugin.ts";
import { noteModules } from "./note-modules.ts";
import { withPolicy } from "./page-policy.ts";
import { makePagePortable } from "./relative-urls.ts";
import { sandboxPlugin } from "./sandbox-plugin.ts";
import { smallScript } from "./small-script.ts";
import { tracePlugin } from "./trace-plugin.ts";

const FOLDER = "embed/";
const PARTS = "embed/parts/";
/** The cover and the chapters, in reading order. */
const FIRST_PAGES = ["", ...CHAPTERS.map(({ slug }) => `${slug}/`)];
const FILES = {
  entryFileNames: `${PARTS}[name].[hash].js`,
  chunkFileNames: `${PARTS}[name].[hash].js`,
  assetFileNames: `${PARTS}[name].[hash][extname]`,
};
const STYLES = source("embed.css");
/**
 * In a sandbox a frame has no origin, so that in WebKit nothing matches 'self'; and it starts
 * its workers from texts (embedded-page.ts).
 */
const ANY_SITE = "'self' http: https: blob:";
/**
 * Modules that at least this many figures use are in one file, which all figures load. With
 * other numbers, a figure loaded more files or more bytes.
 */
const GROUPS = [
  { name: "common", minShareCount: 12 },
  { name: "kit", minShareCount: 6, test: /components.kit/ },
];

/**
 * Astro integration: writes a page `embed/<figure>/` for each figure, which shows it alone,
 * and the script of the element `<every-cube>`.
 *
 * The figures are those of the rendered pages, with the same properties. Their scripts are
 * bundled again, because chapters share theirs in small files: a single figure would load
 * about forty of them.
 */
export function embeds(): AstroIntegration {
  const modules = new Map<string, string>();
  let site: string | undefined;
  return {
    name: "embeds",
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [noteModules(modules)] } });
      },
      "astro:config:done": ({ config }) => {
        site = config.site;
      },
      "astro:build:done": async ({ dir, pages, logger }) => {
        const all = await readFigures(
          pages.map(({ pathname }) => pathname),
          dir,
        );
        const list = listFigures(all, FIRST_PAGES);
        await writeFile(new URL(FIGURES_PATH, dir), JSON.stringify(list));
        const figures = embeddable(all);
        const moduleOf = (file: string) => modules.get(file.slice(1))!;
        const files = figures.flatMap(({ component, renderer }) => [
          component,
          renderer,
        ]);
        const bundle = await Bundle.of([...new Set(files.map(moduleOf))], dir);
        const script = await smallScript(source("embedded-page.ts"));
        for (const figure of figures) {
          const folder = new URL(`${FOLDER}${figure.id}/`, dir);
          await mkdir(folder, { recursive: true });
          const component = bundle.chunkOf(moduleOf(figure.component));
          const renderer = bundle.chunkOf(moduleOf(figure.renderer));
          const html = embedPage(figure, {
            ...{ script, site },
            component: `/${component.fileName}`,
            renderer: `/${renderer.fileName}`,
            ...bundle.neededBy([component, renderer]),
          });
          const page = makePagePortable(html, `/${FOLDER}${figure.id}/`);
          await writeFile(new URL("index.html", folder), withPolicy(page, ANY_SITE));
          if (site) {
            const answer = JSON.stringify(oEmbed(figure, site));
            await writeFile(new URL("oembed.json", folder), answer);
          }
        }
        const element = await smallScript(source("every-cube.ts"));
        await writeFile(new URL(`${FOLDER}every-cube.js`, dir), element);
        logger.info(`${figures.length} figures can be embedded`);
      },
    },
  };
}

function source(name: string): string {
  return fileURLToPath(new URL(`../../src/embed/${name}`, import.meta.url));
}

/** All figures of some pages. */
async function readFigures(pathnames: readonly string[], dir: URL): Promise<Embed[]> {
  const folders = pathnames.filter((pathname) => pathname !== "404/");
  const found = folders.map(async (pathname) =>
    embedsIn(await readFile(new URL(`${pathname}index.html`, dir), "utf8"), pathname),
  );
  return (await Promise.all(found)).flat();
}

/** The figures that get a page; one that is on two pages is taken from the first. */
function embeddable(all: readonly Embed[]): Embed[] {
  const figures = new Map<string, Embed>();
  for (const figure of all) {
    // Exercises keep their answers, which a frame doesn't.
    if (figure.page.startsWith("practice/") || figures.has(figure.id)) continue;
    figures.set(figure.id, figure);
  }
  return [...figures.values()];
}

/** The scripts and styles of the figures, in few files. */
class Bundle {
  readonly #chunks: ReadonlyMap<string, OutputChunk>;
  readonly #sheets: ReadonlyMap<string, string>;

  private constructor({ output }: RolldownOutput) {
    const chunks = output.filter((file) => file.type === "chunk");
    const sheets = output.filter((file): file is OutputAsset =>
      file.fileName.endsWith(".css"),
    );
    this.#chunks = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
    this.#sheets = new Map(
      sheets.map((sheet) => [sheet.fileName, String(sheet.source)]),
    );
  }

  /** Bundles the modules, and writes the files below `dir`. */
  static async of(modules: readonly string[], dir: URL): Promise<Bundle> {
    const plugins = () => [tracePlugin(), cellTypesPlugin(), sandboxPlugin()];
    const result = await build({
      configFile: false,
      logLevel: "warn",
      base: "./",
      publicDir: false,
      plugins: plugins(),
      worker: { format: "es", plugins, rolldownOptions: { output: FILES } },
      build: {
        outDir: fileURLToPath(dir),
        emptyOutDir: false,
        assetsInlineLimit: 0,
        modulePreload: false,
        rolldownOptions: {
          input: [...modules, STYLES],
          preserveEntrySignatures: "exports-only",
          output: { ...FILES, codeSplitting: { groups: GROUPS } },
        },
      },
    });
    return new Bundle(result as RolldownOutput);
  }

  chunkOf(module: string): OutputChunk {
    const chunks = [...this.#chunks.values()];
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === module);
    if (!chunk) throw new Error(`${module} was not bundled`);
    return chunk;
  }

  /** @returns the addresses of the scripts, and the text of the styles */
  neededBy(entries: readonly OutputChunk[]): { scripts: string[]; styles: string } {
    const needed = new Set<OutputChunk>();
    const follow = (chunk: OutputChunk): void => {
      if (needed.has(chunk)) return;
      for (const name of chunk.imports) follow(this.#chunks.get(name)!);
      needed.add(chunk);
    };
    entries.forEach(follow);
    const sheets = [...needed].flatMap(({ viteMetadata }) => [
      ...(viteMetadata?.importedCss ?? []),
    ]);
    const [own] = [...this.#sheets.keys()].filter((name) => name.includes("/embed."));
    return {
      scripts: [...needed].map(({ fileName }) => `/${fileName}`),
      styles: [own, ...sheets].map((name) => this.#sheets.get(name)!).join(""),
    };
  }
}
