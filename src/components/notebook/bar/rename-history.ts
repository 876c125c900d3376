interface Cell {
  readonly source: string;
}

/**
 * The texts of each cell that differ only in renamed identifiers: after a rename in all cells,
 * the worker may still be running the earlier text.
 */
export class RenameHistory {
  readonly #texts = new WeakMap<Cell, Set<string>>();

  /** Records that renaming has changed a cell's text from `before` to the current one. */
  add(cell: Cell, before: string): void {
    const knownTexts = this.#texts.get(cell);
    const texts = knownTexts?.has(before) ? knownTexts : new Set([before]);
    this.#texts.set(cell, texts.add(cell.source));
  }

  /** The cell's current text if the running one is equivalent to it, else the running one. */
  currentFor(cell: Cell, running: string): string {
    const texts = this.#texts.get(cell);
    const isEquivalent = texts?.has(running) && texts.has(cell.source);
    return isEquivalent ? cell.source : running;
  }
}
