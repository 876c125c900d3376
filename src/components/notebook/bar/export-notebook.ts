// Exports a page's cells and prose as files that run elsewhere. Loaded on first use.
import {
  bundleAsModule,
  bundledModulesIn,
} from "#notebook/document/bundled-modules.ts";
import {
  snapshotNotebook,
  type CellSnapshot,
  type NotebookSnapshot,
} from "#notebook/document/notebook-snapshot.ts";
import type { NotebookDocument } from "#notebook/document/document.ts";
import { BUNDLES } from "./bundles.ts";
import { fetchText } from "./fetch-text.ts";
import type { NotebookCell, PageNotebook } from "./page-notebook.ts";
import { saveFile } from "#kit/storage/save-file.ts";
import type { ExportRequest } from "./export.worker.ts";
import { TimedWorker } from "./timed-worker.ts";

/** A chapter takes less than one second. */
const MAX_TIME_MS = 30_000;

/** In a worker, because the page's policy forbids the `Function` calls that check the syntax. */
const writer = new TimedWorker<ExportRequest, string>(
  () => new Worker(new URL("./export.worker.ts", import.meta.url), { type: "module" }),
  MAX_TIME_MS,
);

/**
 * Saves the page as a Jupyter notebook.
 * @param library  the URL of the library's module
 * @param title    the title of a notebook without prose; chapters bring their own
 * @returns        the file's name, and the bundles that its cells import from the same folder
 */
export async function saveAsIpynb(
  notebook: PageNotebook,
  library: string,
  title?: string,
): Promise<{ file: string; beside: { file: string; text: string }[] }> {
  const whole = await wholeNotebook(notebook, library, title);
  const file = `${notebook.page}.ipynb`;
  const address = pageAddress();
  const text = await writer.ask({ format: "ipynb", notebook: whole, address });
  saveFile(file, text, "application/x-ipynb+json");
  const bundles = await loadBundles(whole);
  const beside = bundles.map(({ file, script }) => ({
    file,
    text: bundleAsModule(script),
  }));
  return { file, beside };
}

/**
 * Saves the page as a script for Node, with the library in the same file.
 * @param document  the same cells, embedded so that the script can be imported again
 */
export async function saveAsScript(
  notebook: PageNotebook,
  document: NotebookDocument,
  library: string,
  title?: string,
): Promise<void> {
  const [whole, text] = await Promise.all([
    wholeNotebook(notebook, library, title),
    fetchText(library),
  ]);
  const bundles = await loadBundles(whole);
  const scripts = Object.fromEntries(
    bundles.map(({ name, script }) => [name, script] as const),
  );
  const script = await writer.ask({
    ...{ format: "script", notebook: whole, address: pageAddress() },
    ...{ library: text, scripts, document },
  });
  saveFile(`${notebook.page}.ts`, script, "text/typescript");
}

/** The scripts of the bundled modules that a notebook imports. */
function loadBundles({ cells }: NotebookSnapshot) {
  return Promise.all(
    bundledModulesIn(cells).map(async (module) => {
      return { ...module, script: await fetchText(BUNDLES[module.name]) };
    }),
  );
}

/** The page with its prose, which is fetched on demand. */
async function wholeNotebook(
  { page, cells }: PageNotebook,
  library: string,
  title?: string,
): Promise<NotebookSnapshot> {
  if (title !== undefined) return { page, title, cells: cells.map(toWholeCell) };
  const shipped = await fetchText(new URL("notebook.json", pageAddress()).href);
  const site = new URL("./", library).href;
  return snapshotNotebook(JSON.parse(shipped) as NotebookSnapshot, cells, site);
}

/** A plain copy: elements of the page can't be sent to a worker. */
function toWholeCell({
  id,
  kind,
  source,
  outputs,
  chosen,
}: NotebookCell): CellSnapshot {
  return { id, kind, source, outputs, ...(chosen && { chosen }) };
}

/** The URL without the state of figures and the cells of a link. */
function pageAddress(): string {
  return location.origin + location.pathname;
}
