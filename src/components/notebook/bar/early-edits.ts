// What is typed before the bar's code has loaded is stored as it is, so that a page that is
// closed early loses nothing. The bar takes it over.
import type { DocumentCell } from "../../../notebook/document/document.ts";
import { jsonFormat, KeptWork } from "../../kit/storage/kept-work.ts";
import { autosave } from "./autosave.ts";
import { earlyKey } from "./draft-key.ts";
import type { PageNotebook } from "./page-notebook.ts";

type EarlyCell = Pick<DocumentCell, "id" | "kind" | "source" | "base">;

/** The cells of a page that were edited early; who reads them checks what each one is. */
export function earlyEdits(page: string): KeptWork<readonly EarlyCell[]> {
  return new KeptWork(
    earlyKey(page),
    jsonFormat((value): value is readonly EarlyCell[] => Array.isArray(value)),
  );
}

/**
 * Stores the reader's edits until the bar does.
 * @returns  call it when the bar stores them
 */
export function keepEarlyEdits(notebook: PageNotebook): () => void {
  const work = earlyEdits(notebook.page);
  let isOver = false;
  const save = () => {
    if (isOver) return void work.write(undefined);
    const edited = notebook.cells.filter(({ source, base }) => source !== base);
    if (edited.length === 0) return;
    const own = edited.map(({ id, kind, source, base }) => {
      return { id, kind, source, ...(base !== "" && { base }) };
    });
    const isAmongOwn = ({ id, base }: EarlyCell) =>
      own.some((cell) => cell.id === id && cell.base === base);
    const others = (work.read() ?? []).filter((cell) => !isAmongOwn(cell));
    work.write([...others, ...own]);
  };
  autosave(notebook, save);
  return () => void (isOver = true);
}
