// What a link, a file or the storage calls its cells is not trusted: an id is one of the
// page's elements, and no two cells may have the same.
import type { DocumentCell } from "../../../notebook/document/document.ts";

const OWN = /^cell-\d+$/;

/** Gives a new id to each cell whose id is taken, or is not of the form cell-1. */
export function withOwnIds(cells: readonly DocumentCell[]): DocumentCell[] {
  const kept = new Set(cells.map(({ id }) => id).filter((id) => OWN.test(id)));
  const taken = new Set<string>();
  let last = 0;
  return cells.map((cell) => {
    let { id } = cell;
    if (!OWN.test(id) || taken.has(id)) {
      do id = `cell-${++last}`;
      while (kept.has(id));
    }
    taken.add(id);
    return id === cell.id ? cell : { ...cell, id };
  });
}
