// Connects the cells of a page with the browser's storage.
import type { DocumentCell } from "../../../notebook/document/document.ts";
import type { CellMatch } from "../../../notebook/document/match-cells.ts";
import { autosave } from "./autosave.ts";
import type { Drafts } from "./drafts.ts";
import { onDraftsChangedElsewhere } from "./drafts-changed-elsewhere.ts";
import { importedFields } from "./linkable-control-values.ts";
import type { NotebookCell, PageNotebook } from "./page-notebook.ts";

/**
 * Restores the stored texts of the cells, and stores changes from now on, in this tab and
 * in others.
 * @returns  the drafts of cells that were removed, or that the author has changed since:
 *           they remain stored until they are forgotten
 */
export function syncDrafts(notebook: PageNotebook, drafts: Drafts): CellMatch[] {
  /** The stored drafts that differ from the author's text. */
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
      // What was typed here in the meantime is newer.
      if (source !== was || was === is) continue;
      const draft = kept.get(id);
      notebook.edit(id, is, draft?.from ?? "draft");
      if (draft?.chosen) notebook.setControls([draft]);
    }
    return found.filter(({ kind }) => kind !== "current");
  };

  /** The cell may have been renamed. */
  const underId = (id: string, cell: DocumentCell): DocumentCell => {
    if (cell.id === id) return cell;
    const renamed = { ...cell, id };
    if (drafts.save(renamed) === undefined) drafts.remove(cell);
    return renamed;
  };

  const save = () => {
    for (const cell of notebook.cells) {
      const { id, base, source, from } = cell;
      const draft = kept.get(id);
      if (source === (draft?.source ?? base) && from === draft?.from) continue;
      const isDraft = source !== base;
      const fault = isDraft ? drafts.save(toDocumentCell(cell)) : drafts.remove(cell);
      if (fault !== undefined) continue; // tried again with the next change
      if (isDraft) kept.set(id, toDocumentCell(cell));
      else kept.delete(id);
    }
  };

  const others = load();
  const saveSoon = autosave(notebook, save); // first save what was typed before this module loaded
  onDraftsChangedElsewhere(notebook.page, drafts, load, () => {
    kept = new Map();
    saveSoon();
  });
  return others;
}

/** What is stored of a cell, in the browser or in a file. */
export function toDocumentCell(cell: NotebookCell): DocumentCell {
  const { id, kind, source, base } = cell;
  return { id, kind, source, base, ...importedFields(cell) };
}
