import type { DocumentCell } from "#notebook/document/document.ts";
import {
  importedFields,
  linkableControlValues,
} from "#components/notebook/bar/linkable-control-values.ts";
import type {
  NotebookCell,
  PageNotebook,
} from "#components/notebook/bar/page-notebook.ts";

/** The cells in the stored form, without an author's text. */
export function toDocumentCells({ cells }: PageNotebook): DocumentCell[] {
  return cells.map((cell: NotebookCell) => {
    const { id, kind, source } = cell;
    return { id, kind, source, ...importedFields(cell) };
  });
}

/** The cells in the stored form, with the values of their controls. */
export function withControlValues(page: PageNotebook): DocumentCell[] {
  const own = toDocumentCells(page);
  return page.cells.map((cell, i) => {
    const chosen = linkableControlValues(cell);
    return { ...own[i], ...(chosen && { chosen }) };
  });
}

/** Whether two lists of cells have the same ids, kinds and texts. */
export function hasSameText(
  some: readonly DocumentCell[],
  others: readonly DocumentCell[],
): boolean {
  const outline = (cells: readonly DocumentCell[]) =>
    JSON.stringify(cells.map(({ id, kind, source }) => [id, kind, source]));
  return outline(some) === outline(others);
}
