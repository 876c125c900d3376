// The reader's changes to the cells of a page are stored in the browser, so that nothing is
// lost when the page is opened again.
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

/** The part of the browser's storage that is used here. */
export type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export const PROBLEMS = {
  forbidden:
    "Your edits cannot be kept: this browser forbids storage. They last as long as this page is open.",
  full: "Your edits cannot be kept: the browser’s storage is full. Export them as a file.",
  long: "Your edits are too long to be kept in this browser. Export them as a file.",
  unreadable:
    "Some of your edits kept in this browser cannot be read, and were left out.",
};

/** The drafts of one page. Nothing here throws: each problem is reported once. */
export class Drafts {
  readonly #page: string;
  readonly #storage: DraftStorage | undefined;
  readonly #report: (problem: string) => void;
  readonly #reported = new Set<string>();

  /**
   * @param storage  undefined where the browser forbids it
   * @param report   called once for each kind of problem, in words for the reader
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

  /** All stored drafts, each with the cell of the page that it belongs to now. */
  load(cells: readonly PageCell[]): FoundCell[] {
    return matchCells(this.#read(), cells);
  }

  /** Stores the text of one cell, keeping what other tabs have stored for other cells. */
  save(cell: DocumentCell): void {
    const kept = this.#read();
    const place = kept.findIndex((draft) => isSame(draft, cell));
    this.#write(place < 0 ? [...kept, cell] : kept.with(place, cell));
  }

  /** Stores exactly these cells, in this order. */
  saveAll(cells: readonly DocumentCell[]): void {
    this.#write(cells);
  }

  /** @param draft  identified by its id and its base */
  forget(draft: Pick<DocumentCell, "id" | "base">): void {
    const kept = this.#read();
    const others = kept.filter((cell) => !isSame(cell, draft));
    if (others.length < kept.length) this.#write(others);
  }

  /** Whether what is stored is a reader's: other code may have written to the storage. */
  get isReadable(): boolean {
    return this.#stored() !== undefined;
  }

  #read(): readonly DocumentCell[] {
    const cells = this.#stored();
    if (cells === undefined) this.#tell(PROBLEMS.unreadable);
    return cells ?? [];
  }

  /** Undefined when it cannot be read. */
  #stored(): readonly DocumentCell[] | undefined {
    let text: string | null;
    try {
      text = this.#storage?.getItem(draftKey(this.#page)) ?? null;
    } catch {
      return []; // reported when something is to be stored
    }
    if (text === null) return [];
    try {
      const document = parseDocument(text);
      return document.page === this.#page ? document.cells : undefined;
    } catch {
      return undefined;
    }
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

/** @returns undefined where the browser forbids storage */
export function browserStorage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

/** Only stores what can be read back. */
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

/** Edits of different author's texts are different drafts of the same cell. */
function isSame(
  a: Pick<DocumentCell, "id" | "base">,
  b: Pick<DocumentCell, "id" | "base">,
): boolean {
  return a.id === b.id && a.base === b.base;
}
