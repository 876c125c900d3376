// Exports a page's cells and prose as files that run elsewhere. Loaded on request.
import {
  bundleAsModule,
  bundledModulesIn,
} from "../../../notebook/document/bundled-modules.ts";
import {
  snapshotNotebook,
  type CellSnapshot,
  type NotebookSnapshot,
} from "../../../notebook/document/notebook-snapshot.ts";
import type { NotebookDocument } from "../../../notebook/document/document.ts";
import { BUNDLES } from "./bundles.ts";
import { fetchText } from "./fetch-text.ts";
import type { NotebookCell, PageNotebook } from "./page-notebook.ts";
import { saveFile } from "../../kit/storage/save-file.ts";
import type { ExportRequest } from "./export.worker.ts";
import { TimedWorker } from "./timed-worker.ts";

/** In milliseconds: a chapter takes less than one second. */
const MAX_TIME_MS = 30_000;

/** The page's policy forbids it to compile the cells, which is how their syntax is checked. */
const writer = new TimedWorker<ExportRequest, string>(
  () => new Worker(new URL("./export.worker.ts", import.meta.url), { type: "module" }),
  MAX_TIME_MS,
);

/**
 * Saves the page for Jupyter.
 * @param library  the address of the library's module on the site
 * @param title    the title, if the notebook consists of its cells only; a chapter has its
 *                 own
 * @returns        the name of the file, and the bundles that belong beside it
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
 * Saves the page for Node, with the library in the same file.
 * @param document  the same cells, to be imported again
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

/** The scripts of the modules that a notebook carries. */
function loadBundles({ cells }: NotebookSnapshot) {
  return Promise.all(
    bundledModulesIn(cells).map(async (module) => {
      return { ...module, script: await fetchText(BUNDLES[module.name]) };
    }),
  );
}

/** The page with its prose, which is fetched only here. */
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

/** A cell may be an element of the page, which no worker can be sent. */
function toWholeCell({
  id,
  kind,
  source,
  outputs,
  chosen,
}: NotebookCell): CellSnapshot {
  return { id, kind, source, outputs, ...(chosen && { chosen }) };
}

/** Without the state of the figures, and without a link's cells. */
function pageAddress(): string {
  return location.origin + location.pathname;
}
