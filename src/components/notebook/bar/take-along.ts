// Exports a page's cells and prose as files that run elsewhere. Loaded on request.
import { toIpynb } from "../../../notebook/document/to-ipynb.ts";
import { toScript } from "../../../notebook/document/to-script.ts";
import {
  asItStands,
  type WholeNotebook,
} from "../../../notebook/document/whole-notebook.ts";
import { fetchText } from "./fetch-text.ts";
import type { PageNotebook } from "./page-notebook.ts";
import { saveFile } from "./save-file.ts";

/**
 * Saves the page for Jupyter.
 * @param library  the address of the library's module on the site
 * @param title    the title, if the notebook consists of its cells only; a chapter has its
 *                 own
 * @returns        the name of the file
 */
export async function saveNotebook(
  notebook: PageNotebook,
  library: string,
  title?: string,
): Promise<string> {
  const whole = await wholeNotebook(notebook, library, title);
  const file = `${notebook.page}.ipynb`;
  saveFile(file, toIpynb(whole, addressOfPage()), "application/x-ipynb+json");
  return file;
}

/** Saves the page for Node, with the library in the same file. */
export async function saveScript(
  notebook: PageNotebook,
  library: string,
  title?: string,
): Promise<void> {
  const [whole, text] = await Promise.all([
    wholeNotebook(notebook, library, title),
    fetchText(library),
  ]);
  const script = toScript(whole, text, addressOfPage());
  saveFile(`${notebook.page}.ts`, script, "text/typescript");
}

/** The page with its prose, which is fetched only here. */
async function wholeNotebook(
  { page, cells }: PageNotebook,
  library: string,
  title?: string,
): Promise<WholeNotebook> {
  if (title !== undefined) return { page, title, cells };
  const shipped = await fetchText(new URL("notebook.json", addressOfPage()).href);
  const site = new URL("./", library).href;
  return asItStands(JSON.parse(shipped) as WholeNotebook, cells, site);
}

/** Without the state of the figures, and without a link's cells. */
function addressOfPage(): string {
  return location.origin + location.pathname;
}
