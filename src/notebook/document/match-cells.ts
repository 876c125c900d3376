import type { DocumentCell } from "./document.ts";

/** A cell of the page: its id and the author's text. */
export interface AuthorCell {
  readonly id: string;
  readonly base: string;
}

/** The cell of the page that a stored text belongs to. */
export type CellMatch =
  /** The author's text has not changed since the reader edited it. */
  | { readonly kind: "current"; readonly id: string; readonly cell: DocumentCell }
  /** The author's text has changed; `base` is the new one. */
  | {
      readonly kind: "outdated";
      readonly id: string;
      readonly base: string;
      readonly cell: DocumentCell;
    }
  | { readonly kind: "orphan"; readonly cell: DocumentCell };

/**
 * Matches stored texts with the cells of the current page. Cells that were only moved
 * or renamed are recognised by the author's text.
 * @returns  one match for each stored text; at most one per cell is current
 */
export function matchCells(
  stored: readonly DocumentCell[],
  cells: readonly AuthorCell[],
): CellMatch[] {
  const matchedIds = new Set<string>();
  const matches = new Map<DocumentCell, CellMatch>();
  const matchRemaining = (
    fits: (cell: DocumentCell, candidate: AuthorCell) => boolean,
  ) => {
    for (const cell of stored) {
      if (matches.has(cell)) continue;
      const match = cells.find(
        (candidate) => !matchedIds.has(candidate.id) && fits(cell, candidate),
      );
      if (match === undefined) continue;
      matchedIds.add(match.id);
      matches.set(cell, { kind: "current", id: match.id, cell });
    }
  };
  matchRemaining(
    (cell, { id, base }) => cell.id === id && (cell.base ?? base) === base,
  );
  matchRemaining((cell, { base }) => cell.base === base);
  return stored.map((cell) => {
    const match = cells.find(({ id }) => id === cell.id);
    const unmatched: CellMatch = match
      ? { kind: "outdated", id: match.id, base: match.base, cell }
      : { kind: "orphan", cell };
    return matches.get(cell) ?? unmatched;
  });
}
