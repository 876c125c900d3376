import type { CellView } from "./cell-view.ts";

type CellElement = CellView & Node;

/** The cells of a page, in document order. */
export class PageCells {
  #cells: CellView[] = [];

  get list(): readonly CellView[] {
    return this.#cells;
  }

  get visible(): readonly CellView[] {
    return this.#cells.filter(({ isHidden }) => !isHidden);
  }

  /** The code cells that share names. */
  get linked(): readonly CellView[] {
    return this.#cells.filter(({ kind, isIsolated }) => kind === "code" && !isIsolated);
  }

  find(id: string): CellView | undefined {
    return this.#cells.find((cell) => cell.id === id);
  }

  nextCode(id: string): CellView | undefined {
    const { visible } = this;
    const index = visible.findIndex((cell) => cell.id === id);
    return visible.slice(index + 1).find(({ kind }) => kind === "code");
  }

  add(cell: CellElement): void {
    // Elements that have just left the page have no document position.
    const others = this.#cells.filter(
      (other) => other !== cell && (other as CellElement).isConnected,
    );
    this.#cells = [...others, cell];
    // Most cells are added in order, so sorting is rarely needed.
    const last = others.at(-1);
    if (!last || precedes(last, cell)) return;
    this.#cells.sort((a, b) => (precedes(a, b) ? -1 : 1));
  }

  remove(cell: CellView): void {
    this.#cells = this.#cells.filter((other) => other !== cell);
  }
}

function precedes(a: CellView, b: CellView): boolean {
  const order = (a as CellElement).compareDocumentPosition(b as CellElement);
  return (order & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
