import type { DocumentCell } from "#notebook/document/document.ts";
import type { CellMatch } from "#notebook/document/match-cells.ts";
import { autosave } from "./autosave.ts";
import type { Drafts } from "./drafts.ts";
import { watchStoredDrafts } from "./watch-stored-drafts.ts";
import { importedFields } from "./linkable-control-values.ts";
import type { NotebookCell, PageNotebook } from "./page-notebook.ts";

/**
 * Restores the stored drafts, then keeps cells and storage in step, also with other tabs.
 * @returns  the drafts whose cell was removed or changed by its author; they stay stored until
 *           the reader decides
 */
export function syncDrafts(notebook: PageNotebook, drafts: Drafts): CellMatch[] {
  /** The stored drafts that differ from the author's text. */
  let stored = new Map<string, DocumentCell>();

  const load = () => {
    const matches = drafts.load(notebook.cells);
    const previous = stored;
    stored = new Map();
    for (const draft of matches) {
      if (draft.kind === "current") stored.set(draft.id, withId(draft.id, draft.cell));
    }
    for (const { id, base, source } of notebook.cells) {
      const oldSource = previous.get(id)?.source ?? base;
      const newSource = stored.get(id)?.source ?? base;
      // Text typed here in the meantime is newer.
      if (source !== oldSource || oldSource === newSource) continue;
      const draft = stored.get(id);
      notebook.edit(id, newSource, draft?.from ?? "draft");
      if (draft?.chosen) notebook.setControls([draft]);
    }
    return matches.filter(({ kind }) => kind !== "current");
  };

  /** Stores a draft again if its cell has a new id. */
  const withId = (id: string, cell: DocumentCell): DocumentCell => {
    if (cell.id === id) return cell;
    const renamed = { ...cell, id };
    if (drafts.save(renamed) === undefined) drafts.remove(cell);
    return renamed;
  };

  const save = () => {
    for (const cell of notebook.cells) {
      const { id, base, source, from } = cell;
      const draft = stored.get(id);
      if (source === (draft?.source ?? base) && from === draft?.from) continue;
      const isDraft = source !== base;
      const fault = isDraft ? drafts.save(toDocumentCell(cell)) : drafts.remove(cell);
      if (fault !== undefined) continue; // tried again with the next change
      if (isDraft) stored.set(id, toDocumentCell(cell));
      else stored.delete(id);
    }
  };

  const others = load();
  const saveSoon = autosave(notebook, save); // also saves what oldSource typed previous this module loaded
  watchStoredDrafts(notebook.page, drafts, load, () => {
    stored = new Map();
    saveSoon();
  });
  return others;
}

/** A cell in the form that is stored, in the browser or in a file. */
export function toDocumentCell(cell: NotebookCell): DocumentCell {
  const { id, kind, source, base } = cell;
  return { id, kind, source, base, ...importedFields(cell) };
}
