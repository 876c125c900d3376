interface Cell {
  readonly id: string;
  readonly source: string;
  /** The code whose results are shown; undefined when none are. */
  readonly shown: string | undefined;
  outdated?(isOutdated: boolean): void;
}

/** Tells cells when their results are of what another cell was before it was changed. */
export class OutdatedMarks {
  readonly #cells: () => readonly Cell[];
  /** The text of each cell that ran last in this page, if one did. */
  readonly #ran = new WeakMap<Cell, string>();

  /** @param cells  gives those that see each other's names, as they stand */
  constructor(cells: () => readonly Cell[]) {
    this.#cells = cells;
  }

  started(cell: Cell, source: string): void {
    this.#ran.set(cell, source);
  }

  /** To be called when a text has changed or has run. */
  async update(): Promise<void> {
    if (this.#texts().every(({ source, ran }) => source === ran)) {
      this.#mark(new Set());
      return;
    }
    const { outdatedCells } = await import("./outdated-cells.ts");
    this.#mark(outdatedCells(this.#texts()));
  }

  /** Of a cell that has never run no results follow: it counts as unchanged. */
  #texts() {
    return this.#cells().map((cell) => {
      const { id, source, shown = source } = cell;
      return { id, source, ran: this.#ran.get(cell) ?? shown };
    });
  }

  #mark(outdated: ReadonlySet<string>): void {
    for (const cell of this.#cells()) cell.outdated?.(outdated.has(cell.id));
  }
}
