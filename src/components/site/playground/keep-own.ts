// Stores the reader's cells in the browser.
import type { DocumentCell } from "../../../notebook/document/document.ts";
import { autosave } from "../../notebook/bar/autosave.ts";
import { draftKey } from "../../notebook/bar/draft-key.ts";
import type { Drafts } from "../../notebook/bar/drafts.ts";
import type { NotebookCell, PageNotebook } from "../../notebook/bar/page-notebook.ts";
import type { Playground } from "./playground.ts";

/** Shows the stored cells, and stores changes from now on, in this tab and in others. */
export function keepOwn(
  notebook: PageNotebook,
  drafts: Drafts,
  playground: Playground,
): void {
  let kept = "";

  const load = () => {
    // The reader's own cells match no cell of the page.
    const cells = drafts.load([]).map(({ cell }) => cell);
    if (cells.length > 0 && !readsTheSame(cells, ownCells(notebook)))
      playground.show(cells);
    kept = JSON.stringify(cells);
  };
  const save = () => {
    const own = ownCells(notebook);
    const cells = readsTheSame(own, playground.starter) ? [] : own;
    if (JSON.stringify(cells) === kept) return;
    kept = JSON.stringify(cells);
    drafts.saveAll(cells);
  };

  load();
  autosave(notebook, save); // first save what has changed so far
  addEventListener("storage", ({ key }) => {
    if (key === draftKey(notebook.page)) load();
  });
}

/** The cells in the form in which they are stored: without an author's text. */
export function ownCells({ cells }: PageNotebook): DocumentCell[] {
  return cells.map(({ id, kind, source, from }: NotebookCell) => ({
    id,
    kind,
    source,
    ...(from === undefined ? {} : { from }),
  }));
}

/** Whether two lists of cells have the same texts, wherever they came from. */
export function readsTheSame(
  some: readonly DocumentCell[],
  others: readonly DocumentCell[],
): boolean {
  const outline = (cells: readonly DocumentCell[]) =>
    JSON.stringify(cells.map(({ id, kind, source }) => [id, kind, source]));
  return outline(some) === outline(others);
}
