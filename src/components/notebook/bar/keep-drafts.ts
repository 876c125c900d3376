// Ties the cells of a page to what the browser keeps of them.
import type { DocumentCell } from "../../../notebook/document/document.ts";
import type { FoundCell } from "../../../notebook/document/match-cells.ts";
import { autosave } from "./autosave.ts";
import { draftKey } from "./draft-key.ts";
import type { Drafts } from "./drafts.ts";
import type { NotebookCell, PageNotebook } from "./page-notebook.ts";

/**
 * Gives the cells the texts that were kept of them, and keeps what changes from now on,
 * in this tab and in others.
 * @returns  the drafts of cells that are gone, or that the author has changed since:
 *           they stay where they are until they are forgotten
 */
export function keepDrafts(notebook: PageNotebook, drafts: Drafts): FoundCell[] {
  /** What the storage has, as far as it is not what the author wrote. */
  let kept = new Map<string, DocumentCell>();

  const load = () => {
    const found = drafts.load(notebook.cells);
    const before = kept;
    kept = new Map();
    for (const draft of found) {
      if (draft.kind === "current") kept.set(draft.id, underId(draft.id, draft.cell));
    }
    for (const { id, base, source } of notebook.cells) {
      const was = before.get(id)?.source ?? base;
      const is = kept.get(id)?.source ?? base;
      // What has been typed here in the meantime is newer.
      if (source !== was || was === is) continue;
      notebook.edit(id, is, kept.get(id)?.from ?? "draft");
    }
    return found.filter(({ kind }) => kind !== "current");
  };

  /** A cell may have another name now. */
  const underId = (id: string, cell: DocumentCell): DocumentCell => {
    if (cell.id === id) return cell;
    const renamed = { ...cell, id };
    drafts.forget(cell);
    drafts.save(renamed);
    return renamed;
  };

  const save = () => {
    for (const cell of notebook.cells) {
      const { id, base, source, from } = cell;
      const draft = kept.get(id);
      if (source === (draft?.source ?? base) && from === draft?.from) continue;
      if (source === base) {
        kept.delete(id);
        drafts.forget(cell);
      } else {
        kept.set(id, draftOf(cell));
        drafts.save(draftOf(cell));
      }
    }
  };

  const others = load();
  autosave(notebook, save); // at first what has been typed before this was loaded
  addEventListener("storage", ({ key }) => {
    if (key === draftKey(notebook.page)) load();
    else if (key === null) kept = new Map(); // all is gone, and is kept anew
  });
  return others;
}

/** What is kept of a cell, in the browser or a file. */
export function draftOf({ id, kind, source, base, from }: NotebookCell): DocumentCell {
  return { id, kind, source, base, ...(from === undefined ? {} : { from }) };
}
