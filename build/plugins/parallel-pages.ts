import { readdir } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { AstroIntegration, AstroPrerenderer } from "astro";
import type { Plugin } from "vite";
import { CHAPTERS } from "#src/chapters.ts";
import type { Answer, Job, PageStyles, Start } from "./page-worker.ts";
import { makeStylesPortable } from "./relative-urls.ts";

/** Each thread loads the compiler and the tables; more threads gain little. */
const MOST = 4;
const WORKER = new URL("./page-worker.ts", import.meta.url);
/** Pages that readers open first are rendered first. */
const READING_ORDER = ["/", ...CHAPTERS.map(({ slug }) => `/${slug}/`)];

/**
 * Astro integration: renders the pages in one thread per core, where Astro uses a single
 * one.
 *
 * The output must not depend on which pages a thread rendered before. Astro renders the
 * components of a page concurrently and numbers them as they become ready; so whatever they
 * await must be loaded with the page's module, by static imports and without reading files.
 */
export function parallelPages(): AstroIntegration {
  const count = Math.min(MOST, availableParallelism());
  /** Astro fills in the styles while it bundles. */
  let pages: ReadonlyMap<string, { styles: PageStyles }>;
  let outDir: URL;
  /** What each script imports, by paths below the root. */
  const imports = new Map<string, readonly string[]>();
  return {
    name: "parallel-pages",
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        const plugins = [noteImports(imports)];
        updateConfig({ build: { concurrency: count }, vite: { plugins } });
      },
      "astro:config:done": ({ config }) => {
        outDir = config.outDir;
      },
      "astro:build:setup": (build) => {
        pages = build.pages;
      },
      "astro:build:start": ({ setPrerenderer }) => {
        setPrerenderer((itself) =>
          drawInThreads(itself, async () => {
            // The styles are complete by now; readers may open the first page early.
            const sheets = await makeStylesPortable(outDir);
            const folder = new URL("./.prerender/", outDir);
            const styles = [...pages].map(([key, page]) => [key, page.styles] as const);
            return start(folder, {
              ...{ styles: new Map(styles), sheets, imports },
              outDir: outDir.href,
            });
          }),
        );
      },
    },
  };

  async function start(
    folder: URL,
    shared: Omit<Start, "entry">,
  ): Promise<PageThread[]> {
    const names = await readdir(folder);
    const [entry] = names.filter((name) => /^prerender-entry\..*\.mjs$/.test(name));
    const workerData: Start = { ...shared, entry: new URL(entry, folder).href };
    return Array.from({ length: count }, () => new PageThread(workerData));
  }
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

function drawInThreads(
  itself: AstroPrerenderer,
  start: () => Promise<PageThread[]>,
): AstroPrerenderer {
  let threads: PageThread[];
  return {
    ...itself,
    name: "parallel-pages",
    async setup() {
      threads = await start();
      await itself.setup?.();
    },
    async getStaticPaths() {
      const paths = await itself.getStaticPaths();
      return paths.toSorted((a, b) => placeOf(a.pathname) - placeOf(b.pathname));
    },
    // Astro requests at most one page per thread at a time.
    async render({ url }, { routeData: { route, component } }) {
      const thread = threads.find(({ isIdle }) => isIdle)!;
      const answer = await thread.draw({ url, route, component });
      const { body, status, headers } = answer;
      // scripts/build-site.mjs serves it at once.
      process.send?.({ path: new URL(url).pathname, status, headers, body });
      return new Response(body, { status, headers });
    },
    async teardown() {
      await Promise.all(threads.map((thread) => thread.stop()));
      await itself.teardown?.();
    },
  };
}

function placeOf(pathname: string): number {
  const place = READING_ORDER.indexOf(pathname);
  return place < 0 ? READING_ORDER.length : place;
}

/** A thread that renders one page at a time. */
class PageThread {
  isIdle = true;
  readonly #worker: Worker;

  constructor(workerData: Start) {
    this.#worker = new Worker(WORKER, {
      workerData,
      // A larger young generation avoids copying a page's garbage.
      resourceLimits: { maxYoungGenerationSizeMb: 96 },
    });
  }

  async draw(job: Job): Promise<Answer> {
    this.isIdle = false;
    try {
      return await this.#ask(job);
    } finally {
      this.isIdle = true;
    }
  }

  #ask(job: Job): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const onExit = () => reject(new Error(`the thread that draws ${job.url} ended`));
      this.#worker.once("error", reject).once("exit", onExit);
      this.#worker.once("message", (reply: { answer: Answer } | { error: unknown }) => {
        this.#worker.off("error", reject).off("exit", onExit);
        if ("answer" in reply) resolve(reply.answer);
        else reject(reply.error);
      });
      this.#worker.postMessage(job);
    });
  }

  stop(): Promise<unknown> {
    return this.#worker.terminate();
  }
}
