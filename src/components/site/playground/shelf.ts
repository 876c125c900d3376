// Notebooks that were replaced, by opening a link or by starting a new one. Each can be
// restored.
import type { NotebookDocument } from "../../../notebook/document/document.ts";
import {
  formatDocument,
  isRecord,
  parseDocument,
} from "../../../notebook/document/read-document.ts";
import type { DraftStorage } from "../../notebook/bar/drafts.ts";
import { holdsCells } from "./holds-cells.ts";
import { readsTheSame } from "./own-cells.ts";
import { withOwnIds } from "./own-ids.ts";

/** The maximum number kept; beyond it, the oldest is dropped. */
export const MAX_SHELVED = 5;

export interface Shelved extends NotebookDocument {
  /** When it was put aside, in milliseconds since 1970; unknown of older ones. */
  readonly at?: number;
  /**
   * Whether another tab has gone on from it: then it is no more than an earlier state, and
   * makes room for the next of its kind.
   */
  readonly isEarlier?: boolean;
}

export class Shelf {
  readonly #key: string;
  readonly #storage: DraftStorage | undefined;
  /** Used while the page is open if storage is forbidden or full. */
  #own: readonly Shelved[] | undefined;

  constructor(page: string, storage: DraftStorage | undefined) {
    this.#key = `notebook shelf 1 ${page}`;
    this.#storage = storage;
  }

  /** The most recent first. */
  get notebooks(): readonly Shelved[] {
    return this.#own ?? this.#read();
  }

  /** It takes the place of those that say nothing that it does not say. */
  put(notebook: NotebookDocument & Pick<Shelved, "isEarlier">, at = Date.now()): void {
    const others = this.notebooks.filter(
      ({ cells, isEarlier }) =>
        !(isEarlier && notebook.isEarlier) && !holdsCells(notebook.cells, cells),
    );
    this.#write([{ ...notebook, at }, ...others].slice(0, MAX_SHELVED));
  }

  /**
   * Takes off the one that reads like this one, if it is still there: another tab has the
   * same shelf.
   */
  take({ cells: wanted }: Pick<NotebookDocument, "cells">): void {
    const { notebooks } = this;
    const others = notebooks.filter(({ cells }) => !readsTheSame(cells, wanted));
    if (others.length < notebooks.length) this.#write(others);
  }

  #read(): Shelved[] {
    try {
      const texts: unknown = JSON.parse(this.#storage?.getItem(this.#key) ?? "[]");
      if (!Array.isArray(texts)) return [];
      return texts.slice(0, MAX_SHELVED).flatMap(readOne);
    } catch {
      return []; // forbidden, or written by other code
    }
  }

  #write(notebooks: readonly Shelved[]): void {
    this.#own = notebooks;
    try {
      if (notebooks.length === 0) this.#storage?.removeItem(this.#key);
      else this.#storage?.setItem(this.#key, JSON.stringify(notebooks.map(entryOf)));
      if (this.#storage) this.#own = undefined;
    } catch {
      // They last as long as the page is open.
    }
  }
}

/** As it is stored: the text of the notebook, with what else is known of it. */
function entryOf({ at, isEarlier, ...notebook }: Shelved): unknown {
  const text = formatDocument(notebook);
  return at === undefined ? text : { at, text, ...(isEarlier && { isEarlier }) };
}

/** One that other code has spoilt does not take the others along. */
function readOne(entry: unknown): Shelved[] {
  const { at, text, isEarlier } = isRecord(entry) ? entry : { text: entry };
  try {
    const document = parseDocument(typeof text === "string" ? text : "");
    const shelved = { ...document, cells: withOwnIds(document.cells) };
    const more = isEarlier === true && { isEarlier };
    return [{ ...shelved, ...(isTime(at) && { at }), ...more }];
  } catch {
    return [];
  }
}

function isTime(at: unknown): at is number {
  return typeof at === "number" && !Number.isNaN(new Date(at).getTime());
}
