// Puts cells by others into the page, but never over the reader's own.
import type { DocumentCell } from "../../../notebook/document/document.ts";
import { type CellMatch, matchCells } from "../../../notebook/document/match-cells.ts";
import { createElement } from "./elements.ts";
import type { NotebookCell, PageNotebook } from "./page-notebook.ts";

interface ImportSummary {
  /** Links to the cells that have changed. */
  readonly links: readonly HTMLElement[];
  /** Whether controls are set. */
  readonly hasSetControls: boolean;
}

/** @param offer  called with each text that needs the reader's choice */
export function applyImportedCells(
  notebook: PageNotebook,
  cells: readonly DocumentCell[],
  from: "link" | "file",
  offer: (found: CellMatch) => void,
): ImportSummary {
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
    if (kind !== "current" || isReadersOwn(now)) {
      offer(found);
      continue;
    }
    notebook.edit(now.id, cell.source, from);
    if (cell.chosen) notebook.setControls([{ id: now.id, chosen: cell.chosen }]);
    places.push(createElement("a", { href: `#${now.id}` }, `cell ${place + 1}`));
  }
  notebook.setControls(set);
  return { links: places, hasSetControls: set.length > 0 };
}

/** Whether a text is the reader's own, which nothing may overwrite. */
function isReadersOwn({ source, base, from }: NotebookCell): boolean {
  return source !== base && from === undefined;
}
