import type { DocumentCell } from "./document.ts";

/** A cell of the page: its name there and the author's text. */
export interface PageCell {
  readonly id: string;
  readonly base: string;
}

/** What has become of the cell to which a kept text belongs. */
export type FoundCell =
  /** The author's text is the one from which the reader started. */
  | { readonly kind: "current"; readonly id: string; readonly cell: DocumentCell }
  /** It is another now; `base` is the new one. */
  | {
      readonly kind: "outdated";
      readonly id: string;
      readonly base: string;
      readonly cell: DocumentCell;
    }
  /** There is no such cell any more. */
  | { readonly kind: "orphan"; readonly cell: DocumentCell };

/**
 * Finds for texts that were kept elsewhere the cells of the page that they belong to. A
 * cell that has only moved or been renamed is known by the author's text.
 * @param kept   each gets another cell, or none
 * @param cells  those of the page as it is now
 */
export function matchCells(
  kept: readonly DocumentCell[],
  cells: readonly PageCell[],
): FoundCell[] {
  const free = new Map(cells.map((cell) => [cell.id, cell]));
  const found = new Map<DocumentCell, FoundCell>();
  const settle = (
    fits: (candidate: PageCell, cell: DocumentCell) => boolean,
    toFound: (candidate: PageCell, cell: DocumentCell) => FoundCell,
  ) => {
    for (const cell of kept) {
      if (found.has(cell)) continue;
      const candidate = [...free.values()].find((candidate) => fits(candidate, cell));
      if (candidate === undefined) continue;
      free.delete(candidate.id);
      found.set(cell, toFound(candidate, cell));
    }
  };
  const current = ({ id }: PageCell, cell: DocumentCell): FoundCell => ({
    kind: "current",
    id,
    cell,
  });
  const outdated = ({ id, base }: PageCell, cell: DocumentCell): FoundCell => ({
    kind: "outdated",
    id,
    base,
    cell,
  });
  settle(({ id, base }, cell) => id === cell.id && isFrom(cell, base), current);
  settle(({ base }, cell) => base === cell.base, current);
  settle(({ id }, cell) => id === cell.id, outdated);
  return kept.map((cell) => found.get(cell) ?? { kind: "orphan", cell });
}

function isFrom({ base }: DocumentCell, text: string): boolean {
  return base === undefined || base === text;
}
