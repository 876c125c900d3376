// What is typed before the bar's code has loaded is stored as it is, so that a page that is
// closed early loses nothing. The bar takes it over.
import type { DocumentCell } from "../../../notebook/document/document.ts";
import { jsonFormat, KeptWork } from "../../kit/storage/kept-work.ts";
import { autosave } from "./autosave.ts";
import { earlyEditsKey } from "./storage-keys.ts";
import type { PageNotebook } from "./page-notebook.ts";

type EarlyCell = Pick<DocumentCell, "id" | "kind" | "source" | "base">;

/** The cells of a page that were edited early; who reads them checks what each one is. */
export function earlyEdits(page: string): KeptWork<readonly EarlyCell[]> {
  return new KeptWork(
    earlyEditsKey(page),
    jsonFormat((value): value is readonly EarlyCell[] => Array.isArray(value)),
  );
}

/**
 * Stores the reader's edits until the bar does.
 * @returns  call it when the bar stores them
 */
export function saveEarlyEdits(notebook: PageNotebook): () => void {
  const work = earlyEdits(notebook.page);
  /** What this visit has stored. */
  let own: readonly EarlyCell[] = [];
  let isOver = false;
  const save = () => {
    const before = own;
    own = isOver ? [] : editedCells(notebook);
    if (before.length === 0 && own.length === 0) return;
    // Other tabs, and earlier visits whose edits could not be taken over, store theirs here.
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
