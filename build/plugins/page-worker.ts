// A thread of parallel-pages.ts: loads the bundle that Astro made for rendering, and
// renders pages on request.
import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";
import { inlineStyles } from "./inline-styles.ts";
import { takeHovers } from "./page-hovers.ts";
import { withPolicy } from "./page-policy.ts";
import { preloadScripts } from "./preload-scripts.ts";
import { makePagePortable } from "./relative-urls.ts";
import { leaveUntranslated } from "./untranslated.ts";

/** Astro's record of a page's style sheets. */
export type PageStyles = readonly {
  readonly depth: number;
  readonly order: number;
  readonly sheet: object;
}[];

export interface Job {
  readonly url: string;
  readonly route: string;
  readonly component: string;
}

export interface Answer {
  readonly body: ArrayBuffer;
  readonly status: number;
  readonly headers: [string, string][];
}

export interface Start {
  /** The URL of the bundle's entry. */
  readonly entry: string;
  /** Keyed by Astro's key of the page. */
  readonly styles: ReadonlyMap<string, PageStyles>;
  /** The texts of the style sheets, by their paths. */
  readonly sheets: ReadonlyMap<string, string>;
  /** What each script imports. */
  readonly imports: ReadonlyMap<string, readonly string[]>;
  /** The URL of the folder of the built site. */
  readonly outDir: string;
}

/** The part of the bundle's exported `app` that is used here. */
interface App {
  setInternals(internals: object): void;
  setOptions(options: object): void;
  render(request: Request, options: object): Promise<Response>;
  readonly manifest: {
    readonly routes: readonly {
      readonly routeData: { readonly route: string; readonly component: string };
    }[];
  };
}

const { entry, styles, sheets, imports, outDir } = workerData as Start;
const { app } = (await import(entry)) as { app: App };
// Only `styles` is filled in: rendering uses none of Astro's other page data.
const pagesByKeys = new Map([...styles].map(([key, list]) => [key, { styles: list }]));
app.setInternals({ pagesByKeys, entrySpecifierToBundleMap: new Map() });
app.setOptions({
  settings: { scripts: [] },
  logger: { options: { destination: { write } } },
});

/** Prints a warning about a page while it is rendered. */
function write({ message }: { message: string }): void {
  console.warn(message);
}

parentPort!.on("message", (job: Job) => {
  draw(job).then(
    (answer) => parentPort!.postMessage({ answer }, [answer.body]),
    (error: unknown) => parentPort!.postMessage({ error }),
  );
});

async function draw({ url, route, component }: Job): Promise<Answer> {
  const { routeData } = app.manifest.routes.find(
    ({ routeData }) => routeData.route === route && routeData.component === component,
  )!;
  const response = await app.render(new Request(url), { routeData });
  const headers = [...response.headers];
  const { status } = response;
  if (!response.headers.get("content-type")?.startsWith("text/html")) {
    return { body: await response.arrayBuffer(), status, headers };
  }
  const html = await finish(await response.text(), new URL(url).pathname);
  return { body: new TextEncoder().encode(html).buffer, status, headers };
}

/** Turns Astro's HTML into the served page. */
async function finish(html: string, pathname: string): Promise<string> {
  const styled = preloadScripts(inlineStyles(html, sheets), imports);
  const page = takeHovers(leaveUntranslated(styled));
  if (page.hovers === "") return withPolicy(makePagePortable(page.html, pathname));
  const hovers = makePagePortable(page.hovers, pathname);
  const hash = createHash("sha256").update(hovers).digest("hex").slice(0, 8);
  const file = `_astro/hovers.${hash}.html`;
  await writeFile(new URL(file, outDir), hovers);
  const linked = page.html.replace("<body", () => `<body data-hovers="/${file}"`);
  return withPolicy(makePagePortable(linked, pathname));
}
