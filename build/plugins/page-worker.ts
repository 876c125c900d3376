// A thread of parallel-pages.ts: it loads what Astro has bundled for drawing pages, and
// draws those that it is asked for.
import { parentPort, workerData } from "node:worker_threads";

/** What Astro knows of a page's style sheets. */
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

interface Start {
  /** The address of the bundle's entry. */
  readonly entry: string;
  /** By Astro's key of the page. */
  readonly styles: ReadonlyMap<string, PageStyles>;
}

/** What is used here of the `app` that Astro's bundle exports. */
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

const { entry, styles } = workerData as Start;
const { app } = (await import(entry)) as { app: App };
// Of all that Astro knows here, drawing needs the styles; no integration adds a script.
const pagesByKeys = new Map([...styles].map(([key, list]) => [key, { styles: list }]));
app.setInternals({ pagesByKeys, entrySpecifierToBundleMap: new Map() });
app.setOptions({
  settings: { scripts: [] },
  logger: { options: { destination: { write } } },
});

/** Warnings of a page while it is drawn. */
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
  return {
    body: await response.arrayBuffer(),
    status: response.status,
    headers: [...response.headers],
  };
}
