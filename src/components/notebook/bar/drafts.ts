import { draftKey } from "./storage-keys.ts";
import { earlyEdits } from "./early-edits.ts";
import { SavedWork, type StorageFault } from "#kit/storage/saved-work.ts";
import {
  FORMAT,
  VERSION,
  type DocumentCell,
  type NotebookDocument,
} from "#notebook/document/document.ts";
import {
  matchCells,
  type CellMatch,
  type AuthorCell,
} from "#notebook/document/match-cells.ts";
import {
  DocumentError,
  formatDocument,
  parseDocument,
  salvageDocument,
} from "#notebook/document/read-document.ts";

/** The reader's edits to the cells of a page, stored in the browser. Nothing here throws. */
export class Drafts {
  readonly #page: string;
  readonly work: SavedWork<NotebookDocument>;

  constructor(page: string) {
    this.#page = page;
    this.work = new SavedWork(draftKey(page), {
      read(text) {
        const salvaged = salvageDocument(text);
        const { page: other } = salvaged.value;
        if (other !== page)
          throw new DocumentError(`it belongs to another page: “${other}”`);
        return salvaged;
      },
      write: formatReadable,
    });
  }

  /** All stored drafts, matched with the page's current cells. */
  load(cells: readonly AuthorCell[]): CellMatch[] {
    return matchCells(this.#read(), cells);
  }

  /** Stores the draft of one cell; other cells' drafts, from any tab, are kept. */
  save(cell: DocumentCell): StorageFault | undefined {
    const kept = this.#read();
    const index = kept.findIndex((draft) => isSameDraft(draft, cell));
    return this.saveAll(index < 0 ? [...kept, cell] : kept.with(index, cell));
  }

  saveAll(cells: readonly DocumentCell[]): StorageFault | undefined {
    const page = this.#page;
    const document = { format: FORMAT, version: VERSION, page, cells } as const;
    return this.work.write(cells.length === 0 ? undefined : document);
  }

  /** @param draft  identified by its id and its base */
  remove(draft: Pick<DocumentCell, "id" | "base">): StorageFault | undefined {
    const kept = this.#read();
    const others = kept.filter((cell) => !isSameDraft(cell, draft));
    return others.length < kept.length ? this.saveAll(others) : undefined;
  }

  /**
   * Passes on the edits made before the bar was loaded, and deletes them once stored.
   * @param take  stores the cells, or returns why it can't
   */
  importEarlyEdits(
    take: (cells: readonly DocumentCell[]) => StorageFault | undefined,
  ): void {
    const early = earlyEdits(this.#page);
    const cells = early.read();
    if (cells === undefined) return;
    const head = { format: FORMAT, version: VERSION, page: this.#page };
    const { value, flaw } = salvageDocument(JSON.stringify({ ...head, cells }));
    if (flaw === undefined && take(value.cells) === undefined) early.write(undefined);
  }

  /** False if other code has overwritten the stored drafts. */
  get isReadable(): boolean {
    return this.work.isReadable;
  }

  #read(): readonly DocumentCell[] {
    return this.work.read()?.cells ?? [];
  }
}

/** Formats a document after checking that it can be parsed again. */
function formatReadable(document: NotebookDocument): string {
  const text = formatDocument(document);
  try {
    parseDocument(text);
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    throw new RangeError(error.message, { cause: error });
  }
  return text;
}

/** Drafts are identified by cell and by the author's text that they change. */
function isSameDraft(
  a: Pick<DocumentCell, "id" | "base">,
  b: Pick<DocumentCell, "id" | "base">,
): boolean {
  return a.id === b.id && a.base === b.base;
}
