interface Cell {
  readonly source: string;
}

/**
 * The texts of each cell that differ in names alone: the worker may still run the one from
 * before a name was changed in all cells.
 */
export class EquivalentTexts {
  readonly #texts = new WeakMap<Cell, Set<string>>();

  /** The text of a cell has become the current one by a change of names in all cells. */
  add(cell: Cell, before: string): void {
    const known = this.#texts.get(cell);
    const texts = known?.has(before) ? known : new Set([before]);
    this.#texts.set(cell, texts.add(cell.source));
  }

  /** The current text of a cell if one that runs does the same, or else that one. */
  currentFor(cell: Cell, running: string): string {
    const texts = this.#texts.get(cell);
    const isSame = texts?.has(running) && texts.has(cell.source);
    return isSame ? cell.source : running;
  }
}
