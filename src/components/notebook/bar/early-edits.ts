// Edits made before the bar's code has loaded are stored as they are, so that closing the page
// early loses nothing. The bar then imports them.
import type { DocumentCell } from "#notebook/document/document.ts";
import { jsonFormat, SavedWork } from "#kit/storage/saved-work.ts";
import { autosave } from "./autosave.ts";
import { earlyEditsKey } from "./storage-keys.ts";
import type { PageNotebook } from "./page-notebook.ts";

type EarlyCell = Pick<DocumentCell, "id" | "kind" | "source" | "base">;

/** The stored early edits of a page. Callers must validate each cell. */
export function earlyEdits(page: string): SavedWork<readonly EarlyCell[]> {
  return new SavedWork(
    earlyEditsKey(page),
    jsonFormat((value): value is readonly EarlyCell[] => Array.isArray(value)),
  );
}

/**
 * Stores the reader's edits until the bar takes over.
 * @returns  stops storing
 */
export function saveEarlyEdits(notebook: PageNotebook): () => void {
  const work = earlyEdits(notebook.page);
  let own: readonly EarlyCell[] = [];
  let isOver = false;
  const save = () => {
    const before = own;
    own = isOver ? [] : editedCells(notebook);
    if (before.length === 0 && own.length === 0) return;
    // The rest are edits by other tabs, or by earlier visits, that were not imported yet.
    const others = (work.read() ?? []).filter(
      (cell) =>
        !own.some((one) => isSameCell(one, cell)) &&
        !before.some((one) => isSameCell(one, cell) && one.source === cell.source),
    );
    const all = [...others, ...own];
    work.write(all.length === 0 ? undefined : all);
  };
  autosave(notebook, save);
  return () => void (isOver = true);
}

function editedCells({ cells }: PageNotebook): EarlyCell[] {
  return cells
    .filter(({ source, base }) => source !== base)
    .map(({ id, kind, source, base }) => {
      return { id, kind, source, ...(base !== "" && { base }) };
    });
}

function isSameCell(a: EarlyCell, b: EarlyCell): boolean {
  return a.id === b.id && a.base === b.base;
}
