import type { CellTexts as Text } from "./outdated-cells.ts";

interface MarkableCell {
  readonly id: string;
  readonly source: string;
  readonly displayedSource: string | undefined;
  markOutdated?(isOutdated: boolean): void;
}

/** Marks cells whose results depend on an earlier text of another cell. */
export class OutdatedMarks {
  readonly #cells: () => readonly MarkableCell[];
  /** The text of each cell's last run on this page, if any. */
  readonly #ranSources = new WeakMap<MarkableCell, string>();
  readonly #find: typeof findInWorker;
  #isUpdating = false;
  #hasChanged = false;

  /**
   * @param cells  returns the cells that share names
   * @param find   like `outdatedCells`
   */
  constructor(cells: () => readonly MarkableCell[], find = findInWorker) {
    this.#cells = cells;
    this.#find = find;
  }

  started(cell: MarkableCell, source: string): void {
    this.#ranSources.set(cell, source);
  }

  /** To be called when a text was edited or has run. */
  async update(): Promise<void> {
    this.#hasChanged = true;
    if (this.#isUpdating) return;
    this.#isUpdating = true;
    try {
      while (this.#hasChanged) {
        this.#hasChanged = false;
        await this.#updateOnce();
      }
    } finally {
      this.#isUpdating = false;
    }
  }

  async #updateOnce(): Promise<void> {
    if (this.#texts().every(({ source, ranSource: ran }) => source === ran)) {
      this.#mark(new Set());
      return;
    }
    this.#mark(await this.#find(this.#texts()));
  }

  /** A cell that has never run counts as unchanged, since no results depend on it. */
  #texts(): Text[] {
    return this.#cells().map((cell) => {
      const { id, source, displayedSource = source } = cell;
      return { id, source, ranSource: this.#ranSources.get(cell) ?? displayedSource };
    });
  }

  #mark(outdated: ReadonlySet<string>): void {
    for (const cell of this.#cells()) cell.markOutdated?.(outdated.has(cell.id));
  }
}

async function findInWorker(cells: readonly Text[]): Promise<ReadonlySet<string>> {
  const { outdatedCellsInWorker } = await import("./outdated-in-worker.ts");
  return outdatedCellsInWorker(cells);
}
