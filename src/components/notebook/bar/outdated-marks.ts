import type { Cell as Text } from "./outdated-cells.ts";

interface Cell {
  readonly id: string;
  readonly source: string;
  /** The code whose results are shown; undefined when none are. */
  readonly shown: string | undefined;
  outdated?(isOutdated: boolean): void;
}

/** Marks cells whose results depend on an earlier text of another cell. */
export class OutdatedMarks {
  readonly #cells: () => readonly Cell[];
  /** The text of each cell's last run on this page, if any. */
  readonly #ran = new WeakMap<Cell, string>();
  readonly #find: typeof findOffPage;
  #isFinding = false;
  #hasChanged = false;

  /**
   * @param cells  returns the current cells that see each other's names
   * @param find   as `outdatedCells`
   */
  constructor(cells: () => readonly Cell[], find = findOffPage) {
    this.#cells = cells;
    this.#find = find;
  }

  started(cell: Cell, source: string): void {
    this.#ran.set(cell, source);
  }

  /** A name was changed in all cells, and with it the text of this one. */
  renamed(cell: Cell, before: string): void {
    if (this.#ran.get(cell) === before) this.#ran.set(cell, cell.source);
  }

  /** Call it when a text was edited or has run. */
  async update(): Promise<void> {
    this.#hasChanged = true;
    if (this.#isFinding) return;
    this.#isFinding = true;
    try {
      while (this.#hasChanged) {
        this.#hasChanged = false;
        await this.#updateOnce();
      }
    } finally {
      this.#isFinding = false;
    }
  }

  async #updateOnce(): Promise<void> {
    if (this.#texts().every(({ source, ran }) => source === ran)) {
      this.#mark(new Set());
      return;
    }
    this.#mark(await this.#find(this.#texts()));
  }

  /** A cell that has never run counts as unchanged, since no results depend on it. */
  #texts(): Text[] {
    return this.#cells().map((cell) => {
      const { id, source, shown = source } = cell;
      return { id, source, ran: this.#ran.get(cell) ?? shown };
    });
  }

  #mark(outdated: ReadonlySet<string>): void {
    for (const cell of this.#cells()) cell.outdated?.(outdated.has(cell.id));
  }
}

async function findOffPage(cells: readonly Text[]): Promise<ReadonlySet<string>> {
  const { findOutdated } = await import("./outdated-off-page.ts");
  return findOutdated(cells);
}
