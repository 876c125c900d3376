// Puts cells by others into the page, but never over the reader's own.
import type { DocumentCell } from "../../../notebook/document/document.ts";
import { type FoundCell, matchCells } from "../../../notebook/document/match-cells.ts";
import { make } from "./elements.ts";
import type { NotebookCell, PageNotebook } from "./page-notebook.ts";

interface Taken {
  /** Links to the cells that have changed. */
  readonly places: readonly HTMLElement[];
  /** Whether controls are set. */
  readonly isSet: boolean;
}

/** @param offer  called with each text that needs the reader's choice */
export function takeCells(
  notebook: PageNotebook,
  cells: readonly DocumentCell[],
  from: "link" | "file",
  offer: (found: FoundCell) => void,
): Taken {
  const edited = cells.filter((cell) => cell.source !== cell.base || cell.chosen);
  const places: HTMLElement[] = [];
  const set: Pick<DocumentCell, "id" | "chosen">[] = [];
  for (const found of matchCells(edited, notebook.cells)) {
    const { kind, cell } = found;
    const place = notebook.cells.findIndex(
      ({ id }) => kind !== "orphan" && id === found.id,
    );
    const now = notebook.cells[place];
    if (now?.source === cell.source) {
      if (cell.chosen) set.push({ id: now.id, chosen: cell.chosen });
      continue;
    }
    if (kind !== "current" || isReaders(now)) {
      offer(found);
      continue;
    }
    notebook.edit(now.id, cell.source, from);
    if (cell.chosen) notebook.bring([{ id: now.id, chosen: cell.chosen }]);
    places.push(make("a", { href: `#${now.id}` }, `cell ${place + 1}`));
  }
  notebook.bring(set);
  return { places, isSet: set.length > 0 };
}

/** Whether a text is the reader's own, which nothing may overwrite. */
function isReaders({ source, base, from }: NotebookCell): boolean {
  return source !== base && from === undefined;
}
