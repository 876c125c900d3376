import type { DocumentCell } from "#notebook/document/document.ts";
import { type CellMatch, matchCells } from "#notebook/document/match-cells.ts";
import { createElement } from "./elements.ts";
import type { NotebookCell, PageNotebook } from "./page-notebook.ts";

interface ImportSummary {
  readonly links: readonly HTMLElement[];
  readonly hasSetControls: boolean;
}

/**
 * Puts imported cells into the page, but never over the reader's own texts.
 * @param offer  called with each text that needs the reader's decision
 */
export function applyImportedCells(
  notebook: PageNotebook,
  cells: readonly DocumentCell[],
  from: "link" | "file",
  offer: (found: CellMatch) => void,
): ImportSummary {
  const edited = cells.filter((cell) => cell.source !== cell.base || cell.chosen);
  const links: HTMLElement[] = [];
  const withControls: Pick<DocumentCell, "id" | "chosen">[] = [];
  for (const found of matchCells(edited, notebook.cells)) {
    const { kind, cell } = found;
    const index = notebook.cells.findIndex(
      ({ id }) => kind !== "orphan" && id === found.id,
    );
    const current = notebook.cells[index];
    if (current?.source === cell.source) {
      if (cell.chosen) withControls.push({ id: current.id, chosen: cell.chosen });
      continue;
    }
    if (kind !== "current" || isReadersOwn(current)) {
      offer(found);
      continue;
    }
    notebook.edit(current.id, cell.source, from);
    if (cell.chosen) notebook.setControls([{ id: current.id, chosen: cell.chosen }]);
    links.push(createElement("a", { href: `#${current.id}` }, `cell ${index + 1}`));
  }
  notebook.setControls(withControls);
  return { links, hasSetControls: withControls.length > 0 };
}

function isReadersOwn({ source, base, from }: NotebookCell): boolean {
  return source !== base && from === undefined;
}
