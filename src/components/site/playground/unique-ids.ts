// Ids from links, files and storage are untrusted. They become element ids, which must be unique.
import type { DocumentCell } from "#notebook/document/document.ts";

const CELL_ID = /^cell-\d+$/;

/** Gives a new id to each cell whose id is a duplicate or not of the form cell-1. */
export function withUniqueIds(cells: readonly DocumentCell[]): DocumentCell[] {
  const reserved = new Set(cells.map(({ id }) => id).filter((id) => CELL_ID.test(id)));
  const used = new Set<string>();
  let last = 0;
  return cells.map((cell) => {
    let { id } = cell;
    if (!CELL_ID.test(id) || used.has(id)) {
      do id = `cell-${++last}`;
      while (reserved.has(id));
    }
    used.add(id);
    return id === cell.id ? cell : { ...cell, id };
  });
}
