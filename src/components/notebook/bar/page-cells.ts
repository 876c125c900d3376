import type { CellView } from "./cell-view.ts";

type CellElement = CellView & Node;

/** The cells of a page in its order, whenever they are created or moved. */
export class PageCells {
  #cells: CellView[] = [];

  get list(): readonly CellView[] {
    return this.#cells;
  }

  /** Those that readers know about. */
  get visible(): readonly CellView[] {
    return this.#cells.filter(({ isHidden }) => !isHidden);
  }

  /** The code cells that see each other's names. */
  get linked(): readonly CellView[] {
    return this.#cells.filter(
      ({ kind, isIsolated: alone }) => kind === "code" && !alone,
    );
  }

  find(id: string): CellView | undefined {
    return this.#cells.find((cell) => cell.id === id);
  }

  /** The code cell after this one. */
  nextCode(id: string): CellView | undefined {
    const { visible: known } = this;
    const place = known.findIndex((cell) => cell.id === id);
    return known.slice(place + 1).find(({ kind }) => kind === "code");
  }

  add(cell: CellElement): void {
    // Those that have just left the page have no place in its order.
    const others = this.#cells.filter(
      (other) => other !== cell && (other as CellElement).isConnected,
    );
    this.#cells = [...others, cell];
    // Most come in order: to sort anew for each of hundreds would take long.
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
