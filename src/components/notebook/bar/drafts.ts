// What a reader has changed in the cells of a page is kept in the browser, so that
// nothing is lost when the page is opened again.
import { draftKey } from "./draft-key.ts";
import {
  FORMAT,
  VERSION,
  type DocumentCell,
  type NotebookDocument,
} from "../../../notebook/document/document.ts";
import {
  matchCells,
  type FoundCell,
  type PageCell,
} from "../../../notebook/document/match-cells.ts";
import {
  DocumentError,
  formatDocument,
  parseDocument,
} from "../../../notebook/document/read-document.ts";

/** What is used here of the browser's storage. */
export type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export const PROBLEMS = {
  forbidden:
    "Your edits cannot be kept: this browser forbids storage. They last as long as this page is open.",
  full: "Your edits cannot be kept: the browser’s storage is full. Export them as a file.",
  long: "Your edits are too long to be kept in this browser. Export them as a file.",
  unreadable:
    "What this browser had kept of your edits cannot be read, and is left out.",
};

/** The drafts of one page. Nothing here throws: what goes wrong is reported, once. */
export class Drafts {
  readonly #page: string;
  readonly #storage: DraftStorage | undefined;
  readonly #report: (problem: string) => void;
  readonly #reported = new Set<string>();

  /**
   * @param storage  undefined where the browser forbids it
   * @param report   called with each kind of trouble once, in words for the reader
   */
  constructor(
    page: string,
    storage: DraftStorage | undefined,
    report: (problem: string) => void,
  ) {
    this.#page = page;
    this.#storage = storage;
    this.#report = report;
  }

  /** All that is kept, each draft with the cell of the page that it belongs to now. */
  load(cells: readonly PageCell[]): FoundCell[] {
    return matchCells(this.#read(), cells);
  }

  /** Keeps the text of one cell, and leaves alone what other tabs have kept of others. */
  save(cell: DocumentCell): void {
    const kept = this.#read();
    const place = kept.findIndex((draft) => isSame(draft, cell));
    this.#write(place < 0 ? [...kept, cell] : kept.with(place, cell));
  }

  /** Keeps these cells, in their order, and no others. */
  saveAll(cells: readonly DocumentCell[]): void {
    this.#write(cells);
  }

  /** @param draft  known by its id and its base */
  forget(draft: Pick<DocumentCell, "id" | "base">): void {
    const kept = this.#read();
    const others = kept.filter((cell) => !isSame(cell, draft));
    if (others.length < kept.length) this.#write(others);
  }

  #read(): readonly DocumentCell[] {
    let text: string | null;
    try {
      text = this.#storage?.getItem(draftKey(this.#page)) ?? null;
    } catch {
      return []; // said when something is to be kept
    }
    if (text === null) return [];
    try {
      const document = parseDocument(text);
      if (document.page === this.#page) return document.cells;
    } catch {
      // Somebody else has written there.
    }
    this.#tell(PROBLEMS.unreadable);
    return [];
  }

  #write(cells: readonly DocumentCell[]): void {
    const key = draftKey(this.#page);
    const document: NotebookDocument = {
      format: FORMAT,
      version: VERSION,
      page: this.#page,
      cells,
    };
    if (this.#storage === undefined) {
      if (cells.length > 0) this.#tell(PROBLEMS.forbidden);
      return;
    }
    try {
      if (cells.length === 0) this.#storage.removeItem(key);
      else this.#storage.setItem(key, readableText(document));
    } catch (error) {
      this.#tell(PROBLEMS[faultOf(error)]);
    }
  }

  #tell(problem: string): void {
    if (this.#reported.has(problem)) return;
    this.#reported.add(problem);
    this.#report(problem);
  }
}

/** @returns nothing where the browser forbids storage */
export function browserStorage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

/** What is kept can be read again; what could not be, is not kept. */
function readableText(document: NotebookDocument): string {
  const text = formatDocument(document);
  parseDocument(text);
  return text;
}

function faultOf(error: unknown): "long" | "full" | "forbidden" {
  if (error instanceof DocumentError) return "long";
  const isFull = error instanceof Error && error.name === "QuotaExceededError";
  return isFull ? "full" : "forbidden";
}

/** An edit of an older text of the author is another draft of the same cell. */
function isSame(
  a: Pick<DocumentCell, "id" | "base">,
  b: Pick<DocumentCell, "id" | "base">,
): boolean {
  return a.id === b.id && a.base === b.base;
}
