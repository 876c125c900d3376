// Notebooks that were replaced, by opening a link or by starting a new one. Each can be
// restored.
import type { NotebookDocument } from "../../../notebook/document/document.ts";
import {
  formatDocument,
  parseDocument,
} from "../../../notebook/document/read-document.ts";
import type { DraftStorage } from "../../notebook/bar/drafts.ts";
import { withOwnIds } from "./own-ids.ts";

/** The maximum number kept; beyond it, the oldest is dropped. */
export const MAX_SHELVED = 10;

export class Shelf {
  readonly #key: string;
  readonly #storage: DraftStorage | undefined;
  /** Used while the page is open if storage is forbidden or full. */
  #own: readonly NotebookDocument[] | undefined;

  constructor(page: string, storage: DraftStorage | undefined) {
    this.#key = `notebook shelf 1 ${page}`;
    this.#storage = storage;
  }

  /** The most recent first. */
  get notebooks(): readonly NotebookDocument[] {
    return this.#own ?? this.#read();
  }

  put(notebook: NotebookDocument): void {
    this.#write([notebook, ...this.notebooks].slice(0, MAX_SHELVED));
  }

  /** @param place  index in `notebooks` */
  take(place: number): NotebookDocument | undefined {
    const { notebooks } = this;
    const taken = notebooks[place];
    if (taken) this.#write(notebooks.toSpliced(place, 1));
    return taken;
  }

  #read(): NotebookDocument[] {
    try {
      const texts: unknown = JSON.parse(this.#storage?.getItem(this.#key) ?? "[]");
      if (!Array.isArray(texts)) return [];
      return texts.slice(0, MAX_SHELVED).flatMap(readOne);
    } catch {
      return []; // forbidden, or written by other code
    }
  }

  #write(notebooks: readonly NotebookDocument[]): void {
    this.#own = notebooks;
    try {
      if (notebooks.length === 0) this.#storage?.removeItem(this.#key);
      else
        this.#storage?.setItem(
          this.#key,
          JSON.stringify(notebooks.map(formatDocument)),
        );
      if (this.#storage) this.#own = undefined;
    } catch {
      // They last as long as the page is open.
    }
  }
}

/** One that other code has spoilt does not take the others along. */
function readOne(text: unknown): NotebookDocument[] {
  try {
    const document = parseDocument(typeof text === "string" ? text : "");
    return [{ ...document, cells: withOwnIds(document.cells) }];
  } catch {
    return [];
  }
}
